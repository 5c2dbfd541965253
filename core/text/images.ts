export const imagesTexts = {
  'images.texture': 'Texture',
  'images.none': 'None',
  'images.choose': 'Choose an image…',
  'images.in-project': 'In the project',
  'images.repeat-width': 'Image width',
  'images.repeat-height': 'Image height',
  'images.damaged':
    '“{path}” is damaged: no picture can be made of it. Save it again in the program it came from.',
  'images.too-large': '“{file}” has {size} MB; images of up to {limit} MB are used. Make it smaller first.',
  'images.problem': 'The texture of the material “{material}” is not shown, its colour is. {reason}',
} as const;
