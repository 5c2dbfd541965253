export const hostsTexts = {
  'hosts.unknown-request':
    'The editor asked for “{name}”, which this host does not know. Start Levelwright again.',
  'hosts.bad-input': 'The request “{name}” was refused at {place}: {reason}.',
  'hosts.bad-output':
    'The host answered “{name}” with something the editor cannot read. Your level is unchanged; start Levelwright again and, if it happens again, report it.',
  'hosts.internal':
    'Something went wrong while answering “{name}”: {reason}. Your level is unchanged; try again, or save it under another name.',
  'hosts.too-large': 'This is {size} MB; at most {limit} MB can be sent at once.',
  'hosts.gone':
    'The editor cannot reach Levelwright any more. Do not close this window: your level is still in it. Start Levelwright again and save from there, or reload once it runs.',
  'hosts.no-bridge-title': 'Levelwright could not start',
  'hosts.no-bridge':
    'The editor has no connection to its files: the program’s preload script did not run. Nothing was changed. Install Levelwright again, or start it with “npm start -- --browser”.',

  'hosts.wrong-host':
    'This address is not the one Levelwright answers to. Use the address that was printed at the start.',
  'hosts.foreign-origin': 'Another website asked for this. Levelwright answers its own page alone.',
  'hosts.no-cookie':
    'This page is not signed in, or the address was already used. Stop Levelwright with Ctrl+C, start it again, and open the new address.',
  'hosts.bad-path': 'This address is not well formed.',
  'hosts.not-found': 'There is nothing at this address.',
  'hosts.bad-method': 'Only reading is possible at this address.',
  'hosts.bad-frame': 'The message could not be read: {reason}.',

  'hosts.port-taken':
    'Port {port} is in use by another program. Choose another with --port, or leave --port out to get a free one.',
  'hosts.port-denied': 'Port {port} may not be used here: {reason}. Choose one above 1023 with --port.',

  'shell.close-message': 'Save the changes to “{title}” before closing?',
  'shell.close-detail': 'Without saving, what you did since the last save is lost.',
  'shell.save': 'Save',
  'shell.discard': 'Close without saving',
  'shell.cancel': 'Cancel',
  'shell.choose-folder': 'Choose a project folder',
  'shell.page-gone-message': 'The editor’s page has ended unexpectedly ({reason}).',
  'shell.page-gone-detail': 'What was saved is safe. Open the editor again to go on from there.',
  'shell.open-again': 'Open again',
  'shell.quit': 'Quit',
  'shell.not-started': 'Levelwright could not start',
  'shell.no-display':
    'Levelwright needs a display and found none. Start it in a desktop session; without one, “npm start -- --browser” in the source folder serves it to a browser, and the command line works anywhere.',
  'shell.menu-file': 'File',
  'shell.menu-edit': 'Edit',
  'shell.menu-view': 'View',
  'shell.menu-help': 'Help',
  'shell.not-opened': 'Levelwright could not open this',
  'shell.no-project': '“{path}” could not be opened: {reason}',

  'start.building': 'Building the editor; this is done once after each change…',
  'start.fetching': 'Fetching Electron’s runtime, about 120 MB, this once…',
  'start.in-window': 'Levelwright opens in its own window, in Electron.',
  'start.in-browser': 'Levelwright opens in your browser, because {reason}.',
  'start.because-asked': 'you asked for it',
  'start.because-no-display': 'there is no display for a window of its own',
  'start.because-root': 'Electron’s sandbox does not run as root',
  'start.because-not-fetched': 'Electron’s runtime is not installed and could not be fetched',
  'start.because-ended': 'Electron could not start on this system',
  'start.project': 'Project: {folder}',
  'start.samples': 'Project: {folder}, your own copy of the samples',
  'start.address': 'Address: {url}',
  'start.once': 'The address opens once, in one browser. Stop with Ctrl+C.',
  'start.stopping': 'Stopping.',
  'start.bad-option': '{reason} “npm start -- --help” lists the options.',
  'start.bad-port': '--port takes a number from 0 to 65535, not “{port}”.',
  'start.no-folder':
    'There is no project folder “{folder}”. Check the path after --project, or make the folder first.',
  'start.not-a-folder': '“{folder}” is not a folder. --project takes a folder of levels.',
  'start.no-build': 'The editor could not be built: {reason}',
  'start.no-samples':
    'The samples could not be copied to {folder}: {reason} Use --project with a folder of your own.',
  'start.failed': 'Levelwright could not start: {reason}',
} as const;
