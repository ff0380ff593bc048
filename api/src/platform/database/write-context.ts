import type { Config } from '../config/config'
import { assertDiskSpace } from '../disk/disk-space'
import type { Database, Queries } from './database'

/** Who makes a change and from where; no account for a visitor or the service itself. */
export interface Actor {
  accountId: string | null
  ip: string | null
  /** Name of the API token, if a program makes the change on behalf of the account. */
  tokenName?: string
}

/** The argument of every function that changes a record: the transaction, who makes the change, and when. */
export interface WriteContext {
  transaction: Queries
  actor: Actor
  now: Date
}

interface TransactionDeps {
  database: Database
  config: Pick<Config, 'dataDir'>
}

interface WriteDeps extends TransactionDeps {
  now: () => Date
}

/**
 * Runs a change in one transaction. Throws 507 before the transaction begins if the embedded database's disk is nearly
 * full.
 */
export async function inTransaction<Result>(
  { database, config }: TransactionDeps,
  work: (transaction: Queries) => Promise<Result>,
): Promise<Result> {
  if (database.kind === 'embedded') await assertDiskSpace(config.dataDir)
  return database.queries.transaction().execute(work)
}

/** Runs a change of one actor in its own transaction; see {@link inTransaction}. */
export const inWriteContext = <Result>(
  deps: WriteDeps,
  actor: Actor,
  work: (context: WriteContext) => Promise<Result>,
): Promise<Result> => inTransaction(deps, (transaction) => work({ transaction, actor, now: deps.now() }))
