import { sql } from 'kysely'
import { Gauge, type Registry } from 'prom-client'
import type { Queries } from './database'

/** Adds to `/internal/metrics` whether the database responds to this instance: 1 or 0. */
export function measureDatabase(registry: Registry, queries: Queries): void {
  const up: Gauge = new Gauge({
    name: 'database_up',
    help: 'Whether the database answers: 1 or 0',
    registers: [registry],
    async collect() {
      const isUp = await sql`select 1`.execute(queries).then(
        () => 1,
        () => 0,
      )
      up.set(isUp)
    },
  })
}
