/** Rings and the modules on them. */
export const polarTexts = {
  'polar.add-ring': 'Add ring',
  'polar.change-ring': 'Change ring',
  'polar.place-module': 'Place module',
  'polar.move-module': 'Move module',
  'polar.turn-module': 'Turn module',
  'polar.mirror-module': 'Mirror module',

  'polar.wrong-steps': 'A ring has a whole number of steps from {least} to {most}, not {steps}.',
  'polar.wrong-cell-size': 'The cells of a ring are more than 0 m and at most 10,000 m wide, not {size} m.',
  'polar.wrong-line': 'Ring lines are whole numbers from −4096 to 4096, not {line}.',
  'polar.upside-down':
    'The outer line has to be outside the inner one, but {outer} is not more than {inner}. Swap them, or choose others.',
  'polar.through-centre':
    'The ring would come through its centre: line {inner} is less than {least} m from it. Choose an inner line farther out.',
  'polar.too-far':
    'The ring would reach more than {most} m from its centre, where no level does. Choose an outer line before {outer}, or smaller cells.',
  'polar.outside':
    'Outside the ring: cells {cells} ({count} in all). Its cells begin on the lines {inner} to {last}.',
  'polar.too-wide':
    'That is longer than the ring, which has {steps} steps. Turn it, or give the ring more steps.',
  'polar.taken':
    'Taken already: cells {cells} ({count} in all). Move what stands there, or choose other cells.',

  'polar.problem.overlap':
    'The module "{module}" takes cells that "{other}" takes too. Move or delete one of them.',
  'polar.problem.outside':
    'The module "{module}" lies outside the ring, whose cells begin on the lines {inner} to {last}. Move it, or widen the ring.',
  'polar.problem.too-wide':
    'The module "{module}" is longer than its ring, which has {steps} steps. Turn it, or give the ring more steps.',
  'polar.problem.no-place':
    'The module "{module}" no longer fits on its ring and has no place. Move it to one, or delete it.',
  'polar.problem.no-footprint':
    'The asset "{asset}" does not say how many cells it takes, so it is taken for 1 × 1.',
  'polar.problem.few-steps':
    'The ring "{ring}" has {steps} steps only: its cells are square by their sides, but look like wedges. From {enough} on they do not.',

  'polar.shape.coarse':
    'Edges of {wanted} mm, as the ring or the asset wants them, would give this module more than {most} triangles more. They stay up to {longest} mm long, so it bends less finely. Make it smaller, or allow its asset longer edges.',

  'polar.inspect.ring':
    '{id}: a ring, threshold radius {r0} m, growth {growth}, ring lines: {lines}, modules: {modules}',
} as const;
