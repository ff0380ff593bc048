/**
 * Allowed imports between folders of the service (docs/architecture.md): the platform is the lowest layer, then the
 * resources, then the application, its commands and the sample content. An unlisted folder has only the imports of its
 * type.
 */
const PROBLEMS = 'http/problems'

/** The capabilities of the platform, each with those that it may import; lowest first. */
const platform = {
  'http/problems': [],
  config: [],
  metrics: [],
  time: [],
  disk: [PROBLEMS],
  'rich-text': [PROBLEMS],
  'http/validation': [PROBLEMS],
  database: [PROBLEMS, 'config', 'disk'],
  audit: ['database'],
  signing: ['database'],
  health: [PROBLEMS, 'database'],
  'rate-limits': [PROBLEMS, 'database'],
  captcha: [PROBLEMS, 'config', 'database', 'rate-limits', 'signing'],
  mail: [PROBLEMS, 'config', 'database', 'disk', 'signing'],
  files: [PROBLEMS, 'config', 'database', 'disk'],
  pictures: [PROBLEMS, 'database', 'disk', 'files'],
  multipart: [PROBLEMS, 'files', 'http/validation', 'pictures'],
  'site-identity': ['config', 'database', 'disk', 'files'],
  backup: ['database', 'disk', 'files'],
  releases: ['config', 'database'],
  'http/idempotency': [PROBLEMS, 'database'],
  'http/content-changes': ['config', 'database', 'files', 'http/idempotency'],
  'http/cache': ['http/content-changes'],
  'http/plugins': [PROBLEMS, 'database', 'http/cache', 'http/validation'],
  'http/lists': [PROBLEMS, 'http/cache', 'http/validation'],
}

/**
 * The resources, each with those that it may import; lowest first. All of them may import the platform, and `session`,
 * which identifies the user of a request.
 */
const domain = {
  slugs: [],
  editing: [],
  previews: [],
  reviews: [],
  'hiring-teams': [],
  audit: ['hiring-teams'],
  media: ['reviews'],
  subscriptions: [],
  newsletter: ['subscriptions'],
  authors: ['slugs'],
  careers: ['editing', 'hiring-teams', 'previews', 'slugs'],
  'job-alerts': ['careers', 'subscriptions'],
  applicants: ['careers', 'hiring-teams', 'job-alerts'],
  staff: ['applicants', 'hiring-teams'],
  content: ['editing', 'media', 'previews', 'reviews', 'slugs'],
  categories: ['content', 'slugs'],
  blogs: ['content'],
  newsroom: ['content'],
  'case-studies': ['content'],
  enquiries: ['content'],
  addresses: ['content'],
  'newsletter-issues': ['addresses', 'content', 'newsletter', 'slugs'],
  redirects: ['addresses', 'blogs', 'case-studies', 'content', 'newsroom'],
  imports: ['blogs', 'content', 'media', 'redirects', 'slugs'],
  'page-meta': [
    'addresses',
    'blogs',
    'careers',
    'case-studies',
    'content',
    'newsletter-issues',
    'newsroom',
    'redirects',
  ],
  sitemaps: ['addresses'],
  feeds: ['addresses'],
  'content-check': ['addresses', 'blogs', 'careers', 'case-studies', 'content', 'newsroom', 'redirects'],
  webhooks: ['content'],
  'reading-figures': ['content'],
  bundles: ['addresses', 'blogs', 'case-studies', 'content', 'content-check', 'newsroom', 'reviews'],
  search: ['addresses', 'careers', 'content'],
  dashboard: ['applicants', 'careers', 'content', 'hiring-teams', 'reading-figures'],
  'hiring-reports': ['hiring-teams'],
}

const element = (types, captured) => ({ element: { types: { anyOf: types }, ...(captured && { captured }) } })
const allow = (from, to) => ({ from, allow: { to } })

const HTTP = 'http/'

/** Elements of capabilities, by their folders below `platform` or `platform/http`; none for an empty list. */
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

/** Imports that are allowed for all folders of a type. */
const byType = {
  'api-http': ['contracts', 'server'],
  'api-platform': ['contracts', 'picture', 'server', 'releases'],
  'api-dependencies': [...PLATFORM, 'releases'],
  'api-domain': ['contracts', 'content-check', 'picture', 'server', 'releases', ...PLATFORM],
  'api-seed': ['contracts', 'picture', ...PLATFORM, 'api-domain'],
  'api-testing': ['contracts', 'picture', ...TYPES],
  api: ['contracts', 'releases', 'server', 'api-seed', ...PLATFORM, 'api-domain'],
}

export const serviceTypes = TYPES

/** The folders of the service; the first match applies. */
export const serviceElements = [
  { type: 'api-http', pattern: 'api/src/platform/http/*', capture: ['capability'] },
  { type: 'api-platform', pattern: 'api/src/platform/*', capture: ['capability'] },
  { type: 'api-dependencies', pattern: 'api/src/platform' },
  { type: 'api-domain', pattern: 'api/src/domain/*', capture: ['resource'] },
  { type: 'api-seed', pattern: 'api/src/seed' },
  { type: 'api-testing', pattern: 'api/src/testing' },
  { type: 'api', pattern: 'api' },
]

/** One policy per folder, since each is evaluated for every import. */
const below = (floors, select) =>
  Object.entries(floors)
    .filter(([, lower]) => lower.length > 0)
    .map(([folder, lower]) => allow(select([folder])[0], select(lower)))

const fromTypes = (...types) => types.map((type) => allow(element([type]), element(byType[type])))

// Tests use the whole application.
const testsOfService = allow({ ...element(TYPES), file: { categories: 'test' } }, element(TYPES))

/** The policies for the files of each folder of the service. */
export const servicePolicies = {
  api: [...fromTypes('api', 'api-seed', 'api-testing'), testsOfService],
  'api/src/platform': [...fromTypes(...PLATFORM), ...below(platform, capabilities), testsOfService],
  'api/src/domain': [
    ...fromTypes('api-domain'),
    allow(element(['api-domain']), element(['api-domain'], { resource: 'session' })),
    ...below(domain, resources),
    testsOfService,
  ],
}
