import { z } from 'zod'
import { trustedProxies } from '@tekskills/shared/contracts/http/trusted-proxies'
import { DEFAULT_SERVICE_BASE } from '@tekskills/shared/http/service-base'
import type { ReleaseBucketConfig } from '@tekskills/releases/store/release-bucket'

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
const PORT_RULE = 'must be a whole number between 0 and 65535'
const port = z.coerce.number(PORT_RULE).int(PORT_RULE).min(0, PORT_RULE).max(65_535, PORT_RULE)
const address = (protocol: RegExp) => z.url({ protocol, error: 'must be an http(s) address' })

/**
 * A path of at least one segment that is not one of the shell's own. Absolute URLs are excluded: cookies and the
 * anti-forgery header require our own origin.
 */
const BASE_PATH = /^\/(?!(remotes|internal|health|ready|release-choices|release-errors)(\/|$))[\w.~-]+(\/[\w.~-]+)*\/?$/

/** The environment variables that the shell server reads, with validation and defaults. */
export const environment = z.object({
  HOST: z.string().default('0.0.0.0').describe('address the shell server listens on'),
  PORT: port.default(4000).describe('port of the site; `0` takes a free one'),
  API_URL: address(/^https?$/)
    .default('http://127.0.0.1:4001')
    .meta({
      description: 'address of the service, for a shell server that runs alone and for `npm run release`',
      defaultText: 'the service of the same site',
    }),
  API_BASE: z
    .string()
    .regex(BASE_PATH, 'must be a path of this site, such as /api')
    .default(DEFAULT_SERVICE_BASE)
    .describe('path of the site under which browsers reach the service'),
  RELEASES_DIR: z.string().min(1, 'must not be empty').default('./data/releases').meta({
    description: 'release store; with a bucket, the copy of what this machine needs from it',
    defaultText: '`DATA_DIR/releases`',
  }),
  RELEASES_S3_BUCKET: z.string().default('').describe('bucket that holds the releases'),
  RELEASES_POLICY_KEY: z
    .string()
    .default('')
    .describe('public key of the operator whose release policy the servers require'),
  S3_ENDPOINT: address(/^https?$/)
    .or(z.literal(''))
    .default('')
    .describe('server of the buckets, if it is not AWS'),
  S3_REGION: z.string().default('us-east-1').describe('region of the buckets; their keys are the usual AWS variables'),
  SITE_ORIGIN: address(/^https?$/)
    .optional()
    .meta({
      description: 'public address, for absolute links, cookies and passkeys',
      defaultText: '`http://localhost:PORT`',
    }),
  ANALYTICS_SRC: z
    .url({ protocol: /^https$/, error: 'must be an https address' })
    .or(z.literal(''))
    .default('')
    .describe('script that is loaded after a visitor has consented'),
  RECAPTCHA_SITE_KEY: z
    .string()
    .default('')
    .describe('key of reCAPTCHA v3, which pages load after consent; without it forms use proof of work'),
  RECAPTCHA_ORIGIN: address(/^https?$/)
    .default('https://www.google.com')
    .describe('origin of the reCAPTCHA script and of its verification'),
  CAPTCHA: z.enum(['on', 'none'], 'must be on or none').default('on').describe('`none` lets forms pass unchecked'),
  LOG_LEVEL: z
    .enum(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`)
    .default('info')
    .describe(`least severe level that is logged: \`${LOG_LEVELS.join('`, `')}\``),
  /** URLs of hot-update sockets, separated by spaces; set by `npm run dev` only. */
  DEV_SOCKETS: z
    .string()
    .regex(/^(ws:\/\/localhost:\d+ ?)*$/, 'must list addresses such as ws://localhost:4101')
    .default(''),
  /** Origin of the component kit; set by `npm run dev` only. */
  DEV_KIT: z
    .string()
    .regex(/^(http:\/\/localhost:\d+)?$/, 'must be an address such as http://localhost:4105')
    .default(''),
  SERVER_RENDERING: z
    .enum(['on', 'off'], 'must be on or off')
    .default('on')
    .describe('`off` lets browsers render every page: a fallback for when server rendering fails'),
  RELEASE_OVERRIDE: z
    .enum(['on', 'off'], 'must be on or off')
    .default('on')
    .describe('`off` ignores `?release=` and `x-release`, by which requests choose releases'),
  PAGE_LIFE: z.coerce
    .number('must be a number of seconds')
    .min(0, 'must not be negative')
    .default(60)
    .describe('seconds for which a cached page is fresh; content changes drop it sooner'),
  TRUST_PROXY: trustedProxies
    .or(z.literal(''))
    .default('none')
    .describe('proxies in front of the site, whose `X-Forwarded-*` headers are trusted'),
  METRICS_PORT: port.optional().meta({
    description: 'port on which the shell server serves `/internal/metrics`, for monitoring only',
    defaultText: 'none: no metrics are served',
  }),
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'must be an http(s) address' })
    .optional()
    .meta({
      description: 'OTLP/HTTP collector that receives traces of requests, such as `http://collector:4318`',
      defaultText: 'none: nothing is traced',
    }),
  REPORT_RATE: z.coerce
    .number('must be a number')
    .min(0, 'must not be negative')
    .max(1, 'must not exceed 1')
    .default(0.1)
    .describe('share of page loads that report how long they took, 0 to 1; failures are always reported'),
})

