/** Putting generated buildings into a level, from the editor and from the command line. */
export const generateTexts = {
  'generate.building': 'Generate building',
  'generate.street': 'Generate street',
  'generate.ground-floor': 'Ground floor',

  'generate.standing':
    'The building would stand on walls that are there already ({count} of them). Choose another place, or replace what stands there.',
  'generate.too-far':
    'The building would stand farther out than a level reaches. Choose a place nearer to the origin.',
  'generate.count': 'The number of buildings: found {found}; expected a whole number from 1 to {limit}.',

  'generate.lot':
    'The lot: {width} × {depth} m is too small for these wishes, as {side} m stay free on both sides, {back} m at the back and {front} m in front. Take larger lots, or wish fewer rooms, lower storeys or a narrower spacing.',

  'generate.notice.storey-height':
    'Storeys of the level are {heights} m high, not {wished} m as wished: the building takes them as they are.',
  'generate.notice.slab':
    'The slabs between storeys of the level are not {wished} m thick as wished: the building takes them as they are.',

  'generate.use.hall': 'Hall',
  'generate.use.landing': 'Landing',
  'generate.use.corridor': 'Corridor',
  'generate.use.living': 'Living room',
  'generate.use.dining': 'Dining room',
  'generate.use.kitchen': 'Kitchen',
  'generate.use.bedroom': 'Bedroom',
  'generate.use.bath': 'Bathroom',
  'generate.use.toilet': 'Toilet',
  'generate.use.study': 'Study',
  'generate.use.storage': 'Storage',
  'generate.use.utility': 'Utility room',
} as const;
