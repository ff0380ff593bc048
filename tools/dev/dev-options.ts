import { parseArgs } from 'node:util'
import type { RemoteName } from '@tekskills/shared/contracts/remote-manifest'
import { remoteNames } from '../repository'
import { isSite } from './live-site'
import { readStartOptions, SettingsError, type StartOptions } from '../start/start-options'

/** Options of `npm run dev`. */
export interface DevOptions extends StartOptions {
  /** Remotes to develop; the others run as published. */
  remotes: readonly RemoteName[]
  /** One remote by itself, without shell and federation. */
  alone: boolean
  /** Address of a running site that has everything else. */
  site?: string
  /** Whether writes reach that site. */
  writes: boolean
}

/**
 * Reads `npm run dev -- [remote …] [--alone | --site URL [--writes]]` and the settings of `npm start`; no name means every remote.
 * @throws {SettingsError} with all problems at once.
 */
export function readDevOptions(args: readonly string[], env: Readonly<Record<string, string | undefined>>): DevOptions {
  const { values, positionals, tokens } = parseArgs({
    args: [...args],
    options: {
      alone: { type: 'boolean', default: false },
      site: { type: 'string' },
      writes: { type: 'boolean', default: false },
    },
    allowPositionals: true,
    strict: false,
    tokens: true,
  })
  const alone = values['alone'] === true
  const { site, writes } = values
  const known = `Known remotes: ${remoteNames.join(', ')}`
  const flags = tokens.flatMap((token) =>
    token.kind === 'option' && !FLAGS.includes(token.name) ? [token.rawName] : [],
  )
  const problems = [
    ...flags.map((flag) => `${flag} is not a flag; the flags are ${FLAGS.map((name) => `--${name}`).join(', ')}`),
    ...positionals.filter((name) => !isRemote(name)).map((name) => `${name} is not a remote. ${known}`),
    ...(site !== undefined && !isSite(site)
      ? ['--site needs the address of a running site, such as https://example.com']
      : []),
    ...(site !== undefined && positionals.length === 0 ? [`--site needs the remote that you develop. ${known}`] : []),
    ...(site !== undefined && alone ? ['--alone and --site cannot be combined'] : []),
    ...(writes === true && site === undefined ? ['--writes needs --site'] : []),
    ...(alone && positionals.length !== 1 ? [`--alone needs the name of one remote. ${known}`] : []),
  ]
  if (problems.length > 0) throw new SettingsError(problems)
  const named = remoteNames.filter((name) => positionals.includes(name))
  return {
    ...readStartOptions(env),
    remotes: named.length > 0 ? named : remoteNames,
    alone,
    ...(typeof site === 'string' && { site: new URL(site).origin }),
    writes: writes === true,
  }
}

const FLAGS = ['alone', 'site', 'writes']

const isRemote = (name: string): name is RemoteName => (remoteNames as readonly string[]).includes(name)
