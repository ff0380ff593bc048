import type { CareerStatus, CloseReason } from '@tekskills/shared/contracts/http/careers'
import { sql } from 'kysely'

interface Posting {
  status: CareerStatus
  closeReason: CloseReason | null
  closingDate: string | null
}

/** An open job whose closing date has passed is closed, whatever its row says (contract §3.6). */
export function postingAt({ status, closeReason, closingDate }: Posting, today: string) {
  const expired = status === 'OPEN' && closingDate !== null && closingDate < today
  return expired ? ({ status: 'CLOSED', closeReason: 'EXPIRED' } as const) : { status, closeReason }
}

/** The SQL equivalent of {@link postingAt}: the status of `career` as of `today`. */
export const statusOn = (today: string) =>
  sql<CareerStatus>`case when career.status = 'OPEN' and career.closing_date < ${today}::date then 'CLOSED'
    else career.status end`
