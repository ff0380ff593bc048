import { serviceElements, servicePolicies, serviceTypes } from './service-folders.mjs'

/**
 * Allowed imports between parts; everything else is an error. The direction follows docs/architecture.md:
 * ground -> http -> session, chrome -> ui, dialogs, seo -> a remote's kit -> its features -> its pages -> its manifest.
 */
const GROUND = ['contracts', 'storage', 'theme', 'hooks', 'routing']
const STATE = [...GROUND, 'http', 'session', 'chrome']
const SHARED = [...STATE, 'captcha', 'content-check', 'picture', 'ui', 'dialogs', 'seo', 'forms']

const dependencies = {
  contracts: [],
  storage: [],
  theme: [],
  hooks: ['theme', 'storage', 'routing'],
  routing: ['contracts'],
  // The rules of the checker, which run in browsers and in the service.
  'content-check': ['contracts'],
  http: ['contracts', 'storage'],
  session: ['contracts', 'storage', 'http'],
  chrome: ['contracts', 'storage', 'session'],
  captcha: ['contracts', 'storage', 'http', 'chrome'],
  picture: [...GROUND],
  ui: [...STATE.filter((part) => part !== 'http'), 'picture'],
  dialogs: [...STATE.filter((part) => part !== 'http'), 'ui'],
  seo: [...GROUND],
  forms: [...STATE, 'ui', 'dialogs'],
  testing: [...SHARED, 'releases'],
  // The kit page: no published code may import it.
  kit: SHARED,
  content: [...GROUND],
  'remote-kit': SHARED,
  feature: SHARED,
  page: SHARED,
  layout: SHARED,
  remote: SHARED,
  // What both servers share: it needs Node, so nothing that browsers load may import it.
  server: ['contracts'],
  // Used by the shell server, the commands and a remote's own repository, and imports none of them.
  releases: ['contracts'],
  shell: [...SHARED, 'releases'],
  'shell-server': [...SHARED, 'server', 'releases', 'shell'],
  e2e: ['contracts', 'tools', 'releases', 'testing'],
  standalone: [...SHARED, 'kit'],
  tools: [
    'contracts',
    'content-check',
    'theme',
    ...serviceTypes,
    'shell',
    'shell-server',
    'releases',
    'documents',
    'testing',
  ],
  // Generates PDFs from the texts of a remote, with its colors and pictures.
  documents: ['contracts', 'theme', 'picture', 'content', 'tools'],
}

/** Allowed imports between parts of the same remote; no feature imports another. */
const withinRemote = {
  'remote-kit': ['content'],
  feature: ['remote-kit', 'content'],
  layout: ['feature', 'remote-kit', 'content'],
  page: ['feature', 'remote-kit', 'content'],
  remote: ['page', 'layout', 'feature', 'remote-kit', 'content'],
}

const element = (types, captured) => ({ element: { types: { anyOf: types }, ...(captured && { captured }) } })

/**
 * Layers of each remote's kit, lowest first: a folder may import only those of lower layers, types included, so that
 * there are no cycles.
 */
const KIT_FLOORS = {
  backoffice: [
    ['connection', 'files', 'labels', 'questions', 'staff-page', 'time'],
    ['bundles', 'newsletters', 'reading-figures', 'text'],
    ['access', 'forms', 'presence', 'revisions', 'tables'],
    ['media', 'owner-proof'],
    ['preview'],
    ['editor', 'picture-focus', 'record-form'],
    ['review'],
    ['content-check', 'fields', 'hiring', 'taxonomy', 'writing'],
    ['content'],
  ],
  public: [
    ['dates', 'engagement', 'lists', 'results', 'rich-text', 'service'],
    ['insights', 'jobs', 'page-content'],
    ['insight-detail'],
  ],
  tekdatanova: [['pictures', 'reveal'], ['banner']],
}

const kitPolicies = Object.entries(KIT_FLOORS).flatMap(([remote, [, ...floors]]) =>
  floors.map((folder, height) => ({
    from: element(['remote-kit'], { remote, folder }),
    allow: { to: element(['remote-kit'], { remote, folder: KIT_FLOORS[remote].slice(0, height + 1).flat() }) },
  })),
)

