import boundaries from 'eslint-plugin-boundaries'

/**
 * Which part may import which; everything not listed is an error. The direction is the one of docs/architecture.md:
 * ground -> http -> session, chrome -> ui, dialogs, seo -> a remote's features -> its pages -> its manifest.
 */
const GROUND = ['contracts', 'storage', 'theme', 'hooks', 'routing']
const STATE = [...GROUND, 'http', 'session', 'chrome']
const SHARED = [...STATE, 'picture', 'ui', 'dialogs', 'seo', 'forms']

const dependencies = {
  contracts: [],
  storage: [],
  theme: [],
  hooks: ['theme', 'storage', 'routing'],
  routing: ['contracts'],
  http: ['contracts', 'storage'],
  session: ['contracts', 'storage', 'http'],
  chrome: ['contracts', 'storage', 'session'],
  picture: [...GROUND],
  ui: [...STATE.filter((part) => part !== 'http'), 'picture'],
  dialogs: [...STATE.filter((part) => part !== 'http'), 'ui'],
  seo: [...GROUND],
  forms: [...STATE, 'ui', 'dialogs'],
  testing: SHARED,
  // The kit page: nothing that is published may import it.
  kit: SHARED,
  content: [...GROUND],
  feature: SHARED,
  page: SHARED,
  layout: SHARED,
  remote: SHARED,
  shell: SHARED,
  'api-module': ['api', 'contracts'],
  api: ['api-module', 'contracts', 'picture'],
  e2e: ['contracts', 'tools'],
  standalone: [...SHARED, 'kit'],
  tools: ['contracts', 'api', 'api-module', 'shell', 'e2e', 'documents'],
  // Sets the texts of a remote as PDFs, in its colours and with its pictures.
  documents: ['contracts', 'theme', 'picture', 'content', 'tools'],
}

/** Parts of a remote, each allowed to import these parts of the same remote and of no other. */
const withinRemote = {
  feature: ['feature', 'content'],
  layout: ['feature', 'content'],
  page: ['feature', 'content'],
  remote: ['page', 'layout', 'feature', 'content'],
}

const REMOTE_PARTS = ['content', ...Object.keys(withinRemote)]

const sharedFolders = [...SHARED, 'testing', 'kit']

const element = (types, captured) => ({ element: { types: { anyOf: types }, ...(captured && { captured }) } })

const policies = [
  ...Object.entries(dependencies).map(([from, to]) => ({ from: element([from]), allow: { to: element(to) } })),
  ...Object.entries(withinRemote).map(([from, to]) => ({
    from: element([from]),
    allow: { to: element(to, { remote: '{{ from.element.captured.remote }}' }) },
  })),
  { from: { file: { categories: 'test' } }, allow: { to: element(['testing']) } },
  // A remote's own addresses and head records stand beside its manifest and serve all its parts.
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

/** The import direction as lint rules, for TypeScript files. */
export const importDirection = {
  files: ['**/*.{ts,tsx}'],
  plugins: { boundaries },
  settings: {
    'import/resolver': { typescript: true },
    'boundaries/elements': [
      ...sharedFolders.map((folder) => ({ type: folder, pattern: `shared/src/${folder}` })),
      { type: 'page', pattern: 'remote-*/src/pages/*', capture: ['remote', 'page'] },
      { type: 'feature', pattern: 'remote-*/src/features/*', capture: ['remote', 'feature'] },
      { type: 'content', pattern: 'remote-*/src/content', capture: ['remote'] },
      { type: 'layout', pattern: 'remote-*/src/layout', capture: ['remote'] },
      { type: 'remote', pattern: 'remote-*', capture: ['remote'] },
      { type: 'shell', pattern: 'shell' },
      { type: 'api-module', pattern: 'api/src/modules/*', capture: ['module'] },
      { type: 'api', pattern: 'api' },
      { type: 'e2e', pattern: 'e2e' },
      { type: 'standalone', pattern: 'tools/dev/standalone' },
      { type: 'documents', pattern: 'tools/documents' },
      { type: 'tools', pattern: 'tools' },
    ],
    'boundaries/files': [
      { category: 'test', pattern: '**/*.test.{ts,tsx}' },
      { category: 'facts', pattern: 'remote-*/src/{paths,page-meta}.ts' },
    ],
  },
  rules: {
    'boundaries/dependencies': ['error', { default: 'disallow', policies }],
    'boundaries/no-unknown-dependencies': 'error',
  },
}
