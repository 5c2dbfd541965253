/** Words about project files. A failure reads: what was not done (project.not-…), then why and what to do. */
export const projectTexts = {
  'project.not-saved': '“{file}” was not saved; what was on disk is unchanged.',
  'project.not-read': '“{file}” could not be read.',
  'project.not-listed': 'The folder “{file}” could not be read.',

  'project.no-right-to-read': 'You have no right to read it. Ask its owner for the right, or choose another.',
  'project.no-right-to-write':
    'You have no right to write there. Ask for the right, or save under another name or in another folder.',
  'project.read-only-disk': 'The disk is read-only. Save in a folder on another disk.',
  'project.read-only-file':
    'The file is write-protected. Take the protection off and save again, or save under another name.',
  'project.disk-full':
    'The disk is full. Free some space and save again, or save in a folder on another disk.',
  'project.quota-used':
    'Your share of the disk is used up. Remove what you no longer need and save again, or save on another disk.',
  'project.held':
    'Another program or the system holds the file. Your work was written beside it as “{kept}”. Close the other program and save again, or save under another name.',
  'project.held-by-other':
    'Another program or the system holds the file. Close the other program and try again.',
  'project.other-disk': 'The folder spans two disks and the file could not be moved. Save in another folder.',
  'project.name-too-long': 'The name or the path is too long for this disk. Choose a shorter one.',
  'project.is-folder': 'That is a folder, not a file. Choose another name.',
  'project.not-a-file': 'That is a device or a pipe, not a file. Choose another name.',
  'project.not-a-folder': 'That is not a folder. Choose a folder.',
  'project.folder-missing':
    'Its folder is not there. Bring the folder or its disk back and save again, or save in another folder.',
  'project.file-missing':
    'It is not there: it may have been moved, renamed or deleted. Check its name and its folder.',
  'project.too-many-open': 'The system has too many files open. Close other programs and try again.',
  'project.disk-error': 'The disk reports a fault. Save on another disk, and check this one.',
  'project.disk-gone': 'The disk or network share no longer answers. Connect it again and try again.',
  'project.too-many-links': 'Its symbolic links lead round in a circle. Put the file itself there.',
  'project.broken-link':
    'It is a symbolic link to a file that is not there. Bring that file back, or save under another name.',
  'project.file-too-large': 'It is larger than this disk or system allows. Save on another disk.',
  'project.file-over-limit': 'It has {size} bytes; at most {limit} are read.',
  'project.file-odd':
    'The system answers “{errno}”. Try again, or save under another name or in another folder.',
  'project.written-differs':
    'What the disk gave back differs from what was written. Save on another disk, and check this one.',
  'project.half-replaced':
    'The disk failed while “{file}” was being written, and the file is now damaged. What it held before is beside it as “{kept}”. Your latest work is not on disk: save on another disk.',
  'project.file-changed': 'Another program has changed the file since it was opened.',
  'project.file-exists': 'A file of that name is already there. Choose another name.',
  'project.not-an-image':
    'Its content is no PNG, JPEG or WebP. Save it in one of these formats and choose it again.',
  'project.image-too-wide':
    'It is {side} pixels along its longer side; at most {limit} are drawn. Make it smaller and choose it again.',
  'project.outside': 'It leads out of the project folder. Only files inside the folder are used.',
  'project.no-such-level': 'The project has no such level. Choose one from the list again.',
  'project.level-not-valid':
    'The level has faults that would make the file unreadable, so it was not written. The first: {place}: {problem}',
  'project.level-not-stable':
    'The level would read back differently from what was to be saved, so it was not written. Please report this.',

  'project.name-empty': 'A file needs a name. Type one.',
  'project.name-character': 'A file name cannot contain {character}. Leave it out.',
  'project.name-invisible':
    'The name contains a character that cannot be seen or written. Type the name again.',
  'project.name-reserved': 'Windows keeps the name “{name}” for itself. Choose another.',
  'project.name-start': 'A name that begins with a dot is hidden. Leave the dot out.',
  'project.name-end': 'A name cannot end in a dot or a space on every system. Leave it out.',
  'project.name-bytes': 'The name is too long: {bytes} bytes, at most {limit} are possible.',
  'project.name-extension': 'The name must end in {extensions}.',

  'project.settings-broken':
    'The settings could not be read and are back at their defaults. The old file is kept as “{kept}”. Levels are not affected.',
  'project.earlier-versions': 'Earlier versions of this level are kept in {folder}.',
} as const;
