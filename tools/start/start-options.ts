import { resolve } from 'node:path'

/** What `npm start` was asked for. */
export interface StartOptions {
  /** Port of the site; 0 takes any free one. */
  port: number
  /** Absolute path of everything that must outlive the process. */
  dataDir: string
  /** Public address of the site; absent: the address this machine answers on. */
  siteOrigin?: string
}

type Environment = Readonly<Record<string, string | undefined>>

/** The settings were wrong; `faults` holds one sentence each. */
export class SettingsError extends Error {
  override name = 'SettingsError'

  constructor(readonly faults: readonly string[]) {
    super(`The settings are not usable:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`)
  }
}

/**
 * Reads the settings from environment variables (README, "Environment variables").
 * @throws {SettingsError} with every fault at once.
 */
export function readStartOptions(env: Environment): StartOptions {
  const faults = [
    portFault(env.PORT),
    originFault(env.SITE_ORIGIN),
    databaseFault(env.DATABASE_URL),
    ...seedFaults(env),
  ]
  const found = faults.filter((fault) => fault !== undefined)
  if (found.length > 0) throw new SettingsError(found)
  return {
    port: Number(env.PORT || 4000),
    dataDir: resolve(env.DATA_DIR || 'data'),
    ...(env.SITE_ORIGIN && { siteOrigin: new URL(env.SITE_ORIGIN).origin }),
  }
}

function portFault(value = '') {
  if (value === '' || (/^\d{1,5}$/.test(value) && Number(value) <= 65_535)) return undefined
  return `PORT must be a number from 0 to 65535, not "${value}".`
}

function originFault(value = '') {
  if (value === '' || isOrigin(value)) return undefined
  return `SITE_ORIGIN must be an address such as https://www.example.com, not "${value}".`
}

function isOrigin(value: string) {
  if (!URL.canParse(value)) return false
  const { protocol, pathname, search } = new URL(value)
  return /^https?:$/.test(protocol) && pathname === '/' && search === ''
}

function databaseFault(value = '') {
  if (value === '' || (URL.canParse(value) && /^postgres(ql)?:$/.test(new URL(value).protocol))) return undefined
  return 'DATABASE_URL must start with postgres:// or postgresql://; without it the embedded database is used.'
}

/** Shortest password the service accepts for a staff account, in characters. */
const LEAST_PASSWORD = 12

function seedFaults(env: Environment) {
  return Object.entries(env)
    .filter(([name, value]) => /^SEED_\w*PASSWORD$/.test(name) && value && value.length < LEAST_PASSWORD)
    .map(([name]) => `${name} must have at least ${LEAST_PASSWORD} characters.`)
}
