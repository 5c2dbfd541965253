/** Pictures of levels from the command line. */
export const renderTexts = {
  'render.description': 'draw a level into a PNG, with the editor’s own renderer',
  'render.output': 'picture to write, replaced if it is there; - for standard output',
  'render.camera': 'from the corner, or straight down and true to scale',
  'render.size': 'pixels of the picture',
  'render.theme': 'colours of the background',
  'render.no-size': 'Expected width and height in pixels, such as 1280x720.',
  'render.wrong-size':
    'A picture is from {least} to {most} pixels wide and high, not {width} × {height}. Choose another --size.',
  'render.no-browser':
    'Pictures are drawn by Chromium or Chrome, and neither was found. Install one, or set CHROMIUM_PATH to it.',
  'render.too-slow':
    'The picture was not finished after {seconds} seconds. Choose a smaller --size, or draw on a machine with a graphics card.',
  'render.done': '{path}: {width} × {height} pixels',
} as const;
