import { z } from 'zod'

/** A violation of the content security policy, without anything about the visitor. */
export interface CspViolation {
  directive: string
  /** What was blocked: a keyword such as `inline`, or the kind of its address. */
  blocked: string
  /** The origin of what was blocked, if it has an address of another site. */
  origin?: string
  /** The path of the page, without its query, which may contain signed links. */
  page: string
}

/** The directives of our policies; any other is counted as `other`, because clients can invent names. */
const DIRECTIVES = new Set([
  'base-uri',
  'connect-src',
  'default-src',
  'font-src',
  'form-action',
  'frame-ancestors',
  'frame-src',
  'img-src',
  'manifest-src',
  'media-src',
  'object-src',
  'require-trusted-types-for',
  'script-src',
  'script-src-attr',
  'script-src-elem',
  'style-src',
  'style-src-attr',
  'style-src-elem',
  'trusted-types',
  'worker-src',
])
/** What browsers name instead of an address, and the schemes that have no origin. */
const KEYWORDS = new Set(['inline', 'eval', 'wasm-eval', 'trusted-types-policy', 'trusted-types-sink', 'data', 'blob'])
const MAX_PATH = 200
const MAX_REPORTS = 20

const text = z.string().max(8192).default('')

/** `application/csp-report`, which Firefox and Safari send: one violation. */
const single = z.object({
  'csp-report': z.object({
    'effective-directive': text,
    'violated-directive': text,
    'blocked-uri': text,
    'document-uri': text,
  }),
})
/** `application/reports+json` of the Reporting API: violations, and perhaps reports of other types. */
const batch = z
  .array(
    z.object({
      type: z.string().max(64),
      body: z.object({ effectiveDirective: text, blockedURL: text, documentURL: text }).nullish(),
    }),
  )
  .max(MAX_REPORTS)

/** Both formats in which browsers report violations. */
export const cspReports = z.union([single, batch])

/** The violations in a report. */
export function readCspReports(report: z.output<typeof cspReports>): CspViolation[] {
  if (!Array.isArray(report)) {
    const body = report['csp-report']
    const directive = body['effective-directive'] || body['violated-directive']
    return [violationOf(directive, body['blocked-uri'], body['document-uri'])]
  }
  return report.flatMap(({ type, body }) =>
    type === 'csp-violation' && body ? [violationOf(body.effectiveDirective, body.blockedURL, body.documentURL)] : [],
  )
}

function violationOf(directive: string, blockedUrl: string, documentUrl: string): CspViolation {
  const [name = ''] = directive.split(' ')
  const page = URL.canParse(documentUrl) ? new URL(documentUrl) : undefined
  return {
    directive: DIRECTIVES.has(name) ? name : 'other',
    page: page ? page.pathname.slice(0, MAX_PATH) : '',
    ...blockedBy(blockedUrl, page?.origin),
  }
}

function blockedBy(blockedUrl: string, own?: string): Pick<CspViolation, 'blocked' | 'origin'> {
  if (KEYWORDS.has(blockedUrl)) return { blocked: blockedUrl }
  const url = URL.canParse(blockedUrl) ? new URL(blockedUrl) : undefined
  if (!url) return { blocked: 'other' }
  const scheme = url.protocol.slice(0, -1)
  if (scheme.endsWith('-extension')) return { blocked: 'extension' }
  if (scheme !== 'http' && scheme !== 'https') return { blocked: KEYWORDS.has(scheme) ? scheme : 'other' }
  return url.origin === own ? { blocked: 'own site' } : { blocked: 'other site', origin: url.origin.slice(0, MAX_PATH) }
}
