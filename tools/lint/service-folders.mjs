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

const element = (type, captured) => ({ element: { types: { anyOf: [type] }, ...(captured && { captured }) } })
const allow = (from, to) => ({ from, allow: { to } })

/** A capability by its folder below `platform`, or below `platform/http`. */
const capability = (name) =>
  name.startsWith('http/')
    ? element('api-http', { capability: name.slice('http/'.length) })
    : element('api-platform', { capability: name })
const resource = (name) => element('api-domain', { resource: name })

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

export const servicePolicies = [
  ...Object.entries(byType).flatMap(([from, types]) => types.map((to) => allow(element(from), element(to)))),
  ...Object.entries(platform).flatMap(([from, below]) => below.map((to) => allow(capability(from), capability(to)))),
  allow(element('api-domain'), resource('session')),
  ...Object.entries(domain).flatMap(([from, below]) => below.map((to) => allow(resource(from), resource(to)))),
  // Tests go through the whole application.
  ...TYPES.flatMap((from) => TYPES.map((to) => allow({ ...element(from), file: { categories: 'test' } }, element(to)))),
]
