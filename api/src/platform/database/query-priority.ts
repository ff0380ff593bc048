import { AsyncLocalStorage } from 'node:async_hooks'
import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type pg from 'pg'

/** Who waits for a connection, in the order in which they get one: staff and jobs first, then what visitors do. */
const turns = ['staff', 'writes', 'reads', 'searches'] as const
export type Turn = (typeof turns)[number]

const current = new AsyncLocalStorage<Turn>()

/** Runs `work`, whose queries wait for their turn. Outside it, a query has the turn of staff. */
export const inTurn = <Result>(turn: Turn, work: () => Result): Result => current.run(turn, work)

/**
 * Lends the only connection of a pool to one query or transaction after the other: whoever has the earlier turn goes
 * first, and of the same turn whoever waits longest, so that a flood of searches holds up nobody else. Rejects after
 * `waitLimitMs` with the error of the pool itself.
 */
export function takingTurns(pool: pg.Pool, waitLimitMs: number): PostgresPool {
  const lines = new Map(turns.map((turn) => [turn, new Set<() => void>()]))
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
