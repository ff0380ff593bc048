import type { ContentStatus } from '@tekskills/shared/contracts/http/content'
import { conflict, invalidField } from '../problems/problem-error'

const MINUTE = 60_000

/** From → to of contract §3.5; staying is always allowed. */
const moves: Record<ContentStatus, readonly ContentStatus[]> = {
  DRAFT: ['PUBLISHED', 'SCHEDULED', 'ARCHIVED'],
  SCHEDULED: ['DRAFT', 'ARCHIVED'],
  PUBLISHED: ['DRAFT', 'SCHEDULED', 'ARCHIVED'],
  ARCHIVED: ['PUBLISHED'],
}

export interface Publication {
  status: ContentStatus
  /** When the item is, was or will be public. */
  publishedAt: Date | null
}

/** A scheduled item whose time has come is published, whatever its row says. */
export const statusAt = ({ status, publishedAt }: Publication, now: Date): ContentStatus =>
  status === 'SCHEDULED' && publishedAt && publishedAt <= now ? 'PUBLISHED' : status

/** What a write asks for. */
export interface Wanted {
  status?: ContentStatus
  scheduledAt?: string | null
  publishedAt?: string | null
}

/**
 * The publication that a write leads to (contract §3.5). Throws 409 `INVALID_TRANSITION` for a move that is not
 * foreseen and 422 for a time that does not fit it.
 */
export function nextPublication(before: Publication | undefined, wanted: Wanted, now: Date): Publication {
  const from = before && statusAt(before, now)
  const status = wanted.status ?? from ?? 'PUBLISHED'
  if (from && from !== status && !moves[from].includes(status)) {
    throw conflict('INVALID_TRANSITION', `An item that is ${from} cannot become ${status}.`)
  }
  const stays = from === status
  const keptTime = before?.publishedAt ?? null
  switch (status) {
    case 'SCHEDULED': {
      if (stays && !wanted.scheduledAt) return { status, publishedAt: keptTime }
      const at = new Date(wanted.scheduledAt ?? Number.NaN)
      if (stays && keptTime?.getTime() === at.getTime()) return { status, publishedAt: keptTime }
      if (!(at.getTime() >= now.getTime() + MINUTE)) {
        throw invalidField('scheduledAt', 'DATE_RANGE', 'Choose a time at least one minute from now.')
      }
      return { status, publishedAt: at }
    }
    case 'PUBLISHED': {
      if (!wanted.publishedAt) return { status, publishedAt: stays ? keptTime : now }
      const at = new Date(wanted.publishedAt)
      if (at > now) throw invalidField('publishedAt', 'DATE_RANGE', 'Choose a time in the past, or schedule the item.')
      return { status, publishedAt: at }
    }
    case 'DRAFT':
      return { status, publishedAt: from === 'SCHEDULED' ? null : keptTime }
    case 'ARCHIVED':
      return { status, publishedAt: keptTime && keptTime <= now ? keptTime : null }
  }
}
