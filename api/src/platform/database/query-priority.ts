import { AsyncLocalStorage } from 'node:async_hooks'
import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type pg from 'pg'

/** Priorities of queries that wait for a connection, highest first: staff and jobs, then what visitors do. */
const priorities = ['staff', 'writes', 'reads', 'searches'] as const
export type QueryPriority = (typeof priorities)[number]

const current = new AsyncLocalStorage<QueryPriority>()

/** Runs `work`, whose queries have this priority. Outside it, a query has that of staff. */
export const withPriority = <Result>(priority: QueryPriority, work: () => Result): Result => current.run(priority, work)

/**
 * Lends the only connection of a pool to one query or transaction after the other, by priority and then in order of
 * arrival, so that a flood of searches does not delay the rest. Rejects after `waitLimitMs` with the error of the pool
 * itself.
 */
export function prioritizedPool(pool: pg.Pool, waitLimitMs: number): PostgresPool {
  const lines = new Map(priorities.map((priority) => [priority, new Set<() => void>()]))
  let isLent = false

  function lendNext(): void {
    for (const line of lines.values()) {
      const [enter] = line
      if (enter) return enter()
    }
    isLent = false
  }

  async function wait(line = lines.get(current.getStore() ?? 'staff')): Promise<void> {
    if (!isLent) {
      isLent = true
      return
    }
    await new Promise<void>((resolve, reject) => {
      const leave = (settle: () => void) => () => {
        clearTimeout(timer)
        line?.delete(enter)
        settle()
      }
      const enter = leave(resolve)
      const timer = setTimeout(
        leave(() => reject(new Error('timeout exceeded when trying to connect'))),
        waitLimitMs,
      )
      line?.add(enter)
    })
  }

  return {
    async connect() {
      await wait()
      const client = await pool.connect().catch((error: unknown) => {
        lendNext()
        throw error
      })
      return {
        query: client.query.bind(client) as PostgresPoolClient['query'],
        release: () => {
          client.release()
          lendNext()
        },
      }
    },
    end: () => pool.end(),
  }
}
