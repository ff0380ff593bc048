import { scheduleProblem, type ContentStatus, type StaffItem } from '@tekskills/shared/contracts/http/content'
import { sql, type SqlBool } from 'kysely'
import { conflict, invalidField } from '../../platform/http/problems/problem-error'

/** Allowed transitions, from → to, of contract §3.5; keeping the status is always allowed. */
const transitions: Record<ContentStatus, readonly ContentStatus[]> = {
  DRAFT: ['PUBLISHED', 'SCHEDULED', 'ARCHIVED'],
  SCHEDULED: ['PUBLISHED', 'DRAFT', 'ARCHIVED'],
  PUBLISHED: ['DRAFT', 'SCHEDULED', 'ARCHIVED'],
  ARCHIVED: ['PUBLISHED', 'SCHEDULED'],
}

export interface Publication {
  status: ContentStatus
  /** When the item is, was or will be public. */
  publishedAt: Date | null
  /** When a draft is planned to go public; it stays a draft until an editor schedules or publishes it. */
  plannedAt: Date | null
  /** The publication date of a scheduled item that was public before; cancelling the schedule restores it. */
  earlierPublishedAt: Date | null
}

/** A scheduled item is published once its time has passed, whatever its row says. */
export const statusAt = (
  { status, publishedAt }: Pick<Publication, 'status' | 'publishedAt'>,
  now: Date,
): ContentStatus => (status === 'SCHEDULED' && publishedAt && publishedAt <= now ? 'PUBLISHED' : status)

/**
 * The publication of an item that was deleted at `deletedAt`, as it is after a restore at `now`. A schedule whose time
 * passed in the trash has lapsed: what was never public must not become so by a restore, so it is a draft.
 */
export function publicationInTrash(deleted: Publication, deletedAt: Date, now: Date): Publication {
  const hasLapsed = statusAt(deleted, deletedAt) === 'SCHEDULED' && statusAt(deleted, now) === 'PUBLISHED'
  if (!hasLapsed) return deleted
  return { status: 'DRAFT', publishedAt: deleted.earlierPublishedAt, plannedAt: null, earlierPublishedAt: null }
}

/**
 * Condition on `content_item` for items that are public at `now`: published, or scheduled for a time that has passed,
 * and not in the trash.
 */
export const isPublicAt = (now: Date) => sql<SqlBool>`(content_item.deleted_at is null
  and content_item.status in ('PUBLISHED', 'SCHEDULED') and content_item.published_at <= ${now})`

/** The publication date of an item that is or was public; `null` if it has never been public. */
export const publicSince = (before: Publication | undefined, now: Date): Date | null => {
  if (!before) return null
  return statusAt(before, now) === 'SCHEDULED' ? before.earlierPublishedAt : before.publishedAt
}

/** The requested publication: `undefined` leaves a value unchanged, `null` clears it. */
export interface PublicationChange {
  status?: ContentStatus
  scheduledAt?: string | null
  publishedAt?: string | null
  /** The status that the user saw when asking for the change. */
  statusSeen?: ContentStatus
}

/**
 * Throws 409 `NOW_PUBLIC`, with the current item, if a change would take a page off the site that the user saw as
 * scheduled: its time has come since.
 */
export function assertNotPublicSince(current: StaffItem, { status, statusSeen }: PublicationChange): void {
  const leavesSite = status !== undefined && status !== 'PUBLISHED'
  if (statusSeen !== 'SCHEDULED' || current.status !== 'PUBLISHED' || !leavesSite) return
  throw conflict('NOW_PUBLIC', 'This page has gone live since you opened it, so nothing was changed.', { current })
}

/**
 * Returns the publication after a write (contract §3.5). No date is dropped silently. Throws 409 `INVALID_TRANSITION`
 * if the transition is not allowed, and 422 for a date that does not fit the status.
 */
