// The layers of docs/architecture.md, as rules. Type-only imports count: a type is a dependency too.
const BABYLON = '(^|/)node_modules/@babylonjs/';
const rule = (name, comment, from, to) => ({ name, severity: 'error', comment, from, to });
/** Test files may reach further than what they test, so the layer rules leave them out. */
const TESTS = '\\.test\\.tsx?$';
const crafts = ['walls', 'polar', 'defence', 'blob'];

module.exports = {
  forbidden: [
    rule('no-circular', 'A cycle means two files are one concept.', {}, { circular: true }),
    rule('not-to-unresolvable', 'Every import resolves.', {}, { couldNotResolve: true }),
    rule(
      'core-is-pure',
      'core runs anywhere: no Node, Electron, DOM library or engine.',
      { path: '^core/', pathNot: TESTS },
      {
        path: [
          '^(electron|renderer|scripts|test)/',
          '(^|/)node_modules/(electron|preact|@preact|dockview|@babylonjs)',
        ],
      },
    ),
    rule(
      'core-has-no-node',
      'core runs in a browser as it does in Node.',
      { path: '^core/', pathNot: TESTS },
      { dependencyTypes: ['core'] },
    ),
    rule(
      'math-stands-alone',
      'core/math is the floor.',
      { path: '^core/math/', pathNot: TESTS },
      { path: '^core/(?!math/)' },
    ),
    rule(
      'mesh-on-math',
      'core/mesh knows math only.',
      { path: '^core/mesh/', pathNot: TESTS },
      { path: '^core/(?!math/|mesh/)' },
    ),
    rule(
      'modules-below-crafts',
      'What a module is made of is known before any craft places or deforms it.',
      { path: '^core/modules/', pathNot: TESTS },
      { path: '^core/(?!math/|mesh/|images/|text/|modules/)' },
    ),
    rule(
      'images-stand-alone',
      'What image files say of themselves needs nothing else.',
      { path: '^core/images/', pathNot: TESTS },
      { path: '^core/(?!images/)' },
    ),
    rule(
      'document-below-crafts',
      'The document knows math, text and itself.',
      { path: '^core/document/', pathNot: TESTS },
      { path: '^core/(?!math/|document/|text/)' },
    ),
    rule(
      'text-stands-alone',
      'The text catalogue imports nothing.',
      { path: '^core/text/', pathNot: TESTS },
      { path: '^core/(?!text/)' },
    ),
    ...crafts.map((craft) =>
      rule(
        `${craft}-stands-beside`,
        'The crafts do not import one another, nor what is above them.',
        { path: `^core/${craft}/`, pathNot: TESTS },
        { path: `^core/(?!math/|mesh/|modules/|document/|text/|${craft}/)` },
      ),
    ),
    rule(
      'commands-above-crafts',
      'The list of all commands knows the crafts and nothing that runs them.',
      { path: '^core/commands/', pathNot: TESTS },
      { path: `^core/(?!commands/|document/|(${crafts.join('|')})/)` },
    ),
    rule(
      'templates-are-documents',
      'A template is records: it needs no craft to be written.',
      { path: '^core/templates/', pathNot: TESTS },
      { path: '^core/(?!templates/|document/|math/|text/)' },
    ),
    rule(
      'ipc-below-hosts',
      'The contract knows document and text only.',
      { path: '^core/ipc/', pathNot: TESTS },
      { path: '^core/(?!ipc/|document/|images/|modules/|text/|math/)' },
    ),
    rule(
      'project-without-electron',
      'Project files run in plain Node.',
      { path: '^electron/(project|services|loopback)/' },
      { path: '(^|/)node_modules/electron(/|$)' },
    ),
    rule(
      'electron-and-renderer-meet-in-ipc',
      'The main process never imports the renderer.',
      { path: '^electron/' },
      { path: '^renderer/' },
    ),
    rule(
      'renderer-never-electron',
      'The renderer knows the bridge alone.',
      { path: '^renderer/' },
      { path: ['^electron/', '(^|/)node_modules/electron(/|$)'] },
    ),
    rule(
      'renderer-has-no-node',
      'The renderer is a page.',
      { path: '^renderer/', pathNot: TESTS },
      { dependencyTypes: ['core'] },
    ),
    rule(
      'babylon-in-four-folders',
      'Only viewport, materials, tools and hud see the engine.',
      { path: '^(renderer/(?!viewport/|materials/|tools/|hud/)|core/|electron/)', pathNot: TESTS },
      { path: BABYLON },
    ),
    rule(
      'babylon-deep-imports',
      'The barrels add megabytes: import the file.',
      {},
      { path: `${BABYLON}[^/]+/index\\.(d\\.)?[tj]s$` },
    ),
  ],
  options: {
    doNotFollow: { path: ['(^|/)node_modules/'] },
    exclude: { path: ['^dist/', '^out/', '^test/fixtures/'] },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'test/tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.d.ts'],
    },
  },
};
