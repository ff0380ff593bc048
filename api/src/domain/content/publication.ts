import { scheduleProblem, type ContentStatus } from '@tekskills/shared/contracts/http/content'
import { conflict, invalidField } from '../../platform/http/problems/problem-error'

/** From → to of contract §3.5; staying is always allowed. */
const moves: Record<ContentStatus, readonly ContentStatus[]> = {
  DRAFT: ['PUBLISHED', 'SCHEDULED', 'ARCHIVED'],
  SCHEDULED: ['PUBLISHED', 'DRAFT', 'ARCHIVED'],
  PUBLISHED: ['DRAFT', 'SCHEDULED', 'ARCHIVED'],
  ARCHIVED: ['PUBLISHED', 'SCHEDULED'],
}

export interface Publication {
  status: ContentStatus
  /** When the item is, was or will be public. */
  publishedAt: Date | null
  /** When a draft is meant to go public; it stays a draft until an editor schedules or publishes it. */
  plannedAt: Date | null
  /** The date of publication that a scheduled item had while it was public before; a cancelled schedule brings it back. */
  earlierPublishedAt: Date | null
}

/** A scheduled item whose time has come is published, whatever its row says. */
export const statusAt = (
  { status, publishedAt }: Pick<Publication, 'status' | 'publishedAt'>,
  now: Date,
): ContentStatus => (status === 'SCHEDULED' && publishedAt && publishedAt <= now ? 'PUBLISHED' : status)

/** The date of publication that an item carries or carried while visitors could read it; `null` before the first time. */
export const publicSince = (before: Publication | undefined, now: Date): Date | null => {
  if (!before) return null
  return statusAt(before, now) === 'SCHEDULED' ? before.earlierPublishedAt : before.publishedAt
}

/** What a write asks for: left out is "as it is", `null` is "none". */
export interface PublicationChange {
  status?: ContentStatus
  scheduledAt?: string | null
  publishedAt?: string | null
}

/**
 * The publication that a write leads to (contract §3.5). No date is dropped in silence: one that does not fit the
 * status is refused. Throws 409 `INVALID_TRANSITION` for a transition that is not allowed and 422 for such a date.
 */
export function nextPublication(before: Publication | undefined, wanted: PublicationChange, now: Date): Publication {
  const from = before && statusAt(before, now)
  const status = wanted.status ?? from ?? 'PUBLISHED'
  if (from && from !== status && !moves[from].includes(status)) {
    throw conflict('INVALID_TRANSITION', `An item that is ${from} cannot become ${status}.`)
  }
  const stays = from === status
  const since = publicSince(before, now)
  const none = { plannedAt: null, earlierPublishedAt: null }
  const scheduled = wanted.scheduledAt ? new Date(wanted.scheduledAt) : null
  switch (status) {
    case 'SCHEDULED': {
      if (wanted.publishedAt && new Date(wanted.publishedAt).getTime() !== since?.getTime()) {
        throw invalidField('publishedAt', 'DATE_RANGE', 'Leave this empty: it will be the date of the schedule.')
      }
      const kept = stays ? before?.publishedAt : before?.plannedAt
      const at = scheduled ?? kept
      if (!at) throw invalidField('scheduledAt', 'REQUIRED', 'Choose a day and time.')
      if (!stays || at.getTime() !== kept?.getTime()) requireSchedulable(at, now)
      return { ...none, status, publishedAt: at, earlierPublishedAt: wanted.publishedAt === null ? null : since }
    }
    case 'PUBLISHED': {
      const ahead = wanted.scheduledAt === undefined ? aheadOf(before, stays) : scheduled
      if (ahead && ahead > now) throw waits(ahead)
      return { ...none, status, publishedAt: pastDate(wanted, now) ?? (stays || keeps(wanted) ? since : null) ?? now }
    }
    case 'DRAFT': {
      if (scheduled) requireSchedulable(scheduled, now)
      const plannedAt = wanted.scheduledAt === undefined && stays ? (before?.plannedAt ?? null) : scheduled
      return { ...none, status, publishedAt: keeps(wanted) ? since : pastDate(wanted, now), plannedAt }
    }
    case 'ARCHIVED': {
      if (scheduled) throw invalidField('scheduledAt', 'DATE_RANGE', 'What is in the archive cannot wait for a date.')
      return { ...none, status, publishedAt: keeps(wanted) ? since : pastDate(wanted, now) }
    }
  }
}

/** Whether the date of publication is to stay as it is. */
const keeps = ({ publishedAt }: PublicationChange) => publishedAt === undefined

/** The date that an item waits for, or is meant to. */
const aheadOf = (before: Publication | undefined, stays: boolean) =>
  stays || !before ? null : before.status === 'SCHEDULED' ? before.publishedAt : before.plannedAt

const minute = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })

const waits = (at: Date) => {
  const message = `It waits for ${minute.format(at)} UTC. Schedule it, or remove this date to publish it now.`
  return invalidField('scheduledAt', 'DATE_RANGE', message)
}

function requireSchedulable(at: Date, now: Date): void {
  const problem = scheduleProblem(at, now)
  if (problem) throw invalidField('scheduledAt', 'DATE_RANGE', problem)
}

/** The date of publication that a write names. Throws 422 for one that is still to come. */
function pastDate({ publishedAt }: PublicationChange, now: Date): Date | null {
  if (!publishedAt) return null
  const at = new Date(publishedAt)
  if (at > now) throw invalidField('publishedAt', 'DATE_RANGE', 'Choose a time in the past, or schedule the item.')
  return at
}