/** The settings of the shell server, read from the environment. */
export interface ShellConfig {
  host: string
  port: number
  /** Port of the metrics; undefined when they are not served. */
  metricsPort: number | undefined
  /** Collector of traces; undefined when nothing is traced. */
  tracesEndpoint: string | undefined
  apiUrl: string
  /** Path of the site under which browsers reach the service, without a trailing slash. */
  apiBase: string
  releasesDir: string
  /** Bucket that holds the releases; absent when they are published to `releasesDir` directly. */
  releasesBucket?: ReleaseBucketConfig
  /** Public key that must verify the signature of the registry's policy; empty when none is required. */
  policyKey: string
  siteOrigin: string
  analytics: string
  /** URL of the reCAPTCHA v3 script; empty when reCAPTCHA is not used. */
  recaptcha: string
  logLevel: string
  pageTtlSeconds: number
  serverRendering: boolean
  reportRate: number
  /** Whether a request may choose the releases its page is rendered from: any in the store, live or not. */
  releaseOverride: boolean
  /** Sockets that a page may connect to in addition to its own origin; none outside development. */
  sockets: readonly string[]
  /** Origin of the component kit; empty outside development. */
  kit: string
  /**
   * Trusted proxies in front of this server; false for none, so that the visitor's address is that of the connection.
   */
  trustProxy: string | false
}

/** Settings are invalid; the message lists every error, one per line. */
export class ConfigError extends Error {
  override name = 'ConfigError'
}

/** Script URL for a site key; its badge stays clear of the back-to-top button. */
const recaptchaScript = (origin: string, siteKey: string) =>
  `${new URL(origin).origin}/recaptcha/api.js?${new URLSearchParams({ render: siteKey, badge: 'bottomleft' }).toString()}`

/** Reads the settings. @throws {ConfigError} naming each invalid variable. */
export function readConfig(env: NodeJS.ProcessEnv): ShellConfig {
  const result = environment.safeParse(env)
  if (!result.success) {
    const errors = result.error.issues.map(({ path, message }) => `  ${path.join('.')} ${message}`)
    throw new ConfigError(`The shell cannot start with these settings:\n${errors.join('\n')}`)
  }
  const {
    HOST,
    PORT,
    API_URL,
    API_BASE,
    RELEASES_DIR,
    RELEASES_S3_BUCKET,
    RELEASES_POLICY_KEY,
    S3_ENDPOINT,
    S3_REGION,
    SITE_ORIGIN,
    ANALYTICS_SRC,
    RECAPTCHA_SITE_KEY,
    RECAPTCHA_ORIGIN,
    CAPTCHA,
    LOG_LEVEL,
    PAGE_LIFE,
    SERVER_RENDERING,
    REPORT_RATE,
    RELEASE_OVERRIDE,
    DEV_SOCKETS,
    DEV_KIT,
    TRUST_PROXY,
    METRICS_PORT,
    OTEL_EXPORTER_OTLP_ENDPOINT,
  } = result.data
  return {
    host: HOST,
    port: PORT,
    metricsPort: METRICS_PORT,
    tracesEndpoint: OTEL_EXPORTER_OTLP_ENDPOINT,
    apiUrl: API_URL.replace(/\/$/, ''),
    apiBase: API_BASE.replace(/\/$/, ''),
    releasesDir: RELEASES_DIR,
    releasesBucket: RELEASES_S3_BUCKET
      ? { name: RELEASES_S3_BUCKET, region: S3_REGION, endpoint: S3_ENDPOINT || undefined }
      : undefined,
    policyKey: RELEASES_POLICY_KEY,
    siteOrigin: (SITE_ORIGIN ?? `http://localhost:${PORT}`).replace(/\/$/, ''),
    analytics: ANALYTICS_SRC,
    recaptcha: CAPTCHA === 'on' && RECAPTCHA_SITE_KEY ? recaptchaScript(RECAPTCHA_ORIGIN, RECAPTCHA_SITE_KEY) : '',
    logLevel: LOG_LEVEL,
    pageTtlSeconds: PAGE_LIFE,
    serverRendering: SERVER_RENDERING === 'on',
    reportRate: REPORT_RATE,
    releaseOverride: RELEASE_OVERRIDE === 'on',
    sockets: DEV_SOCKETS.split(' ').filter(Boolean),
    kit: DEV_KIT,
    trustProxy: ['', 'none'].includes(TRUST_PROXY) ? false : TRUST_PROXY,
  }
}
