/** Storeys, stairs and roofs. */
export const buildingTexts = {
  'building.add-storey': 'Add storey',
  'building.duplicate-storey': 'Duplicate storey',
  'building.reorder-storey': 'Move storey',
  'building.set-storey': 'Change storey',
  'building.place-stair': 'Place stair',
  'building.move-stair': 'Move stair',
  'building.set-stair': 'Change stairs',
  'building.add-roof': 'Add roof',
  'building.set-roof': 'Change roof',
  'building.add-above': 'Add a storey above',
  'building.add-below': 'Add a storey below',
  'building.move-up': 'Move storey up',
  'building.move-down': 'Move storey down',
  'building.delete-storey': 'Delete storey',
  'building.storey-name': 'Storey {number}',
  'building.storey-at': '{name} ({elevation} m)',
  'building.delete-title': 'Delete “{name}”?',
  'building.delete-titles': 'Delete {count} storeys?',
  'building.delete-body':
    'What stands on it goes with it. Walls: {wall} · openings: {opening} · rooms: {room} · stairs: {stair} · roofs: {roof}. Undo brings it back.',
  'building.delete-confirm': 'Delete',
  'building.tool.stair': 'Draw a stair',
  'building.open-rooms': 'Leave the selected rooms open to the sky',

  'building.storey-holds': 'Walls: {walls} · rooms: {rooms} · floor area: {area} m²',
  'building.stair': 'Stair',
  'building.stairs': '{count} stairs',
  'building.width': 'Width',
  'building.steps': 'Steps',
  'building.steps.by-height': 'by height',
  'building.stair.facts': 'Risers of {riser} m, treads of {tread} m, {pitch}°.',
  'building.stair.leads-to': 'Leads to “{storey}”.',
  'building.stair.leads-nowhere': 'No storey lies above.',
  'building.roof': 'Roof',
  'building.roof.type': 'Type',
  'building.roof.flat': 'Flat',
  'building.roof.gable': 'Gable',
  'building.roof.hip': 'Hip',
  'building.roof.flat-instead': 'Flat, because a slope cannot follow this outline. See the problems.',
  'building.pitch': 'Pitch',
  'building.ridge': 'Ridge',
  'building.ridge.auto': 'Along the longer side',
  'building.ridge.x': 'Along x',
  'building.ridge.z': 'Along z',
  'building.overhang': 'Overhang',
  'building.cover': 'Cover',
  'building.trim': 'Edges and gables',
  'building.trim.as-cover': 'As the cover',
  'building.covers': 'Covers',
  'building.covers.this': 'Only this building',
  'building.covers.these': 'Only these buildings',
  'building.covers.all': 'All of the storey',
  'building.covers.one': 'Covers one building.',
  'building.covers.count': 'Buildings of the storey that it covers: {count}',
  'building.beside': 'Next storey',
  'building.beside.everything': 'Lies beneath it',
  'building.beside.upper': 'Ends at its walls (terrace)',
  'building.courtyards': 'Rooms open to the sky: {count}',
  'building.field.no-angle':
    '“{typed}” cannot be the {label} here, so the old value stays. Type degrees, such as 35.',
  'building.field.no-count':
    '“{typed}” cannot be the {label} here, so the old value stays. Type a whole number, such as 15.',

  'building.too-far':
    'A storey would stand more than {limit} m above or below zero, where no level reaches. Lower storeys first.',
  'building.is-topmost': 'This is the topmost storey already.',
  'building.is-lowest': 'This is the lowest storey already.',
  'building.openings-too-high':
    'The {type} "{opening}" reaches up to {top} m, higher than the walls would be (openings in the way: {count}). Make them lower first.',
  'building.stair-too-short': 'A stair needs a foot and a head in different places.',
  'building.stair-too-steep':
    'The stair would be steeper than 45°: it climbs {rise} m, so it needs at least {length} m.',
  'building.roof-there':
    'What it would cover has a roof already (roofs in the way: {count}). Change that one, or delete it first.',
  'building.nothing-to-roof':
    'No walls enclose anything there, so there is nothing to roof. Close a room first.',

  'building.problem.overlap':
    'The storey “{upper}” begins below the ceiling of “{lower}”. Raise it, or make the lower one less high.',
  'building.problem.steep': 'The stair "{stair}" is as steep as {degrees}°. Make it longer.',
  'building.problem.leads-nowhere': 'The stair "{stair}" leads to no storey. Add one above.',
  'building.problem.no-length': 'The stair "{stair}" has no length, so it is not built.',
  'building.problem.roof-flat-instead':
    'The roof "{roof}" should be a {type} roof, but the outline does not run along the axes of the plan, so it is flat.',
  'building.problem.roof-too-many-corners':
    'The roof "{roof}" should be a {type} roof, but the outline has too many corners, so it is flat.',
  'building.problem.roof-over-nothing':
    'The roof "{roof}" is over walls that enclose nothing, so it is not built.',
  'building.problem.roof-twice':
    'The roof "{roof}" covers what the roof "{other}" covers too. Delete one of them, or let it cover other buildings.',
  'building.problem.roof-flat-beside':
    'The roof "{roof}" should be a {type} roof, but one that leaves out the next storey can only be flat, so it is.',
  'building.problem.roof-ignores-upper':
    'The roof "{roof}" should leave out what the next storey encloses, but the outlines do not run along the axes of the plan, so it covers that too.',
  'building.problem.roof-beneath':
    'The roof "{roof}" leaves out what the next storey encloses, which is everything, so it is not built.',
  'building.problem.roof-no-building':
    'The roof "{roof}" is over a building that does not stand there or is not closed, so it is not built. Close its walls, or delete the roof.',
  'building.problem.roof-idle-covers':
    'The roof "{roof}" is to cover buildings that do not stand there or are not closed (places: {count}).',
  'building.problem.roof-idle-open':
    'The roof "{roof}" is to leave rooms open that are not there (places: {count}).',
} as const;
