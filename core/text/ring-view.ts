/** What the picture says about rings and modules. */
export const ringViewTexts = {
  'ring-view.cell': '[{line}, {step}]',
  'ring-view.stretch': 'scale {scale} % · aspect {aspect} %',
  'ring-view.line': 'r{line}',
  'ring-view.radius': '{radius} m',
  'ring-view.scale': '× {scale}',
  'ring-view.legend': 'What the colours of the ring mean',
  'ring-view.aspect': 'Aspect ratio',
  'ring-view.aspect-good': 'within {tolerance} %: square enough',
  'ring-view.aspect-long': 'too long outwards',
  'ring-view.aspect-wide': 'too wide along the ring',
  'ring-view.aspect-all': 'Stretched: every cell is square.',
  'ring-view.aspect-lines': 'Regular: square enough on lines {first} to {last}.',
  'ring-view.aspect-none': 'Regular: no line is square enough.',
  'ring-view.scale-title': 'Scale',
  'ring-view.scale-larger': 'larger than at the threshold',
  'ring-view.scale-smaller': 'smaller than at the threshold',
  'ring-view.scale-range': 'From × {least} at line {inner} to × {most} at line {last}.',
  'ring-view.loading': 'loading …',
  'ring-view.failed': 'file cannot be shown',
  'ring-view.undrawable':
    'The image "{image}" of a module cannot be drawn: its bytes make no picture. The module is shown without it.',
} as const;
