import { Gauge, type Registry } from 'prom-client'
import type { Queries } from '../database/database'
import { readSetting, writeSetting } from '../database/settings'

const KEY = 'last-backup'

/** Records in the database when its last complete backup was begun. */
export const recordBackup = (queries: Queries, at: string): Promise<void> => writeSetting(queries, KEY, at)

/**
 * Adds the time of the last complete backup to `/internal/metrics`; 0 when there is none. While the database does not
 * respond, there is no value.
 */
export function measureBackups(registry: Registry, queries: Queries): void {
  const gauge: Gauge = new Gauge({
    name: 'backup_timestamp_seconds',
    help: 'When the last complete backup was begun; 0 for never',
    registers: [registry],
    async collect() {
      await readSetting(queries, KEY).then(
        (at) => gauge.set(typeof at === 'string' ? Date.parse(at) / 1000 : 0),
        () => gauge.remove(),
      )
    },
  })
}
