export const toolsTexts = {
  'tools.no-storey': 'This level has no storey to draw on. Add a storey first.',

  'tools.wall.start': 'Drag to draw a wall. Shift draws a room, Ctrl erases.',
  'tools.wall.drag': 'Release to end the wall, type a length, Tab for the angle, Esc to stop.',
  'tools.wall.click': 'Click to end the wall, type a length, Tab for the angle, Esc to stop.',
  'tools.room.start': 'Drag from corner to corner to draw a room.',
  'tools.room.drag': 'Release to end the room, type its width, Tab for the depth, Esc to stop.',
  'tools.room.click': 'Click the opposite corner, type the width, Tab for the depth, Esc to stop.',
  'tools.stair.start': 'Press at the foot of the stair and drag to its head.',
  'tools.stair.drag': 'Drag to the head of the stair, type its length, Esc to stop.',
  'tools.stair.leads':
    '{steps} steps of {riser} m × {tread} m up to “{storey}”. Release to place them, type a length, Esc to stop.',
  'tools.stair.leads-nowhere':
    'No storey lies above, so {steps} steps of {riser} m × {tread} m end at {rise} m. Release to place them, Esc to stop.',
  'tools.erase.start': 'Drag along walls to erase them, or click one.',
  'tools.erase.drag': 'Release to erase what is struck out, Esc to keep it.',
  'tools.select.start': 'Click to select, Shift adds, Alt takes what is behind. Drag what you want to move.',
  'tools.select.joint': 'Release to put the corner here. Alt moves freely, Esc puts it back.',
  'tools.select.walls': 'Release to put the wall here. Alt moves freely, Esc puts it back.',
  'tools.select.stair': 'Release to put the stair here. Alt moves freely, Esc puts it back.',
  'tools.select.stair-end': 'Release to end the stair here. Alt moves freely, Esc puts it back.',
  'tools.select.area': 'Release to select what is inside. Draw to the left to select what the frame touches.',
} as const;
