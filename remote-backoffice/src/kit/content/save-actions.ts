import type { ContentStatus, StaffItem } from '@tekskills/shared/contracts/http/content'
import type { DraftEndpoint, SaveAction } from '../record-form/record-form-definition'
import { formatMoment } from '../time/format-time'
import { isInstant, timeZone } from '../time/local-time'

const SAVE_DRAFT: SaveAction = { status: 'DRAFT', label: 'Save draft', tone: 'secondary' }
/** Saves the changes of a page on the site, which visitors do not see. */
const SAVE_CHANGES: SaveAction = { ...SAVE_DRAFT, isQuiet: true }
const PUBLISH: SaveAction = { status: 'PUBLISHED', label: 'Publish', tone: 'primary' }
const SAVE_ARCHIVED: SaveAction = { status: 'ARCHIVED', label: 'Save to archive', tone: 'secondary' }
const CANCEL: SaveAction = { status: 'DRAFT', label: 'Cancel schedule', tone: 'secondary' }
const ARCHIVE: SaveAction = {
  status: 'ARCHIVED',
  label: 'Archive',
  tone: 'secondary',
  question: {
    heading: 'Archive this page?',
    message: 'Visitors who open its address see that it is no longer available. You can publish it again later.',
    confirmLabel: 'Archive',
  },
}
const UNPUBLISH: SaveAction = {
  status: 'DRAFT',
  label: 'Unpublish',
  tone: 'secondary',
  question: {
    heading: 'Take this page off the site?',
    message: 'It becomes a draft again and visitors can no longer open it.',
    confirmLabel: 'Unpublish',
  },
}

/** The scheduled time as the end of a label; empty while the field holds no valid date in the future. */
const scheduleSuffix = (scheduledAt: string) =>
  isInstant(scheduledAt) && Date.parse(scheduledAt) > Date.now() ? ` for ${formatMoment(scheduledAt)}` : ''

/** When visitors see what is scheduled, with the zone that the time is in, which a label has no room for. */
export function contentScheduleNote(scheduledAt: string): string {
  const at = scheduleSuffix(scheduledAt).replace(' for ', '')
  return at && `Visitors see it from ${at}, ${timeZone()} time.`
}

const schedule = (scheduledAt: string): SaveAction => ({
  status: 'SCHEDULED',
  label: `Schedule${scheduleSuffix(scheduledAt)}`,
  tone: 'primary',
})

const scheduleLive = (scheduledAt: string): SaveAction => ({
  ...schedule(scheduledAt),
  question: {
    heading: 'Take this page off the site until then?',
    message:
      'Visitors cannot open it until then. To keep it on the site, clear “Publish at” and press Publish changes.',
    confirmLabel: 'Unpublish and schedule',
  },
})

const atOnce = (scheduledAt: string, label: string): SaveAction => ({
  ...PUBLISH,
  label,
  tone: 'secondary',
  question: {
    heading: `${label}, ignoring the schedule?`,
    message: `“Publish at” ${isInstant(scheduledAt) ? `is set${scheduleSuffix(scheduledAt).replace(' for', ' to')}` : 'is incomplete'}. It will be cleared, and visitors will see the page immediately.`,
    confirmLabel: label,
  },
})

/**
 * The save actions of a record, by its status and the value of “Publish at” (contract §3.5). With a date, scheduling
 * comes first, and publishing immediately asks for confirmation.
 */
export function contentSaveActions(item: Pick<StaffItem, 'status'> | null, scheduledAt: string): readonly SaveAction[] {
  const status: ContentStatus | 'NEW' = item?.status ?? 'NEW'
  const hasSchedule = scheduledAt !== ''
  const waitOrPublish = hasSchedule ? [schedule(scheduledAt), atOnce(scheduledAt, 'Publish now')] : [PUBLISH]
  switch (status) {
    case 'NEW':
      return [...waitOrPublish, SAVE_DRAFT]
    case 'DRAFT':
      return [...waitOrPublish, SAVE_DRAFT, ARCHIVE]
    case 'SCHEDULED':
      return [schedule(scheduledAt), atOnce(scheduledAt, 'Publish now'), CANCEL, ARCHIVE]
    case 'PUBLISHED':
      if (!hasSchedule) return [{ ...PUBLISH, label: 'Publish changes' }, SAVE_CHANGES, UNPUBLISH, ARCHIVE]
      return [scheduleLive(scheduledAt), atOnce(scheduledAt, 'Publish changes now'), SAVE_CHANGES, UNPUBLISH, ARCHIVE]
    case 'ARCHIVED':
      return [...waitOrPublish, SAVE_ARCHIVED]
  }
}

/** What Ctrl+S does: it saves in place and never changes the status of a record. A new one becomes a draft. */
export function contentSavedInPlace(item: Pick<StaffItem, 'status'> | null): SaveAction {
  const status = item?.status
  if (status === 'SCHEDULED') return { ...schedule(''), isQuiet: true }
  return { ...(status === 'ARCHIVED' ? SAVE_ARCHIVED : SAVE_DRAFT), isQuiet: true }
}

/**
 * Where an action is sent: a save of a page on the site becomes its draft, and every other save of a record with a draft
 * applies the draft (contract §3.7, additions).
 */
export function contentEndpointOf(
  { status, draft }: Pick<StaffItem, 'status' | 'draft'>,
  { isQuiet }: SaveAction,
): DraftEndpoint | undefined {
  if (isQuiet && status === 'PUBLISHED') return '/draft'
  return draft ? '/draft/publish' : undefined
}
