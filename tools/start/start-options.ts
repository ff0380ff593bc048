import { resolve } from 'node:path'
import { readConfig as readServiceConfig } from '../../api/src/platform/config/config'
import { readConfig as readShellConfig } from '../../shell/server/config'

/** Options of `npm start`. */
export interface StartOptions {
  /** Port of the site; 0 takes any free one. */
  port: number
  /** Absolute path of the folder for persistent data. */
  dataDir: string
  /** Public address of the site; by default the local address. */
  siteOrigin?: string
}

type Environment = Readonly<Record<string, string | undefined>>

/** Thrown for invalid settings; `problems` has one sentence for each. */
export class SettingsError extends Error {
  override name = 'SettingsError'

  constructor(readonly problems: readonly string[]) {
    super(`The settings are not usable:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`)
  }
}

/**
 * Reads the settings from environment variables (README, "Environment variables"), those of the service and the shell
 * server included.
 * @throws {SettingsError} with all problems at once.
 */
export function readStartOptions(env: Environment): StartOptions {
  const { PORT, ...rest } = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const all = [
    ...portProblems(PORT),
    ...problemsOf(() => readServiceConfig(rest)),
    ...problemsOf(() => readShellConfig(rest)),
  ]
  // Both processes read some of the variables; each problem is listed once.
  const problems = [...new Map(all.toReversed().map((problem) => [variableOf(problem), problem])).values()].toReversed()
  if (problems.length > 0) throw new SettingsError(problems)
  return {
    port: Number(env.PORT || 4000),
    dataDir: resolve(env.DATA_DIR || 'data'),
    ...(env.SITE_ORIGIN && { siteOrigin: new URL(env.SITE_ORIGIN).origin }),
  }
}

const variableOf = (problem: string) => /^\w+/.exec(problem)?.[0]

function portProblems(value = '') {
  if (value === '' || (/^\d{1,5}$/.test(value) && Number(value) <= 65_535)) return []
  return ['PORT must be a whole number between 0 and 65535']
}

/** Settings that a process would reject, one line each; validated here, before anything is built. */
function problemsOf(read: () => unknown): string[] {
  try {
    read()
    return []
  } catch (error) {
    // Each process has its own class of this name.
    if (!(error instanceof Error) || error.name !== 'ConfigError') throw error
    const problems = error.message.split('\n').map((line) => line.trim())
    return problems.filter((line) => /^[A-Z][A-Z0-9_]* /.test(line))
  }
}
