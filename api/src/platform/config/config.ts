import path from 'node:path'
import type { Role } from '@tekskills/shared/contracts/access'
import { contentKindName, type ContentKindName } from '@tekskills/shared/contracts/http/content'
import { trustedProxies } from '@tekskills/shared/contracts/http/trusted-proxies'
import { z } from 'zod'
import { captchaEnvironment, readCaptchaConfig, requireBothRecaptchaKeys, type CaptchaConfig } from './captcha-config'
import {
  filesEnvironment,
  readBucketConfig,
  readReleasesConfig,
  readScannerConfig,
  type BucketConfig,
  type ScannerAddress,
} from './files-config'
import { mailEnvironment, readMailConfig, type MailConfig } from './mail-config'

const flag = z.enum(['true', 'false'], 'must be true or false').transform((text) => text === 'true')
const seedPassword = (account: string) =>
  z
    .string()
    .min(12, 'must have at least 12 characters')
    .max(1024, 'must have at most 1,024 characters')
    .optional()
    .meta({
      description: `password of the account \`${account}\` when it is created`,
      defaultText: 'random, shown once',
    })
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
const PORT_RULE = 'must be a whole number between 0 and 65535'
const port = z.coerce.number(PORT_RULE).int(PORT_RULE).min(0, PORT_RULE).max(65_535, PORT_RULE)

