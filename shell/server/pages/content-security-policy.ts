import { frameOrigins } from '@tekskills/shared/contracts/embeds'
import { cspHash, headScripts, startScript, type HeadScriptOptions } from './start-scripts'
import { RECAPTCHA_FILES, trustedTypes } from './trusted-types'

/** Hash of the empty style element that styled-components adds and fills by script. */
const EMPTY_STYLE = cspHash('')

/** Name of the reporting endpoint that the policy refers to. */
const REPORTING_GROUP = 'csp'

/** `Reporting-Endpoints` for a policy that reports to the same address. */
export const reportingEndpoints = (reports: string) => `${REPORTING_GROUP}="${reports}"`

interface PolicyOptions extends HeadScriptOptions {
  /** Contents of the page's inline style elements. */
  styles: readonly string[]
  /** The script with the web font. */
  typeface?: string
  /** Hot-update sockets of a development server. */
  sockets?: readonly string[]
  /** Whether our own pages may show this one in a frame: a preview in the back-office. */
  framed?: boolean
  /** Address to which browsers report violations; also the endpoint `csp` of `Reporting-Endpoints`. */
  reports?: string
  /** Whether the site is on https, where alone browsers follow `report-to`; those that know it ignore `report-uri` then. */
  secure?: boolean
}

/**
 * The policy of one page: no `unsafe-*`, critical CSS by hash, our own origin for everything else, and
 * Trusted Types (ADR 0029).
 */
export function contentSecurityPolicy(options: PolicyOptions): string {
  const { styles, analytics, recaptcha = '', typeface, sockets = [], framed = false, reports, secure = false } = options
  const google = recaptcha ? ` ${new URL(recaptcha).origin}/recaptcha/` : ''
  const inlineScripts = [...headScripts(options), ...(typeface ? [typeface] : []), startScript].map(cspHash).join(' ')
  const outside = analytics ? ` ${new URL(analytics).origin}` : ''
  return [
    "default-src 'none'",
    `script-src 'self' ${inlineScripts}${outside}${google && `${google} ${RECAPTCHA_FILES}`}`,
    `style-src 'self' ${[EMPTY_STYLE, ...styles.map(cspHash)].join(' ')}`,
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src ${["'self'", ...sockets].join(' ')}${outside}${google}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    // Staff see previews and résumés in frames, readers play the videos of texts (ADR 0121), and client-side navigation
    // can reach both from any page.
    `frame-src 'self' blob: ${frameOrigins.join(' ')}${google}`,
    `frame-ancestors ${framed ? "'self'" : "'none'"}`,
    // Hot module replacement injects scripts.
    ...(sockets.length > 0 ? [] : trustedTypes(recaptcha !== '')),
    ...(reports ? [`report-uri ${reports}`] : []),
    ...(reports && secure ? [`report-to ${REPORTING_GROUP}`] : []),
  ].join('; ')
}
