import type { Queries } from './database'

/** Who makes a change and from where; no account for a visitor or the service itself. */
export interface Actor {
  accountId: string | null
  ip: string | null
}

/** The argument of every function that changes a record: the transaction, who makes the change, and when. */
export interface WriteContext {
  transaction: Queries
  actor: Actor
  now: Date
}
