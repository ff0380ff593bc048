import type { ContentStatus, StaffItem } from '@tekskills/shared/contracts/http/content'
import type { SaveAction } from '../record-form/save-action'

const SAVE_DRAFT: SaveAction = { status: 'DRAFT', label: 'Save draft', tone: 'secondary' }
const PUBLISH: SaveAction = { status: 'PUBLISHED', label: 'Publish', tone: 'primary' }
const SCHEDULE: SaveAction = {
  status: 'SCHEDULED',
  label: 'Schedule',
  tone: 'secondary',
  isSchedule: true,
}
const ARCHIVE: SaveAction = {
  status: 'ARCHIVED',
  label: 'Archive',
  tone: 'secondary',
  question: {
    heading: 'Archive this page?',
    message: 'Visitors who open its address are told that it is gone. You can publish it again later.',
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

/** The moves that the service allows from each status (contract §3.5), the most likely one first. */
const ACTIONS: Record<ContentStatus | 'NEW', readonly SaveAction[]> = {
  NEW: [PUBLISH, SAVE_DRAFT, SCHEDULE],
  DRAFT: [PUBLISH, SAVE_DRAFT, SCHEDULE, ARCHIVE],
  SCHEDULED: [
    { ...SCHEDULE, tone: 'primary' },
    { ...SAVE_DRAFT, label: 'Cancel the schedule, keep as draft' },
    ARCHIVE,
  ],
  PUBLISHED: [{ ...PUBLISH, label: 'Update' }, UNPUBLISH, SCHEDULE, ARCHIVE],
  ARCHIVED: [PUBLISH, { status: 'ARCHIVED', label: 'Save in the archive', tone: 'secondary' }],
}

/** The ways to save a piece of content, by where it stands. */
export const contentSaveActions = (item: Pick<StaffItem, 'status'> | null) => ACTIONS[item?.status ?? 'NEW']
