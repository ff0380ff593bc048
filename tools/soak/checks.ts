import { startPostgres } from '../../api/src/testing/postgres'
import { fromRoot } from '../repository'

/** A check that takes minutes: a program that exits with 0 when what it watched held. */
export interface SoakCheck {
  name: string
  /** Arguments of Node. */
  command: readonly string[]
  /** Starts what the check needs; returns its environment and how to end it. */
  prepare?: () => Promise<{ env: Record<string, string>; end: () => Promise<void> }>
}

/** Kills on each of the two databases. */
const ROUNDS = '100'

const program = (name: string, ...rest: string[]) => [
  '--import',
  'tsx',
  fromRoot('tools', 'soak', `${name}.ts`),
  ...rest,
]

/** The same check on the embedded database and on PostgreSQL. */
const onBoth = (name: string, command: readonly string[]): SoakCheck[] => [
  { name: `${name}-embedded`, command },
  {
    name: `${name}-postgres`,
    command,
    prepare: async () => {
      const server = await startPostgres()
      return { env: { DATABASE_URL: server.url }, end: () => server.stop() }
    },
  },
]

/** Every long check, in the order in which they run. */
export const checks: readonly SoakCheck[] = [
  { name: 'release-swaps', command: program('release-swaps') },
  ...onBoth('kill-writes', program('kill-writes', ROUNDS)),
  ...onBoth('edits', program('edits')),
  ...onBoth('odd-calls', program('odd-calls')),
  ...onBoth('sign-in-time', program('sign-in-time')),
  { name: 'full-disk', command: program('full-disk') },
  { name: 'images', command: program('images') },
  { name: 'stored-scripts', command: program('stored-scripts') },
  { name: 'faults', command: program('faults') },
  { name: 'editor', command: program('editor') },
  { name: 'skew', command: program('skew') },
  { name: 'deploys', command: program('deploys') },
  { name: 'random-searches', command: program('random-searches') },
  { name: 'hostile-files', command: program('hostile-files') },
  { name: 'fat-posts', command: program('fat-posts') },
]
