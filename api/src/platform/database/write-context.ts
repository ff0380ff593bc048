import type { Queries } from './database'

/** Who makes a change and from where; no account for a visitor or the service itself. */
export interface Actor {
  accountId: string | null
  ip: string | null
}

/** What every function that changes a record is given: the transaction of the change, who makes it and when. */
export interface WriteContext {
  transaction: Queries
  actor: Actor
  now: Date
}
