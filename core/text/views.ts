/** What the window says about looking at a level: cameras, walls up and down, storeys. */
export const viewsTexts = {
  'views.walk': 'Walk',
  'views.walk-hint':
    'Arrow keys walk and turn, Shift hurries. Drag with the right button to look around. O stops walking.',
  'views.walls': 'Walls',
  'views.walls-up': 'Walls up',
  'views.cutaway': 'Cutaway',
  'views.walls-down': 'Walls down',
  'views.roof': 'Show roofs',
  'views.storey-up': 'Storey up',
  'views.storey-down': 'Storey down',
  'views.room-area': '{area} m²',
  'views.peek': 'Peek through what hides the pointer (hold)',
} as const;
