import { resolve } from 'node:path'
import { readConfig as readServiceConfig } from '../../api/src/platform/config/config'
import { readConfig as readShellConfig } from '../../shell/server/config'

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
 * Reads the settings from environment variables (README, "Environment variables"), those of the service and the shell server
 * included.
 * @throws {SettingsError} with every fault at once.
 */
export function readStartOptions(env: Environment): StartOptions {
  const { PORT, ...others } = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const all = [
    ...portFaults(PORT),
    ...faultsOf(() => readServiceConfig(others)),
    ...faultsOf(() => readShellConfig(others)),
  ]
  // Both processes read some of the variables; each is named once.
  const faults = [...new Map(all.toReversed().map((fault) => [variableOf(fault), fault])).values()].toReversed()
  if (faults.length > 0) throw new SettingsError(faults)
  return {
    port: Number(env.PORT || 4000),
    dataDir: resolve(env.DATA_DIR || 'data'),
    ...(env.SITE_ORIGIN && { siteOrigin: new URL(env.SITE_ORIGIN).origin }),
  }
}

const variableOf = (fault: string) => /^\w+/.exec(fault)?.[0]

function portFaults(value = '') {
  if (value === '' || (/^\d{1,5}$/.test(value) && Number(value) <= 65_535)) return []
  return ['PORT must be a number between 0 and 65535']
}

/** What a process would refuse, one line each; it is asked here, before anything is built. */
function faultsOf(read: () => unknown): string[] {
  try {
    read()
    return []
  } catch (error) {
    // Two processes, two classes of this name.
    if (!(error instanceof Error) || error.name !== 'ConfigError') throw error
    const faults = error.message.split('\n').map((line) => line.trim())
    return faults.filter((line) => /^[A-Z][A-Z0-9_]* /.test(line))
  }
}
