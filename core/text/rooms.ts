export const roomsTexts = {
  'rooms.delete-parts': 'Delete',
} as const;
