import { parseArgs } from 'node:util'
import { remoteNames, type RemoteWorkspace } from '../repository'
import { readStartOptions, SettingsError, type StartOptions } from '../start/start-options'

/** Options of `npm run dev`. */
export interface DevOptions extends StartOptions {
  /** Remotes to develop; the others run as published. */
  remotes: readonly RemoteWorkspace[]
  /** One remote by itself, without shell and federation. */
  alone: boolean
}

/**
 * Reads `npm run dev -- [remote …] [--alone]` and the settings of `npm start`; no name means every remote.
 * @throws {SettingsError} with all problems at once.
 */
export function readDevOptions(args: readonly string[], env: Readonly<Record<string, string | undefined>>): DevOptions {
  const { values, positionals, tokens } = parseArgs({
    args: [...args],
    options: { alone: { type: 'boolean', default: false } },
    allowPositionals: true,
    strict: false,
    tokens: true,
  })
  const alone = values['alone'] === true
  const known = `Known remotes: ${remoteNames.join(', ')}`
  const flags = tokens.flatMap((token) => (token.kind === 'option' && token.name !== 'alone' ? [token.rawName] : []))
  const problems = [
    ...flags.map((flag) => `${flag} is not a flag; there is only --alone`),
    ...positionals.filter((name) => !isRemote(name)).map((name) => `${name} is not a remote. ${known}`),
    ...(alone && positionals.length !== 1 ? [`--alone needs the name of one remote. ${known}`] : []),
  ]
  if (problems.length > 0) throw new SettingsError(problems)
  const named = remoteNames.filter((name) => positionals.includes(name))
  return { ...readStartOptions(env), remotes: named.length > 0 ? named : remoteNames, alone }
}

const isRemote = (name: string): name is RemoteWorkspace => (remoteNames as readonly string[]).includes(name)
