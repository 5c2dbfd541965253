/** Tower-defence levels and the builder of their paths. */
export const defenceTexts = {
  'defence.wrong-seed':
    'A seed is a whole number from −9,007,199,254,740,991 to 9,007,199,254,740,991, not {seed}.',
  'defence.wrong-heading': 'The entrance looks along one of four headings, 0 to 3, not {heading}.',
  'defence.wrong-chance': 'The decoration chance is a number from 0 to 1, not {chance}.',
  'defence.wrong-length': 'A path has a whole number of tiles from {least} to {most}, not {value}.',
  'defence.wrong-max':
    'The most tiles before a corner are a whole number from {least} to {most}, not {value}.',
  'defence.wrong-border': 'The border is a whole number of cells from {least} to {most}, not {value}.',
  'defence.wrong-attempts':
    'The builder makes a whole number of attempts from {least} to {most}, not {value}.',
  'defence.no-level':
    'No level of length {length} with at most {max} tiles before a corner fits within {attempts} attempts. Allow more tiles before a corner, a shorter path, or another seed.',
  'defence.too-large':
    'The level would be {width} × {depth} tiles; {most} are the most. Choose a shorter path or a smaller border.',
} as const;
