import { resolve } from 'node:path'
import { ConfigError, readConfig } from '../../api/src/config'

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
 * Reads the settings from environment variables (README, "Environment variables"), those of the service included.
 * @throws {SettingsError} with every fault at once.
 */
export function readStartOptions(env: Environment): StartOptions {
  const faults = [...portFaults(env.PORT), ...serviceFaults(env)]
  if (faults.length > 0) throw new SettingsError(faults)
  return {
    port: Number(env.PORT || 4000),
    dataDir: resolve(env.DATA_DIR || 'data'),
    ...(env.SITE_ORIGIN && { siteOrigin: new URL(env.SITE_ORIGIN).origin }),
  }
}

function portFaults(value = '') {
  if (value === '' || (/^\d{1,5}$/.test(value) && Number(value) <= 65_535)) return []
  return ['PORT must be a number between 0 and 65535']
}

/** What the service would refuse; it is asked here, before anything is built. */
function serviceFaults(env: Environment) {
  try {
    readConfig(env)
    return []
  } catch (error) {
    if (error instanceof ConfigError) return error.message.split('\n')
    throw error
  }
}