const REMOTE_PARTS = ['content', ...Object.keys(withinRemote)]

const sharedFolders = [...SHARED, 'server', 'testing', 'kit']

const fromTypes = (...types) =>
  types.map((type) => ({ from: element([type]), allow: { to: element(dependencies[type]) } }))

const remotePolicies = [
  ...fromTypes(...REMOTE_PARTS),
  ...Object.entries(withinRemote).map(([from, to]) => ({
    from: element([from]),
    allow: { to: element(to, { remote: '{{ from.element.captured.remote }}' }) },
  })),
  ...kitPolicies,
  // The addresses and page metadata of a remote are next to its manifest and available to all its parts.
  {
    from: element(REMOTE_PARTS),
    allow: {
      to: { ...element(['remote'], { remote: '{{ from.element.captured.remote }}' }), file: { categories: 'facts' } },
    },
  },
  {
    from: { ...element(REMOTE_PARTS), file: { categories: 'test' } },
    allow: { to: element(REMOTE_PARTS, { remote: '{{ from.element.captured.remote }}' }) },
  },
]

/**
 * The policies for the files of each folder: every policy is evaluated for every import, which dominates the cost of
 * linting, so each file has only those of the parts in its folder.
 */
const policiesOf = {
  shared: fromTypes(...sharedFolders),
  'remote-*': remotePolicies,
  releases: fromTypes('releases', 'testing'),
  shell: fromTypes('shell', 'shell-server'),
  e2e: fromTypes('e2e'),
  tools: fromTypes('tools', 'standalone', 'documents'),
  ...servicePolicies,
}

const testPolicy = { from: { file: { categories: 'test' } }, allow: { to: element(['testing']) } }

/** The parts of the repository, and how imports are resolved to their files. */
export const importSettings = {
  'import/resolver': { typescript: true },
  'boundaries/legacy-templates': false,
  'boundaries/elements': [
    ...sharedFolders.map((folder) => ({ type: folder, pattern: `shared/src/${folder}` })),
    { type: 'page', pattern: 'remote-*/src/pages/*', capture: ['remote', 'page'] },
    { type: 'remote-kit', pattern: 'remote-*/src/kit/*', capture: ['remote', 'folder'] },
    { type: 'feature', pattern: 'remote-*/src/features/*', capture: ['remote', 'feature'] },
    { type: 'content', pattern: 'remote-*/src/content', capture: ['remote'] },
    { type: 'layout', pattern: 'remote-*/src/layout', capture: ['remote'] },
    { type: 'remote', pattern: 'remote-*', capture: ['remote'] },
    // S3 test servers, which the tests of the service use as well.
    { type: 'testing', pattern: 'releases/src/testing' },
    { type: 'releases', pattern: 'releases/src' },
    { type: 'shell-server', pattern: 'shell/server' },
    { type: 'shell', pattern: 'shell' },
    ...serviceElements,
    { type: 'e2e', pattern: 'e2e' },
    { type: 'standalone', pattern: 'tools/dev/standalone' },
    { type: 'documents', pattern: 'tools/documents' },
    { type: 'tools', pattern: 'tools' },
  ],
  'boundaries/files': [
    { category: 'test', pattern: '**/*.test.{ts,tsx}' },
    { category: 'facts', pattern: 'remote-*/src/{paths,page-meta}.ts' },
  ],
}

/** The import direction as lint rules, for TypeScript files. */
export const importDirection = [
  {
    files: ['**/*.{ts,tsx}'],
    rules: {
      'boundaries/dependencies': ['error', { default: 'disallow' }],
      'boundaries/no-unknown-dependencies': 'error',
    },
  },
  ...Object.entries(policiesOf).map(([folder, policies]) => ({
    files: [`${folder}/**/*.{ts,tsx}`],
    rules: { 'boundaries/dependencies': ['error', { default: 'disallow', policies: [...policies, testPolicy] }] },
  })),
]
