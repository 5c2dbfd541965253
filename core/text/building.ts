/** Storeys, stairs and roofs. */
export const buildingTexts = {
  'building.add-storey': 'Add storey',
  'building.duplicate-storey': 'Duplicate storey',
  'building.reorder-storey': 'Move storey',
  'building.set-storey': 'Change storey',

  'building.too-far':
    'A storey would stand more than {limit} m above or below zero, where no level reaches. Lower storeys first.',
  'building.is-topmost': 'This is the topmost storey already.',
  'building.is-lowest': 'This is the lowest storey already.',
  'building.openings-too-high':
    'The {type} "{opening}" reaches up to {top} m, higher than the walls would be (openings in the way: {count}). Make them lower first.',
} as const;
