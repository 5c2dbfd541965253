export const roomsTexts = {
  'rooms.delete-parts': 'Delete',
  'rooms.set-properties': 'Change room',
  'rooms.move': 'Move room',
  'rooms.copy': 'Copy room',
  'rooms.mirror': 'Mirror room',
  'rooms.delete': 'Delete room',

  'rooms.no-such-room': 'There is no room "{room}" in this level.',
  'rooms.open': 'The room "{room}" is open. Close the walls around it first.',

  'rooms.problem.no-door': 'The room “{room}” of {area} m² has no door.',
  'rooms.problem.unnamed-no-door': 'A room of {area} m² has no door.',
  'rooms.problem.doubled':
    'The room "{room}" lies in the same walls as the room "{first}", which is the one that counts.',
  'rooms.problem.no-room': 'The room "{room}" is not closed in by walls.',

  'rooms.section': 'Room',
  'rooms.name': 'Name',
  'rooms.no-name': 'no name',
  'rooms.floor': 'Floor',
  'rooms.ceiling': 'Ceiling',
  'rooms.area': 'Area',
  'rooms.perimeter': 'Perimeter',
  'rooms.square-metres': '{area} m²',
  'rooms.metres': '{length} m',
  'rooms.doors-to': 'Doors to',
  'rooms.no-doors': 'none',
  'rooms.unnamed': 'room of {area} m²',
  'rooms.outside': 'outside',
  'rooms.open-now': 'Not closed in by walls. What it was given is kept until it is closed again.',

  'rooms.inspect': '  {id}: {name}{area} m², {perimeter} m around; doors to {doors}',
} as const;
