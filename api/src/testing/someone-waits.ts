import { sql } from 'kysely'
import type { TestApp } from './test-app'

/** Resolves once a transaction waits for a lock that another one holds; only PostgreSQL has more than one connection. */
export async function someoneWaits({ queries }: TestApp): Promise<void> {
  const waiting = sql<{ is_waiting: boolean }>`select exists (select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock') as is_waiting`
  for (;;) {
    const { rows } = await waiting.execute(queries)
    if (rows[0]?.is_waiting) return
  }
}
