/** The panel that makes buildings from wishes and seeds, and the steps that it shows. */
export const generatorPanelTexts = {
  'generator-panel.open': 'Generate building…',
  'generator-panel.another': 'Another one',
  'generator-panel.back': 'Back to the building before',
  'generator-panel.forward': 'Forward to the building after',
  'generator-panel.title': 'Generate',

  'generator-panel.hint':
    'Drag the building, or click where its corner is to stand. Click a room of it to keep that room.',
  'generator-panel.hint-drag': 'Release to put the building here. Alt moves freely, Esc puts it back.',

  'generator-panel.seed': 'Seed',
  'generator-panel.made': 'Buildings of this visit',
  'generator-panel.made-one': 'Seed {seed} · {storeys} × {rooms} rooms',
  'generator-panel.count': '{index} of {count}',
  'generator-panel.insert': 'Insert',
  'generator-panel.replace': 'Replace…',
  'generator-panel.cancel': 'Cancel',
  'generator-panel.show': 'Show the preview',
  'generator-panel.resting': 'The preview was taken away, and the level is as it was.',
  'generator-panel.reset': 'Reset to defaults',

  'generator-panel.replace-title': 'Replace what stands here?',
  'generator-panel.replace-body':
    'The building takes the place of others. With them go walls: {wall} · openings: {opening} · rooms: {room} · stairs: {stair} · roofs: {roof}. Undo brings it all back in one step.',
  'generator-panel.replace-confirm': 'Replace',
  'generator-panel.replaces': 'Stands where other walls are: {wall} of them would go.',

  'generator-panel.group.size': 'Size and storeys',
  'generator-panel.group.plan': 'Plan',
  'generator-panel.group.openings': 'Doors and windows',
  'generator-panel.group.walls': 'Walls and stairs',
  'generator-panel.group.look': 'Roof and look',
  'generator-panel.group.place': 'Place',
  'generator-panel.group.rooms': 'Rooms',
  'generator-panel.group.steps': 'How it was made',

  'generator-panel.about.compactness': '100 %: a rectangle. 0 %: as ragged as it comes.',
  'generator-panel.about.setback': 'How likely each upper storey is to be smaller than the one below.',
  'generator-panel.about.windowDensity': 'Share of the places for windows that get one.',
  'generator-panel.about.extraDoors': 'On each storey, beyond those that reaching every room needs.',
  'generator-panel.about.spacing': 'From one line of the grid to the next.',
  'generator-panel.about.columns': 'Left empty, the grid has as many cells as the rooms need.',
  'generator-panel.about.rows': 'Left empty, the grid has as many cells as the rooms need.',

  'generator-panel.least': '{label}, at least',
  'generator-panel.most': '{label}, at most',
  'generator-panel.to': 'to',
  'generator-panel.by-rooms': 'by rooms',

  'generator-panel.layout.free': 'Free',
  'generator-panel.layout.corridor': 'Along a corridor',
  'generator-panel.layout.open': 'Open plan',
  'generator-panel.roof.none': 'None',
  'generator-panel.materials.none': 'Plain',
  'generator-panel.materials.plaster': 'Plaster',
  'generator-panel.materials.brick': 'Brick',
  'generator-panel.materials.timber': 'Timber',
  'generator-panel.materials.stone': 'Stone',

  'generator-panel.not-a-number': '“{typed}” is no number that fits here, so the old value stays.',
  'generator-panel.too-small': 'This can be no less than {limit}.',
  'generator-panel.not-positive': 'This must be more than {limit}.',
  'generator-panel.too-large': 'This can be no more than {limit}.',
  'generator-panel.not-whole': 'This must be a whole number.',

  'generator-panel.x': 'X',
  'generator-panel.z': 'Z',
  'generator-panel.storey': 'Stands on',
  'generator-panel.no-storey': 'A new storey',
  'generator-panel.place-free': 'Where there is room',

  'generator-panel.keep': 'Keep',
  'generator-panel.kept': 'Kept while the rest is made anew: {count}',
  'generator-panel.keep-about': 'A locked room stays as it is while the rest is made anew.',
  'generator-panel.release-all': 'Unlock all',
  'generator-panel.room': '{letter} · {use}',
  'generator-panel.room-plain': 'Room {letter}',
  'generator-panel.room-size': '{width} × {depth} m',

  'generator-panel.steps-on': 'Show the steps',
  'generator-panel.step': 'Step',
  'generator-panel.step-count': 'Step {number} of {count}: {name}',
  'generator-panel.step-storey': 'Storey',
  'generator-panel.of-storeys': 'of {count}',
  'generator-panel.more-rooms': '{count} more: click them in the viewport.',
  'generator-panel.see-wish': 'There is no such building: see the wish that is marked.',
  'generator-panel.step.points': 'Points',
  'generator-panel.step.cells': 'Cells',
  'generator-panel.step.rooms': 'Rooms',
  'generator-panel.step.outer-walls': 'Outer walls',
  'generator-panel.step.stairs': 'Stairs',
  'generator-panel.step.windows': 'Windows',
  'generator-panel.step.reachability': 'Reachability',
  'generator-panel.step.doors': 'Doors',
  'generator-panel.about-step.points':
    'Random points form an uneven grid: neighbours lie on one line. Each has a number.',
  'generator-panel.about-step.cells': 'Of the cells between the points, these are built on.',
  'generator-panel.about-step.rooms':
    'Cells are joined at random to rooms, each a rectangle: as many as were wished for.',
  'generator-panel.about-step.outer-walls':
    'A side with no room behind it is an outer wall. Solid: nothing stands in front of it. Dashed: another part of the building does.',
  'generator-panel.about-step.stairs':
    'Stairs stand in a room that all storeys have in the same place. Dashed: where a flight comes up from below.',
  'generator-panel.about-step.windows': 'Windows go only into outer walls that nothing stands in front of.',
  'generator-panel.about-step.reachability':
    'From the middle of each room, ways lead to its neighbours until every room is reached. Dashed: extra ways.',
  'generator-panel.about-step.doors':
    'Each way gets a door in the wall that it crosses. The widest marks are the entrances.',
} as const;