export function nextPublication(before: Publication | undefined, change: PublicationChange, now: Date): Publication {
  const from = before && statusAt(before, now)
  const status = change.status ?? from ?? 'PUBLISHED'
  if (from && from !== status && !transitions[from].includes(status)) {
    throw conflict('INVALID_TRANSITION', `An item that is ${from} cannot become ${status}.`)
  }
  const stays = from === status
  const since = publicSince(before, now)
  const none = { plannedAt: null, earlierPublishedAt: null }
  const scheduled = change.scheduledAt ? new Date(change.scheduledAt) : null
  switch (status) {
    case 'SCHEDULED': {
      if (change.publishedAt && new Date(change.publishedAt).getTime() !== since?.getTime()) {
        throw invalidField('publishedAt', 'DATE_RANGE', 'Leave this blank. The scheduled date is used.')
      }
      const currentDate = stays ? before?.publishedAt : before?.plannedAt
      const at = scheduled ?? currentDate
      if (!at) throw invalidField('scheduledAt', 'REQUIRED', 'Choose a date and time.')
      if (!stays || at.getTime() !== currentDate?.getTime()) requireSchedulable(at, now)
      return { ...none, status, publishedAt: at, earlierPublishedAt: change.publishedAt === null ? null : since }
    }
    case 'PUBLISHED': {
      const ahead = change.scheduledAt === undefined ? scheduledDateOf(before, stays) : scheduled
      if (ahead && ahead > now) throw waitsForDate(ahead)
      return {
        ...none,
        status,
        publishedAt: pastDate(change, now) ?? (stays || keepsDate(change) ? since : null) ?? now,
      }
    }
    case 'DRAFT': {
      if (scheduled) requireSchedulable(scheduled, now)
      const plannedAt = change.scheduledAt === undefined && stays ? (before?.plannedAt ?? null) : scheduled
      return { ...none, status, publishedAt: keepsDate(change) ? since : pastDate(change, now), plannedAt }
    }
    case 'ARCHIVED': {
      if (scheduled)
        throw invalidField('scheduledAt', 'DATE_RANGE', 'Archived items cannot be scheduled. Remove this date.')
      return { ...none, status, publishedAt: keepsDate(change) ? since : pastDate(change, now) }
    }
  }
}

/** Whether a write leaves the publication date unchanged. */
const keepsDate = ({ publishedAt }: PublicationChange) => publishedAt === undefined

/** The date that an item is scheduled or planned for. */
const scheduledDateOf = (before: Publication | undefined, stays: boolean) =>
  stays || !before ? null : before.status === 'SCHEDULED' ? before.publishedAt : before.plannedAt

interface PublicationColumns {
  status: ContentStatus
  published_at: Date | null
  planned_at: Date | null
  earlier_published_at: Date | null
}

export const publicationOf = (row: PublicationColumns): Publication => ({
  status: row.status,
  publishedAt: row.published_at,
  plannedAt: row.planned_at,
  earlierPublishedAt: row.earlier_published_at,
})

export const columnsOf = ({ status, publishedAt, plannedAt, earlierPublishedAt }: Publication): PublicationColumns => ({
  status,
  published_at: publishedAt,
  planned_at: plannedAt,
  earlier_published_at: earlierPublishedAt,
})

const minute = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })

const waitsForDate = (at: Date) => {
  const message = `This date is in the future: ${minute.format(at)} UTC. Schedule the item, or remove the date to publish now.`
  return invalidField('scheduledAt', 'DATE_RANGE', message)
}

function requireSchedulable(at: Date, now: Date): void {
  const problem = scheduleProblem(at, now)
  if (problem) throw invalidField('scheduledAt', 'DATE_RANGE', problem)
}

/** The publication date of a write. Throws 422 if it is in the future. */
function pastDate({ publishedAt }: PublicationChange, now: Date): Date | null {
  if (!publishedAt) return null
  const at = new Date(publishedAt)
  if (at > now) throw invalidField('publishedAt', 'DATE_RANGE', 'Choose a time in the past, or schedule the item.')
  return at
}