/** The environment variables of the service, each with its rule and default. */
export const environment = z
  .object({
    HOST: z.string().default('127.0.0.1').describe('address the service listens on where it runs alone'),
    API_PORT: port.default(4001).describe('port of the service where it runs alone'),
    DATA_DIR: z
      .string()
      .default('./data')
      .describe('folder of the database, pictures, documents, emails, releases and logs'),
    // Not parsed as a URL, because one with a unix socket has no host.
    DATABASE_URL: z
      .string()
      .regex(/^postgres(ql)?:\/\//, 'must be a postgres:// address')
      .optional()
      .describe('PostgreSQL 15 or later; without it the embedded database is used'),
    SITE_ORIGIN: z
      .url({ protocol: /^https?$/, error: 'must be an http(s) address' })
      .default('http://localhost:4000')
      .describe('public address, for links in emails and feeds; passkeys belong to it'),
    SECURITY_CONTACT: z
      .union([z.email(), z.url({ protocol: /^https$/ })], 'must be an email or https address')
      .optional()
      .meta({
        description: 'where `/.well-known/security.txt` asks for reports: an email or https address',
        defaultText: '`SITE_ORIGIN/contact`',
      }),
    SITE_TZ: z
      .string()
      .refine(isTimeZone, 'must be a time zone such as Europe/London')
      .default('UTC')
      .describe('time zone of days and times: closing dates, feeds, interview emails, audit log and dashboards'),
    SEED_BLOGS_PASSWORD: seedPassword('blogs'),
    SEED_CAREERS_PASSWORD: seedPassword('careers'),
    SECOND_FACTOR_ROLES: z
      .string()
      .default('none')
      .transform((text) => (text === 'none' ? [] : text.split(',').map((role) => role.trim())))
      .pipe(z.array(z.enum(['BLOGS', 'CAREERS'], 'must be BLOGS, CAREERS, BLOGS,CAREERS or none')))
      .meta({
        description:
          'roles whose accounts must have an authenticator or a passkey, whatever administrators choose: `BLOGS`, `CAREERS`, `BLOGS,CAREERS` or `none`',
        defaultText: '`none`',
      }),
    SIGNING_KEY: z
      .string()
      .min(32, 'must have at least 32 characters')
      .max(1024, 'must have at most 1,024 characters')
      .optional()
      .describe(
        'secret of at least 32 characters; with it, a copy of the database is not enough to read authenticators or sign links',
      ),
    APPROVAL_KINDS: z
      .string()
      .default('none')
      .transform((text) => (text === 'none' ? [] : text.split(',').map((kind) => kind.trim())))
      .pipe(
        z.array(
          z.enum(contentKindName.options, 'must be BLOG, NEWSROOM, CASESTUDY, several separated by commas, or none'),
        ),
      )
      .meta({
        description:
          'kinds of content that go public only with the approval of a colleague: `BLOG`, `NEWSROOM`, `CASESTUDY`, several separated by commas, or `none`',
        defaultText: '`none`',
      }),
    WEBHOOK_TARGETS: z
      .enum(['public', 'any'], 'must be public or any')
      .default('public')
      .describe('addresses that webhooks may call: `public` ones over HTTPS, or `any`, for tests only'),
    SEED_CONTENT: flag.default(true).describe('whether an empty database is filled with the sample content'),
    OTEL_EXPORTER_OTLP_ENDPOINT: z
      .url({ protocol: /^https?$/, error: 'must be an http(s) address' })
      .optional()
      .meta({
        description: 'OTLP/HTTP collector that receives traces of requests, such as `http://collector:4318`',
        defaultText: 'none: nothing is traced',
      }),
    LOG_LEVEL: z
      .enum(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`)
      .default('info')
      .describe('least severe level that is logged'),
    TRUST_PROXY: trustedProxies
      .default('loopback')
      .describe('proxies whose `X-Forwarded-*` headers are trusted, comma-separated; `none` for none'),
    ...filesEnvironment,
    ...mailEnvironment,
    ...captchaEnvironment,
  })
  .superRefine(requireBothRecaptchaKeys)

/** The service's settings, from the environment. */
export interface Config {
  host: string
  port: number
  dataDir: string
  picturesDir: string
  documentsDir: string
  /** The bucket for documents; without one they are in `documentsDir`. */
  bucket?: BucketConfig
  /** The release store, unless it is in a bucket. */
  releasesDir: string
  releasesBucket?: BucketConfig
  /** Public key that must verify the signature of the registry's policy; absent when none is required. */
  policyKey?: string
  /** Address of the virus scanner; without it no upload is scanned. */
  scanner?: ScannerAddress
  databaseUrl?: string
  siteOrigin: string
  /** URI to which vulnerabilities are reported. */
  securityContact: string
  timeZone: string
  seedPasswords: { blogs?: string; careers?: string }
  /** Roles whose accounts can reach only their own account page until they have set up a second factor. */
  secondFactorRoles: readonly Role[]
  /** Secret that is mixed into the signing key of the database; without one a copy of the database has the whole key. */
  signingKey?: string
  /** Kinds of content that go public only once a colleague has approved them. */
  approvalKinds: readonly ContentKindName[]
  /** Which addresses webhooks may call. */
  webhookTargets: 'public' | 'any'
  seedContent: boolean
  logLevel: string
  /** Collector of traces; absent when nothing is traced. */
  tracesEndpoint?: string
  trustProxy: string | false
  mail: MailConfig
  captcha: CaptchaConfig
}

/** The environment is invalid; the message has one line per error. */
export class ConfigError extends Error {
  override name = 'ConfigError'
}

/** Reads the environment; an empty variable counts as not set. Throws {@link ConfigError} with one line per error. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const variables = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const result = environment.safeParse(variables)
  if (!result.success) throw new ConfigError([...new Set(result.error.issues.map(issueLine))].join('\n'))
  const { data } = result
  return {
    host: data.HOST,
    port: data.API_PORT,
    dataDir: path.resolve(data.DATA_DIR),
    picturesDir: path.resolve(data.DATA_DIR, 'files', 'pictures'),
    documentsDir: path.resolve(data.DATA_DIR, 'files', 'documents'),
    bucket: readBucketConfig(data),
    releasesDir: path.resolve(data.RELEASES_DIR ?? path.join(data.DATA_DIR, 'releases')),
    releasesBucket: readReleasesConfig(data),
    policyKey: data.RELEASES_POLICY_KEY,
    scanner: readScannerConfig(data),
    databaseUrl: data.DATABASE_URL,
    siteOrigin: new URL(data.SITE_ORIGIN).origin,
    securityContact: contactUri(data.SECURITY_CONTACT ?? `${new URL(data.SITE_ORIGIN).origin}/contact`),
    timeZone: data.SITE_TZ,
    seedPasswords: { blogs: data.SEED_BLOGS_PASSWORD, careers: data.SEED_CAREERS_PASSWORD },
    secondFactorRoles: data.SECOND_FACTOR_ROLES,
    signingKey: data.SIGNING_KEY,
    approvalKinds: data.APPROVAL_KINDS,
    webhookTargets: data.WEBHOOK_TARGETS,
    seedContent: data.SEED_CONTENT,
    logLevel: data.LOG_LEVEL,
    tracesEndpoint: data.OTEL_EXPORTER_OTLP_ENDPOINT,
    trustProxy: data.TRUST_PROXY === 'none' ? false : data.TRUST_PROXY,
    mail: readMailConfig(data),
    captcha: readCaptchaConfig(data),
  }
}

/** The URI of a contact; an address without a scheme is an email address. */
const contactUri = (contact: string) => (/^https?:/.test(contact) ? contact : `mailto:${contact}`)

/** Contains the variable and the rule, never the value, which can be a secret. */
const issueLine = (issue: z.core.$ZodIssue) => `${String(issue.path[0])} ${issue.message}`

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    return false
  }
}
