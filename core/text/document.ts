export const documentTexts = {
  'document.all-zeros':
    'The file holds nothing but zeros, as after a power cut in the middle of a write. Look for an older copy.',
  'document.bad-version':
    'Found {found}; expected the version of the format, a whole number from 0 to {newest}. Without it the file cannot be read safely.',
  'document.comma-missing': 'Found {found} where a comma was expected. Put a comma before it.',
  'document.comments':
    'The file holds comments, which a level cannot keep: they are lost when it is saved. Keep a copy if they matter.',
  'document.dangling': 'Found {id}, which no record has; expected {expected}.',
  'document.duplicate-field':
    'The field "{field}" stands twice in one object. Keep the one that is meant and delete the other.',
  'document.duplicate-id': 'The id {id} is taken by {first} already. Give each record an id of its own.',
  'document.empty': 'The file is empty. Look for an older copy of the level.',
  'document.forbidden-field': 'A field must not be called "__proto__". Rename it or delete it.',
  'document.merge-conflict':
    'An unsolved merge conflict of version control stands here. Decide for one side and delete the marker lines.',
  'document.more-problems': '{count} more problems are not listed.',
  'document.newer-version':
    'The level is of version {found} of the format, from a newer Levelwright; this one reads versions up to {newest}. Nothing was changed. Update Levelwright to open it.',
  'document.no-format':
    'The file has no "format" field: it is not a Levelwright level. A level says "format": "{format}".',
  'document.not-a-number':
    '{found} is no number that a level can hold. Replace it by the number that was meant.',
  'document.not-an-object': 'Found {found}; expected a level, which is an object in braces.',
  'document.not-json': 'The file is not a level: its text is no JSON.',
  'document.not-utf-8': 'The text of the file is damaged or of another encoding: expected UTF-8.',
  'document.number-too-large': 'Found a number too large to be held; expected one below 1.8e308.',
  'document.off-lattice': 'Found {found}; points stand on multiples of {step} m. The nearest is {nearest}.',
  'document.other-format':
    'Found {found}; expected "{format}". The file is of another kind or from another program.',
  'document.text-after-end': 'Found {found} after the end of the level. Delete what stands after it.',
  'document.too-deep':
    'Lists and objects stand inside one another more than {limit} deep. A level needs far less: the file is damaged or not a level.',
  'document.too-large': 'The file has {size} MiB; levels of up to {limit} MiB can be read.',
  'document.trailing-comma': 'This comma has nothing after it. Delete it.',
  'document.trailing-zeros':
    'The file ends in {count} zero bytes, as after an interrupted write. Compare it with an older copy; if nothing else is wrong, delete the zeros.',
  'document.truncated': 'The file ends in the middle: its rest is missing. Look for an older copy.',
  'document.unclosed-text': 'The text that begins here is not closed on its line. Put a quote after it.',
  'document.unexpected-text': 'Found {found}, which cannot stand here.',
  'document.utf-16': 'The file is saved as UTF-16. Save it as UTF-8 in a text editor and open it again.',
  'document.wrong-kind': 'Found {id}, which is {kind}; expected {expected}.',
  'document.wrong-value': 'Found {found}; expected {expected}.',

  'document.expected.above': 'a number above {limit}',
  'document.expected.asset-path': 'a relative path inside the project folder',
  'document.expected.at-least': 'a number of at least {limit}',
  'document.expected.at-most': 'a number of at most {limit}',
  'document.expected.below': 'a number below {limit}',
  'document.expected.boolean': 'true or false',
  'document.expected.color': 'a colour such as "#b5523b"',
  'document.expected.id-of': 'the id of {kind}',
  'document.expected.integer': 'a whole number',
  'document.expected.list': 'a list',
  'document.expected.list-of': 'a list of {count}',
  'document.expected.number': 'a number',
  'document.expected.object': 'an object in braces',
  'document.expected.one-of': 'one of {options}',
  'document.expected.outer-ring': 'a ring line outside “innerRing”',
  'document.expected.other': 'a value that this field allows',
  'document.expected.printable': 'text without control characters',
  'document.expected.short-text': 'text of at most {limit} characters',
  'document.expected.some-text': 'text that is not empty',
  'document.expected.text': 'text in quotes',

  'document.found.list': 'a list of {count}',
  'document.found.not-finite': 'a number too large to be held',
  'document.found.nothing': 'nothing',
  'document.found.object': 'an object',
} as const;
