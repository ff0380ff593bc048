import { startPostgres } from '../../api/src/testing/postgres'
import { fromRoot } from '../repository'

/** A check that takes minutes: a process that exits with 0 when it passed. */
export interface SoakCheck {
  name: string
  /** Name by which it is run together with the same check on other sites. */
  group?: string
  /** Arguments for Node. */
  command: readonly string[]
  /** Starts what the check needs; returns its environment and a teardown. */
  prepare?: () => Promise<{ env: Record<string, string>; end: () => Promise<void> }>
}

/** Kills on each of the two databases. */
const ROUNDS = '100'

const script = (name: string, ...rest: string[]) => [
  '--import',
  'tsx',
  fromRoot('tools', 'soak', `${name}.ts`),
  ...rest,
]

/** The same check on the embedded database and on PostgreSQL. */
const onBoth = (name: string, command: readonly string[]): SoakCheck[] => [
  { name: `${name}-embedded`, group: name, command },
  {
    name: `${name}-postgres`,
    group: name,
    command,
    prepare: async () => {
      const server = await startPostgres()
      return { env: { DATABASE_URL: server.url }, end: () => server.stop() }
    },
  },
]

/** The same check on a site with the embedded database, on one with PostgreSQL, and behind the edge of `docker/`. */
const onSites = (name: string): SoakCheck[] =>
  (['embedded', 'postgres', 'edge'] as const).map((kind) => ({
    name: `${name}-${kind}`,
    group: name,
    command: script(name, kind),
  }))

/** Every long check, in the order in which they run. */
export const checks: readonly SoakCheck[] = [
  { name: 'release-swaps', command: script('release-swaps') },
  ...onBoth('kill-writes', script('kill-writes', ROUNDS)),
  { name: 'kill-processes-embedded', group: 'kill-processes', command: script('kill-processes', 'embedded', ROUNDS) },
  { name: 'kill-processes-postgres', group: 'kill-processes', command: script('kill-processes', 'postgres', ROUNDS) },
  ...onBoth('kill-bundles', script('kill-bundles', ROUNDS)),
  ...onBoth('mails', script('kill-mails', ROUNDS, '10000', '2000')),
  ...onBoth('newsletters', script('kill-mails', '50', '0', '0', '10000')),
  { name: 'campaign', command: script('campaign') },
  ...onBoth('edits', script('edits')),
  ...onBoth('odd-calls', script('odd-calls')),
  ...onBoth('sign-in-time', script('sign-in-time')),
  { name: 'full-disk', command: script('full-disk') },
  { name: 'images', command: script('images') },
  { name: 'stored-scripts', command: script('stored-scripts') },
  { name: 'faults', command: script('faults') },
  { name: 'editor', command: script('editor') },
  { name: 'two-editors', command: script('two-editors') },
  { name: 'generators', command: script('generators') },
  { name: 'explain', command: script('explain') },
  { name: 'two-folders', command: script('two-folders') },
  { name: 'skew', command: script('skew') },
  { name: 'ownership', command: script('ownership') },
  { name: 'fourth-remote', command: script('fourth-remote') },
  { name: 'deploys', command: script('deploys') },
  { name: 'teams', command: script('teams') },
  { name: 'forgeries', command: script('forgeries') },
  { name: 'drafts', command: script('drafts') },
  ...onSites('random-searches'),
  ...onSites('forged-headers'),
  ...onSites('damaged-files'),
  ...onSites('hostile'),
  { name: 'mutations', command: script('mutations') },
  ...onSites('hostile-files'),
  ...onSites('large-forms'),
]
