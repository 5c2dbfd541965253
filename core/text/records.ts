export const recordsTexts = {
  'records.delete': 'Delete records',
  'records.rename-level': 'Rename level',
  'records.set-material': 'Change material',
  'records.add-material': 'Add material',

  'records.no-such-record': 'There is no {kind} "{record}" in this level.',
} as const;
