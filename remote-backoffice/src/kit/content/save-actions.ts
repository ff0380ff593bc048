import type { StaffItem } from '@tekskills/shared/contracts/http/content'
import type { DraftEndpoint, SaveAction } from '../record-form/record-form-definition'
import { formatMoment } from '../time/format-time'
import { isInstant } from '../time/local-time'

const SAVE_DRAFT: SaveAction = { status: 'DRAFT', label: 'Save draft', tone: 'secondary' }
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

type ItemOrNew = Pick<StaffItem, 'status'> | null

/** Makes what the form holds public at once (contract §3.5); a schedule is cleared. */
export const publishNow = (item: ItemOrNew): SaveAction => ({
  status: 'PUBLISHED',
  label: item?.status === 'PUBLISHED' ? 'Update' : 'Publish now',
  tone: 'primary',
})

/** Makes what the form holds public at a time in the future; a page on the site stays as it is until then. */
export const publishLater = (item: ItemOrNew, scheduledAt: string): SaveAction =>
  item?.status === 'PUBLISHED'
    ? { status: 'PUBLISHED', isDraft: true, label: `Schedule update${scheduleSuffix(scheduledAt)}`, tone: 'primary' }
    : { status: 'SCHEDULED', label: `Schedule${scheduleSuffix(scheduledAt)}`, tone: 'primary' }

/** Actions that take an item off the site, or cancel its schedule. */
export function withdrawals(item: ItemOrNew): readonly SaveAction[] {
  switch (item?.status) {
    case 'DRAFT':
      return [ARCHIVE]
    case 'SCHEDULED':
      return [CANCEL, ARCHIVE]
    case 'PUBLISHED':
      return [UNPUBLISH, ARCHIVE]
    default:
      return []
  }
}

/** The action of Ctrl+S: saves in place and never changes the status of a record. A new record becomes a draft. */
export function contentSavedInPlace(item: ItemOrNew): SaveAction {
  const status = item?.status
  if (status === 'SCHEDULED') return { status, label: 'Save', tone: 'secondary', isQuiet: true }
  return { ...(status === 'ARCHIVED' ? SAVE_ARCHIVED : SAVE_DRAFT), isQuiet: true }
}

/**
 * The endpoint of an action: a save of a page on the site becomes its draft, and every other save of a record with a draft
 * applies the draft (contract §3.7, additions).
 */
export function contentEndpointOf(
  { status, draft }: Pick<StaffItem, 'status' | 'draft'>,
  { isQuiet, isDraft }: SaveAction,
): DraftEndpoint | undefined {
  if ((isQuiet || isDraft) && status === 'PUBLISHED') return '/draft'
  return draft ? '/draft/publish' : undefined
}
