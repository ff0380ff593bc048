import fc, { type Arbitrary } from 'fast-check'
import { roleOf } from './authorization-matrix'
import { endpointsOf, type ApiDocument } from './endpoints'
import { EXCLUDED, requestTo } from './fuzz-endpoints'
import { oddText } from './odd-values'
import { samplePdf } from './sample-documents'

/** A request that no honest client sends, as `http.request` takes it. */
export interface HostileRequest {
  kind: 'call' | 'page' | 'file' | 'form' | 'upload' | 'release'
  method: string
  path: string
  headers: Record<string, string>
  body?: Buffer
  /** The account that sends it, if any. */
  as?: 'blogs' | 'careers'
}

const PAGES = [
  '/',
  '/search',
  '/blog/',
  '/resources/blogs',
  '/opportunities',
  '/contact',
  '/tekdatanova/',
  '/login',
  '/x/',
]
const FORMS = [
  'jobApplicants',
  'futureApplicants',
  'footerEnquiry',
  'newsLetter',
  'jobAlerts',
  'myApplication/link',
  'myApplication',
]
const MULTIPART = ['/api/blogs', '/api/newsRoom', '/api/caseStudy', '/api/author', '/api/media']
const FIELDS = [
  'name',
  'email',
  'jobId',
  'desiredRole',
  'consent',
  'answers',
  'resume',
  'image',
  '__proto__',
  'blogName',
]
const BOUNDARY = 'hostile'

/** Pieces of addresses that servers have decoded twice, not at all or wrongly. */
const piece = fc.oneof(
  oddText.map((text) => encodeURIComponent(text.replaceAll(/\p{Cs}/gu, '')).slice(0, 3_000)),
  fc.constantFrom(
    '%',
    '%zz',
    '%00',
    '%c0%ae',
    '..',
    '%2e%2e',
    '..%2f..%2f',
    '%5c..',
    '//',
    '/./',
    ';a=b',
    '%25252e',
    '@',
    ':',
    '%0d%0aX: y',
  ),
  fc.constantFrom('/'.repeat(2_000), '%2f'.repeat(1_000), '..;/'.repeat(50), '-'.repeat(3_000)),
)
const headerText = oddText.map((text) => text.replaceAll(/[^\x20-\x7e]/g, '').slice(0, 2_000))
const headers = fc.dictionary(
  fc.constantFrom(
    'range',
    'accept-encoding',
    'accept',
    'cookie',
    'if-none-match',
    'x-forwarded-for',
    'user-agent',
    'x-release',
    'idempotency-key',
    'accept-language',
    'origin',
  ),
  fc.oneof(
    headerText,
    fc.constantFrom(
      'bytes=0-',
      'bytes=9-1,-5',
      'gzip;q=0, br;q=9',
      '*/*;q=x',
      'XSRF-TOKEN=a; XSRF-TOKEN=b',
      'W/"a", *',
      '; '.repeat(500),
      '"'.repeat(500),
    ),
  ),
  { maxKeys: 3 },
)

const pageRequest = (kind: 'page' | 'release', query: Arbitrary<string>): Arbitrary<HostileRequest> =>
  fc
    .record({ page: fc.constantFrom(...PAGES), rest: fc.option(piece, { nil: '' }), query, headers })
    .map(({ page, rest, query: search, headers: sent }) => ({
      kind,
      method: 'GET',
      path: `${page}${rest}${search}`,
      headers: sent,
    }))

const fileRequest: Arbitrary<HostileRequest> = fc
  .record({
    folder: fc.constantFrom(
      '/remotes/',
      '/remotes/shell/',
      '/remotes/remote-public/',
      '/api/public/user/media/',
      '/api/public/user/blogs/download/',
      '/api/public/user/caseStudyFile/download/',
      '/share/',
      '/feed/',
      '/sitemap',
    ),
    rest: fc.array(piece, { minLength: 1, maxLength: 3 }),
    headers,
    method: fc.constantFrom('GET', 'GET', 'HEAD', 'OPTIONS', 'TRACE', 'PATCH'),
  })
  .map(({ folder, rest, ...sent }) => ({ kind: 'file', path: folder + rest.join('/'), ...sent }))

/** A form with odd names, names of files and values, some of them cut off. */
function multipart(
  parts: readonly (readonly [name: string, file: string | null, content: Buffer | string])[],
  end: string,
) {
  const chunks = parts.flatMap(([name, file, content]) => [
    Buffer.from(
      `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"${file === null ? '' : `; filename="${file}"`}\r\n\r\n`,
    ),
    Buffer.from(content),
    Buffer.from('\r\n'),
  ])
  return Buffer.concat([...chunks, Buffer.from(`--${BOUNDARY}${end}`)])
}

