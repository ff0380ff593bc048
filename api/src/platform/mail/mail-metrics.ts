import { Gauge, type Registry } from 'prom-client'
import { sql } from 'kysely'
import type { Queries } from '../database/database'

interface MailMetricsDeps {
  queries: Queries
  now: () => Date
}

/**
 * Adds what is in the outbox to `/internal/metrics`: the emails that wait, those that were rejected for good, and the
 * age of the oldest that waits. While the database does not answer, there are no values.
 */
export function measureMails(registry: Registry, { queries, now }: MailMetricsDeps): void {
  let reading: Promise<void> | undefined
  const registers = [registry]
  const collect = () => {
    reading ??= read().finally(() => (reading = undefined))
    return reading
  }
  const mails = new Gauge({
    name: 'mails',
    help: 'Emails in the outbox, by state: waiting, or refused by the receiving server for good',
    labelNames: ['state'],
    registers,
    collect,
  })
  const oldest = new Gauge({
    name: 'mail_oldest_waiting_seconds',
    help: 'Age of the oldest email waiting in the outbox; 0 when there is none',
    registers,
    collect,
  })

  async function read(): Promise<void> {
    const row = await queries
      .selectFrom('mail')
      .select([
        sql<number>`(count(*) filter (where refused_at is null))::int`.as('waiting'),
        sql<number>`count(refused_at)::int`.as('refused'),
        sql<Date | null>`min(created_at) filter (where refused_at is null)`.as('since'),
      ])
      .executeTakeFirst()
      .catch(() => undefined)
    if (!row) {
      mails.reset()
      return oldest.remove()
    }
    mails.set({ state: 'waiting' }, row.waiting)
    mails.set({ state: 'refused' }, row.refused)
    oldest.set(row.since ? Math.max(0, now().getTime() - row.since.getTime()) / 1000 : 0)
  }
}
