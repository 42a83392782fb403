/** Import rules, as described in docs/architecture.md. */
const own = (folder) => `^src/${folder}/`;
const only = (name, from, allowed, comment) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from, pathNot: '\\.(test|stories)\\.tsx?$' },
  to: { path: '^(src|contract|mocks|node-http|mock-server|server|certifier|tools|stories|tests)/', pathNot: allowed },
});
const LEAF = ['^src/lib/'];
/** The list of routes and the parts it is made of. */
const ROUTES = ['^src/(routes|routing|href|breadcrumbs)\\.ts$', '^src/screens/[\\w-]+/route\\.ts$'];

/** The folders of the server, lowest first. Each may import the leaves; the other files in the root combine the folders. */
const SERVER_LAYERS = ['database', 'operations', 'pictures', 'render', 'leads', 'api', 'http', 'pages'];
const SERVER_LEAVES = ['base-path', 'env-number', 'reason', 'settings'];
const upTo = (layer) => [...SERVER_LAYERS.slice(0, SERVER_LAYERS.indexOf(layer) + 1), ...SERVER_LEAVES].join('|');

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-orphans',
      severity: 'error',
      from: {
        orphan: true,
        pathNot: [
          '\\.d\\.ts$',
          '\\.test\\.tsx?$',
          '^tools/',
          '\\.config\\.(ts|js)$',
          '^src/(islands/starter|sw|sw/off/sw)\\.ts$',
        ],
      },
      to: {},
    },
    only('contract-is-the-floor', '^contract/', ['^contract/'], 'Every host uses it, so it depends on none.'),
    only(
      'node-http-is-the-ground-floor',
      '^node-http/',
      ['^node-http/', '^contract/'],
      'Both Node hosts stand on it, so it knows neither.',
    ),
    only('certifier-travels', '^certifier/', ['^certifier/', '^contract/'], 'It must run without this repository.'),
    {
      name: 'tools-are-not-shipped',
      severity: 'error',
      from: { pathNot: ['^(tools|tests|bench)/', '\\.config\\.ts$'] },
      to: { path: '^tools/' },
    },
    {
      name: 'tools-render-no-pages',
      comment:
        'The build and the server use the same renderer, so it is in server/render. A tool only knows its types.',
      severity: 'error',
      from: { path: '^tools/', pathNot: '\\.test\\.ts$' },
      to: { path: '^src/entry-server', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'nothing-imports-bench',
      severity: 'error',
      from: { pathNot: '^bench/' },
      to: { path: '^bench/' },
    },
    only('lib-is-a-leaf', own('lib'), LEAF, 'Pure helpers and generic hooks depend on nothing else.'),
    only(
      'islands-know-no-page',
      own('islands'),
      [...LEAF, '^src/islands/', '^src/theme/media\\.ts$'],
      'The app tells them about pages and components.',
    ),
    only('theme-is-a-leaf', own('theme'), ['^src/theme/'], 'Tokens depend on nothing else.'),
    only(
      'routes-is-a-leaf',
      '^src/(routes|routing|href|breadcrumbs)\\.ts$|^src/screens/[\\w-]+/route\\.ts$',
      [...ROUTES, '^src/lib/text/decode\\.ts$'],
      'Node scripts and the worker import the routes.',
    ),
    only(
      'content-is-data',
      own('content'),
      ['^src/content/', ...ROUTES, '^src/ui/icon-names\\.ts$'],
      'Content is text and types; it names icons.',
    ),
    only(
      'api-knows-itself',
      own('api'),
      [...LEAF, '^src/api/', '^contract/', '^mocks/embedded(-start)?\\.ts$'],
      'The API layer does not depend on screens.',
    ),
    only(
      'ui-knows-theme',
      own('ui'),
      [...LEAF, '^src/ui/', '^src/theme/', '^contract/validation/text-length\\.ts$'],
      'Primitives contain no business logic. Fields count characters like the contract.',
    ),
    only(
      'features-are-independent',
      '^src/features/([^/]+)/',
      [...LEAF, '^src/(ui|theme|api|content)/', ...ROUTES, '^src/features/$1/', '^contract/'],
      'A feature does not import another feature.',
    ),
    only(
      'sections-know-features',
      own('sections'),
      [...LEAF, '^src/(sections|features|ui|theme|content)/', ...ROUTES],
      'Sections do not depend on screens or the API.',
    ),
    only(
      'screens-compose',
      own('screens'),
      [...LEAF, '^src/(screens|sections|features|ui|theme|content|api)/', '^contract/', ...ROUTES],
      'Screens compose features and sections.',
    ),
    {
      name: 'server-files-stay-on-the-server',
      comment: 'What only the server renders never travels as JavaScript. The build checks its chunks, too.',
      severity: 'error',
      from: { path: '^src/', pathNot: ['\\.server\\.tsx?$', '^src/entry-server\\.tsx$', '\\.(test|stories)\\.tsx?$'] },
      to: { path: '\\.server\\.tsx?$' },
    },
    { name: 'app-not-mocks', severity: 'error', from: { path: own('app') }, to: { path: '^(mocks|mock-server)/' } },
    only(
      'backend-is-pure',
      '^mocks/backend/',
      [...LEAF, '^mocks/backend/', '^contract/', '^src/content/'],
      'The backend does not depend on a host.',
    ),
    {
      name: 'backend-has-no-host',
      severity: 'error',
      from: { path: '^mocks/backend/', pathNot: '\\.test\\.ts$' },
      to: { path: 'node_modules/(msw|json-server)/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'no-node-in-mocks',
      severity: 'error',
      from: { path: '^mocks/', pathNot: ['\\.test\\.ts$', '^mocks/node\\.ts$'] },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'msw-only-in-mocks',
      severity: 'error',
      from: { pathNot: ['^mocks/', '^stories/', '^\\.storybook/', '^tests/'] },
      to: { path: 'node_modules/msw/' },
    },
    {
      name: 'sample-records-are-not-shipped',
      comment: 'Visitors get the generated seed, neither @msw/data nor the models.',
      severity: 'error',
      from: { pathNot: ['^mocks/(models|seed/)', '^(tools|tests|stories|bench)/'] },
      to: { path: ['node_modules/@msw/data/', '^mocks/(models\\.ts|seed/)'] },
    },
    {
      name: 'json-server-only-in-mock-server',
      severity: 'error',
      from: { pathNot: '^mock-server/' },
      to: { path: 'node_modules/(json-server|steno)/' },
    },
    {
      name: 'server-is-not-a-mock',
      comment:
        'The server implements the contract on its own. Settings, routes, shells, jobs and sentences about the operator are shared data.',
      severity: 'error',
      from: { path: '^server/(?!render/)', pathNot: '\\.test\\.ts$' },
      to: {
        path: '^(src|mocks|mock-server|certifier)/',
        pathNot: '^src/(routes|href|content/(jobs|operator)|api/config|app/shells)\\.ts$',
      },
    },
    {
      name: 'the-renderer-knows-the-site',
      comment: 'It puts the pages of src together, so it imports src, but no mock.',
      severity: 'error',
      from: { path: '^server/render/', pathNot: '\\.test\\.ts$' },
      to: { path: '^(mocks|mock-server|certifier)/' },
    },
    ...SERVER_LAYERS.map((layer) => ({
      name: `server-${layer}-knows-what-is-below`,
      comment: 'The folders of the server are layers. Each one imports only from itself and from those below it.',
      severity: 'error',
      from: { path: `^server/${layer}/`, pathNot: '\\.test\\.ts$' },
      to: { path: `^server/(?!(node_modules|${upTo(layer)})[/.])` },
    })),
    {
      name: 'mock-server-knows-the-contract',
      comment: 'What it shares with the server is in node-http.',
      severity: 'error',
      from: { path: '^mock-server/', pathNot: '\\.test\\.ts$' },
      to: { path: '^(src|server)/', pathNot: ['^src/lib/'] },
    },
    {
      name: 'worker-stays-small',
      severity: 'error',
      from: { path: '^src/sw' },
      to: {
        path: '^src/(?!(routes|routing|href|breadcrumbs)\\.ts|screens/[\\w-]+/route\\.ts|lib/|sw/|app/shells\\.ts)',
      },
    },
    {
      name: 'nothing-imports-tests',
      severity: 'error',
      from: { pathNot: ['^(tests|stories|\\.storybook|bench)/', '\\.stories\\.tsx$', '\\.config\\.ts$', '^tools/'] },
      to: { path: '^(tests|stories)/' },
    },
    {
      name: 'only-the-transport-knows-the-mock',
      comment: 'Together with the next rule: no page imports the mock backend statically.',
      severity: 'error',
      from: { path: '^src/', pathNot: ['^src/api/transport\\.ts$', '\\.stories\\.tsx$'] },
      to: { path: '^mocks/' },
    },
    {
      name: 'the-mock-loads-on-demand',
      severity: 'error',
      from: { path: '^src/api/transport\\.ts$' },
      to: { path: '^mocks/', dynamic: false },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    exclude: { path: '\\.test\\.tsx?$' },
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.mjs', '.js'] },
  },
};
