import { startPostgres } from '../../api/src/testing/postgres'
import { fromRoot } from '../repository'

/** A check that takes minutes: a program that exits with 0 when what it watched held. */
export interface SoakCheck {
  name: string
  /** Arguments of Node. */
  command: readonly string[]
  /** Starts what the check needs; answers its environment and how to end it. */
  prepare?: () => Promise<{ env: Record<string, string>; end: () => Promise<void> }>
}

const ROUNDS = '20'
const killWrites = ['--import', 'tsx', fromRoot('tools', 'soak', 'kill-writes.ts'), ROUNDS]

/** Every long check, in the order in which they run. */
export const checks: readonly SoakCheck[] = [
  { name: 'release-swaps', command: ['--import', 'tsx', fromRoot('tools', 'soak', 'release-swaps.ts')] },
  { name: 'kill-writes-embedded', command: killWrites },
  {
    name: 'kill-writes-postgres',
    command: killWrites,
    prepare: async () => {
      const server = await startPostgres()
      return { env: { DATABASE_URL: server.url }, end: () => server.stop() }
    },
  },
]
