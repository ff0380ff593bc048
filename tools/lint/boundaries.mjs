import boundaries from 'eslint-plugin-boundaries'
import { serviceElements, servicePolicies, serviceTypes } from './service-folders.mjs'

/**
 * Which part may import which; everything not listed is an error. The direction is the one of docs/architecture.md:
 * ground -> http -> session, chrome -> ui, dialogs, seo -> a remote's kit -> its features -> its pages -> its manifest.
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
  testing: [...SHARED, 'releases'],
  // The kit page: nothing that is published may import it.
  kit: SHARED,
  content: [...GROUND],
  'remote-kit': SHARED,
  feature: SHARED,
  page: SHARED,
  layout: SHARED,
  remote: SHARED,
  // What shell server, commands and a remote's own repository know of releases; it knows none of them.
  releases: ['contracts'],
  shell: [...SHARED, 'releases'],
  e2e: ['contracts', 'tools', 'releases'],
  standalone: [...SHARED, 'kit'],
  tools: ['contracts', ...serviceTypes, 'shell', 'releases', 'documents', 'testing'],
  // Sets the texts of a remote as PDFs, in its colours and with its pictures.
  documents: ['contracts', 'theme', 'picture', 'content', 'tools'],
}

/** Parts of a remote, each allowed to import these parts of the same remote and of no other; no feature imports another. */
const withinRemote = {
  'remote-kit': ['content'],
  feature: ['remote-kit', 'content'],
  layout: ['feature', 'remote-kit', 'content'],
  page: ['feature', 'remote-kit', 'content'],
  remote: ['page', 'layout', 'feature', 'remote-kit', 'content'],
}

const element = (types, captured) => ({ element: { types: { anyOf: types }, ...(captured && { captured }) } })

/**
 * The folders of each remote's kit from the ground up: a folder may import those of the lines above its own, so that no
 * circle can come about, of types neither.
 */
const KIT_FLOORS = {
  backoffice: [
    ['connection', 'files', 'preview', 'staff-page', 'text', 'time'],
    ['access', 'forms', 'presence', 'revisions', 'tables'],
    ['editor', 'picture-focus', 'record-form'],
    ['fields', 'hiring', 'taxonomy'],
    ['content'],
  ],
  public: [
    ['dates', 'engagement', 'lists', 'rich-text', 'service'],
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

const sharedFolders = [...SHARED, 'testing', 'kit']

const policies = [
  ...Object.entries(dependencies).map(([from, to]) => ({ from: element([from]), allow: { to: element(to) } })),
  ...Object.entries(withinRemote).map(([from, to]) => ({
    from: element([from]),
    allow: { to: element(to, { remote: '{{ from.element.captured.remote }}' }) },
  })),
  ...kitPolicies,
  ...servicePolicies,
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
    'boundaries/legacy-templates': false,
    'boundaries/elements': [
      ...sharedFolders.map((folder) => ({ type: folder, pattern: `shared/src/${folder}` })),
      { type: 'page', pattern: 'remote-*/src/pages/*', capture: ['remote', 'page'] },
      { type: 'remote-kit', pattern: 'remote-*/src/kit/*', capture: ['remote', 'folder'] },
      { type: 'feature', pattern: 'remote-*/src/features/*', capture: ['remote', 'feature'] },
      { type: 'content', pattern: 'remote-*/src/content', capture: ['remote'] },
      { type: 'layout', pattern: 'remote-*/src/layout', capture: ['remote'] },
      { type: 'remote', pattern: 'remote-*', capture: ['remote'] },
      // Servers that speak S3, which the tests of the service need as well.
      { type: 'testing', pattern: 'releases/src/testing' },
      { type: 'releases', pattern: 'releases/src' },
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
  },
  rules: {
    'boundaries/dependencies': ['error', { default: 'disallow', policies }],
    'boundaries/no-unknown-dependencies': 'error',
  },
}