const names = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...FIELDS) },
  oddText.map((text) => text.slice(0, 200)),
)
const formRequest: Arbitrary<HostileRequest> = fc
  .record({
    form: fc.constantFrom(...FORMS.map((name) => `/api/public/user/${name}`)),
    parts: fc.array(fc.tuple(names, fc.constant(null), oddText), { maxLength: 8 }),
    end: fc.constantFrom('--\r\n', '--', '\r\n', ''),
    type: fc.constantFrom(
      `multipart/form-data; boundary=${BOUNDARY}`,
      'multipart/form-data',
      'application/json',
      'text/plain',
      'application/x-www-form-urlencoded',
    ),
  })
  .map(({ form, parts, end, type }) => ({
    kind: 'form',
    method: 'POST',
    path: form,
    headers: { 'content-type': type },
    body: multipart(parts, end),
  }))

const magic = [
  samplePdf(),
  Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
  Buffer.from('PK\x03\x04'),
  Buffer.from('\xff\xd8\xff\xe0', 'latin1'),
  Buffer.from('RIFF....WEBPVP8 '),
  Buffer.from('<svg onload="x">'),
  Buffer.alloc(0),
]
const fileNames = fc.oneof(
  oddText.map((text) => text.replaceAll(/["\r\n]/g, '')),
  fc.constantFrom(
    'a.pdf',
    '../../etc/passwd',
    'con.pdf',
    'a.pdf\0.exe',
    `${' '.repeat(60_000)}x.pdf`,
    `${'.'.repeat(60_000)}x.docx`,
    '%2e%2e%2f',
    'a'.repeat(60_000),
  ),
)
const uploadRequest: Arbitrary<HostileRequest> = fc
  .record({
    target: fc.constantFrom(...MULTIPART, '/api/public/user/futureApplicants', '/api/public/user/jobApplicants'),
    start: fc.constantFrom(...magic),
    rest: fc.uint8Array({ maxLength: 4_000 }),
    file: fileNames,
    field: fc.constantFrom('image', 'resume', 'file', 'document', 'bannerImage'),
    others: fc.array(fc.tuple(names, fc.constant(null), oddText), { maxLength: 4 }),
  })
  .map(({ target, start, rest, file, field, others }) => ({
    kind: 'upload',
    method: 'POST',
    path: target,
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
    body: multipart([...others, [field, file, Buffer.concat([start, rest])]], '--\r\n'),
    ...(!target.includes('/public/') && { as: 'blogs' as const }),
  }))

const releaseQuery = fc
  .tuple(
    fc.constantFrom('release', 'RELEASE', 'release[]'),
    fc.constantFrom('shell@', 'remote-public@', '@', 'x@', ''),
    piece,
  )
  .map(([name, part, rest]) => `?${name}=${part}${rest}`)
const oddQuery = fc.option(
  fc.tuple(fc.constantFrom('q', 'page', 'category', 'job'), piece).map(([name, value]) => `?${name}=${value}`),
  { nil: '' },
)

/**
 * Hostile requests to a whole site or its service, the same for the same seed: calls of the document, pages, files, forms,
 * uploads and choices of releases.
 * @param ids ids of records that exist
 */
export function hostileRequests(
  document: ApiDocument,
  ids: readonly string[],
  { count, seed }: { count: number; seed: number },
): HostileRequest[] {
  const endpoints = endpointsOf(document).filter(({ method, path }) => !EXCLUDED.has(`${method} ${path}`))
  const call = fc
    .tuple(fc.oneof(...endpoints.map((endpoint) => requestTo(endpoint, ids))), headers)
    .map(([{ method, path, url, body }, sent]): HostileRequest => ({
      kind: 'call',
      method,
      path: url,
      headers: body === undefined ? sent : { ...sent, 'content-type': 'application/json' },
      ...(body !== undefined && { body: Buffer.from(body) }),
      as: roleOf(method, path) === 'CAREERS' ? 'careers' : 'blogs',
    }))
  const request = fc.oneof(
    { weight: 8, arbitrary: call },
    { weight: 2, arbitrary: pageRequest('page', oddQuery) },
    { weight: 1, arbitrary: pageRequest('release', releaseQuery) },
    { weight: 2, arbitrary: fileRequest },
    { weight: 1, arbitrary: formRequest },
    { weight: 1, arbitrary: uploadRequest },
  )
  return fc.sample(request, { numRuns: count, seed })
}
