/**
 * Which folder of the service may import which (docs/architecture.md): the platform below, the resources above it, the
 * application, its commands and the sample content on top. A folder that is not listed may import what every one may.
 */
const PROBLEMS = 'http/problems'

/** The capabilities of the platform, each with those that it is built on; lowest first. */
const platform = {
  'http/problems': [],
  config: [],
  metrics: [],
  time: [],
  disk: [PROBLEMS],
  'rich-text': [PROBLEMS],
  'http/validation': [PROBLEMS],
  'http/plugins': [PROBLEMS, 'http/validation'],
  database: [PROBLEMS, 'config', 'disk'],
  audit: ['database'],
  signing: ['database'],
  health: [PROBLEMS, 'database'],
  'rate-limits': [PROBLEMS, 'database'],
  captcha: [PROBLEMS, 'config', 'database', 'rate-limits', 'signing'],
  mail: ['config', 'database', 'disk'],
  files: [PROBLEMS, 'config', 'database', 'disk'],
  pictures: [PROBLEMS, 'database', 'disk', 'files'],
  multipart: [PROBLEMS, 'files', 'http/validation', 'pictures'],
  'site-identity': ['config', 'database', 'disk', 'files'],
  backup: ['database', 'disk', 'files'],
  'http/cache': ['database'],
  'http/lists': [PROBLEMS, 'http/cache', 'http/validation'],
  'http/idempotency': [PROBLEMS, 'database'],
  'http/writes': ['config', 'database', 'files', 'http/cache', 'http/idempotency'],
}

/**
 * The resources, each with those that it is built on; lowest first. All of them are built on the platform, and on
 * `session`, which knows whose request it is.
 */
const domain = {
  slugs: [],
  editing: [],
  audit: [],
  media: [],
  authors: ['slugs'],
  categories: ['slugs'],
  careers: ['editing', 'slugs'],
  applicants: ['careers'],
  content: ['editing', 'slugs'],
  blogs: ['content'],
  newsroom: ['content'],
  'case-studies': ['content'],
  enquiries: ['content'],
  addresses: [],
  redirects: ['addresses', 'blogs', 'case-studies', 'content', 'newsroom'],
  'page-meta': ['addresses', 'blogs', 'careers', 'case-studies', 'content', 'newsroom', 'redirects'],
  sitemaps: ['addresses'],
  feeds: ['addresses'],
  search: ['addresses', 'careers'],
  dashboard: ['careers', 'content'],
}

const element = (types, captured) => ({ element: { types: { anyOf: types }, ...(captured && { captured }) } })
const allow = (from, to) => ({ from, allow: { to } })

const HTTP = 'http/'

/** Capabilities by their folders below `platform`, or below `platform/http`; none for an empty list. */
function capabilities(names) {
  const http = names.filter((name) => name.startsWith(HTTP)).map((name) => name.slice(HTTP.length))
  const others = names.filter((name) => !name.startsWith(HTTP))
  return [
    ...(http.length > 0 ? [element(['api-http'], { capability: http })] : []),
    ...(others.length > 0 ? [element(['api-platform'], { capability: others })] : []),
  ]
}
const resources = (names) => (names.length > 0 ? [element(['api-domain'], { resource: names })] : [])

const TYPES = ['api-http', 'api-platform', 'api-dependencies', 'api-domain', 'api-seed', 'api-testing', 'api']
const PLATFORM = ['api-http', 'api-platform', 'api-dependencies']

/** What every file of the service may import, by the type of its folder. */
const byType = {
  'api-http': ['contracts'],
  'api-platform': ['contracts', 'picture'],
  'api-dependencies': PLATFORM,
  'api-domain': ['contracts', 'picture', ...PLATFORM],
  'api-seed': ['contracts', 'picture', ...PLATFORM, 'api-domain'],
  'api-testing': ['contracts', 'picture', ...TYPES],
  api: ['contracts', 'api-seed', ...PLATFORM, 'api-domain'],
}

export const serviceTypes = TYPES

/** The folders of the service; the first that fits counts. */
export const serviceElements = [
  { type: 'api-http', pattern: 'api/src/platform/http/*', capture: ['capability'] },
  { type: 'api-platform', pattern: 'api/src/platform/*', capture: ['capability'] },
  { type: 'api-dependencies', pattern: 'api/src/platform' },
  { type: 'api-domain', pattern: 'api/src/domain/*', capture: ['resource'] },
  { type: 'api-seed', pattern: 'api/src/seed' },
  { type: 'api-testing', pattern: 'api/src/testing' },
  { type: 'api', pattern: 'api' },
]

/** One policy for each folder: every policy is tried on every import, and they are most of what linting costs. */
const below = (floors, select) =>
  Object.entries(floors)
    .filter(([, lower]) => lower.length > 0)
    .map(([folder, lower]) => allow(select([folder])[0], select(lower)))

export const servicePolicies = [
  ...Object.entries(byType).map(([from, types]) => allow(element([from]), element(types))),
  ...below(platform, capabilities),
  allow(element(['api-domain']), element(['api-domain'], { resource: 'session' })),
  ...below(domain, resources),
  // Tests go through the whole application.
  allow({ ...element(TYPES), file: { categories: 'test' } }, element(TYPES)),
]
