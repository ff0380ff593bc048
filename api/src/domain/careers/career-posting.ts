import type { CareerStatus } from '@tekskills/shared/contracts/http/careers'
import type { Selectable } from 'kysely'
import type { Schema } from '../../platform/database/schema'
import { conflict } from '../../platform/http/problems/problem-error'
import { postingAt } from './career-status'
import { checkClosingDate, checkComplete, type CareerChange } from './career-values'

type Row = Selectable<Schema['career']>

/** Allowed transitions, from → to, of contract §3.6; keeping the status is always allowed. */
const transitions: Record<CareerStatus, readonly CareerStatus[]> = {
  DRAFT: ['OPEN'],
  OPEN: ['ON_HOLD', 'CLOSED'],
  ON_HOLD: ['OPEN', 'CLOSED'],
  CLOSED: ['OPEN'],
}

interface Moment {
  now: Date
  /** The current date in the site's time zone, `YYYY-MM-DD`. */
  today: string
}

/**
 * Returns the status after a change, with its reason and times. `after` is the row with the change applied. Throws 409
 * `INVALID_TRANSITION` if the transition is not allowed, and 422 if a public job would be incomplete, get a closing date
 * out of range, or open with one that has passed.
 */
export function nextPosting(
  before: Row | undefined,
  change: CareerChange,
  after: Partial<Row>,
  { now, today }: Moment,
): Pick<Row, 'status' | 'close_reason' | 'posted_at' | 'closed_at'> {
  const current =
    before &&
    postingAt({ status: before.status, closeReason: before.close_reason, closingDate: before.closing_date }, today)
  const from = current?.status ?? 'DRAFT'
  const status = change.status ?? from
  const stays = before ? from === status : status === 'DRAFT'
  if (!stays && !transitions[from].includes(status)) {
    const message = before ? `A job that is ${from} cannot become ${status}.` : `A new job cannot begin as ${status}.`
    throw conflict('INVALID_TRANSITION', message)
  }
  if (status !== 'DRAFT') checkComplete(after)
  const isNewDate = after.closing_date !== before?.closing_date
  // A job on hold keeps a date that has passed in the meantime; it needs a new one before it reopens.
  const dateMatters = (status === 'OPEN' && (!stays || isNewDate)) || (status === 'ON_HOLD' && isNewDate)
  if (dateMatters) checkClosingDate(after.closing_date, today)
  const isNewlyOpened = status === 'OPEN' && (from === 'DRAFT' || from === 'CLOSED')
  return {
    status,
    close_reason: status === 'CLOSED' ? (change.closeReason ?? current?.closeReason ?? 'FILLED') : null,
    posted_at: isNewlyOpened ? now : (before?.posted_at ?? null),
    closed_at: status === 'CLOSED' ? (before?.closed_at ?? now) : null,
  }
}
