import { CircleCheck, CirclePause, CircleX, Eye, Trash2, UserCheck } from 'lucide-react'
import { UNDECIDED } from '@tekskills/shared/contracts/http/applicants'
import type { CareerBulk, StaffCareer } from '@tekskills/shared/contracts/http/careers'
import { http } from '@tekskills/shared/http/client'
import { iconProps } from '@tekskills/shared/theme/icon-props'
import type { RowAction, RowResult } from '../../kit/tables/record-list-definition'
import { changedRecords, seenRecords } from '../../kit/tables/bulk-records'
import { countOf } from '../../kit/tables/row-action-messages'
import { APPLICANT } from '../../kit/hiring/applicant-labels'
import { JOB } from '../../kit/labels/career-labels'
import { hasPreview, openPreview } from './career-preview'

const subject = ([only, ...others]: readonly StaffCareer[]) =>
  only && others.length === 0 ? `“${only.jobTitle}”` : countOf(others.length + 1, JOB)

/** Timeout in milliseconds for a bulk request with up to a hundred jobs. */
const BULK_TIMEOUT = 60_000

/** Applies an action to many jobs and returns the result for each. */
async function changeCareers(bulk: CareerBulk): Promise<RowResult[]> {
  const { data } = await http.post<{ results: RowResult[] }>('/career/bulk', bulk, { timeout: BULK_TIMEOUT })
  return data.results
}

const run = (action: CareerBulk['action'], value?: string) => (rows: readonly StaffCareer[]) =>
  changeCareers({ action, ...seenRecords(rows), value })

const openAgain = (rows: readonly StaffCareer[]) => changeCareers({ action: 'publish', ...changedRecords(rows) })

/** Reopens closed jobs in their previous status: open or on hold. */
async function reopen(rows: readonly StaffCareer[]) {
  const results = await openAgain(rows)
  const isOpen = ({ id }: StaffCareer) => results.some((result) => result.ok && result.id === id)
  const onHold = rows.filter((row) => row.status === 'ON_HOLD' && isOpen(row))
  // Two changes: they were closed and have just been opened.
  if (onHold.length > 0) await changeCareers({ action: 'hold', ...changedRecords(onHold, 2) })
  return results
}

/** Interviewers can only read. */
const isManaged = ({ mayManage }: StaffCareer) => mayManage !== false

const isRunning = (job: StaffCareer) => isManaged(job) && (job.status === 'OPEN' || job.status === 'ON_HOLD')

/** How many applicants of a job have been neither hired nor rejected. */
export const undecidedCount = ({ applicantCountByStage }: Pick<StaffCareer, 'applicantCountByStage'>): number =>
  UNDECIDED.reduce((sum, stage) => sum + (applicantCountByStage[stage] ?? 0), 0)

/** Closing a job does not notify its applicants, so the dialog says how many are waiting for a decision. */
function undecidedNote(rows: readonly StaffCareer[]): string {
  const count = rows.reduce((sum, row) => sum + undecidedCount(row), 0)
  if (count === 0) return ''
  return `${countOf(count, APPLICANT)} ${count === 1 ? 'is' : 'are'} still waiting for a decision, and closing does not notify them. To answer them first, keep the job open and choose “Answer applicants” in its menu.`
}

const closeQuestion = (reason: string) => (rows: readonly StaffCareer[]) =>
  ({
    kind: 'warning',
    heading: `Close ${subject(rows)}?`,
    message: [
      reason,
      'Applications close now, and visitors see that the position is no longer open.',
      undecidedNote(rows),
    ]
      .filter(Boolean)
      .join(' '),
    confirmLabel: 'Close job',
    cancelLabel: 'Keep open',
  }) as const

/** The actions on one or many jobs, following the status transitions of contract §3.6. */
export const careerRowActions: readonly RowAction<StaffCareer>[] = [
  {
    label: 'Preview',
    done: 'shown in a new tab',
    icon: <Eye {...iconProps} />,
    ofOne: true,
    appliesTo: hasPreview,
    run: async ([job]) => {
      if (job) await openPreview(job.id)
      return null
    },
  },
  {
    label: 'Publish',
    done: 'published',
    icon: <CircleCheck {...iconProps} />,
    appliesTo: (job) => isManaged(job) && job.status !== 'OPEN',
    run: run('publish'),
  },
  {
    label: 'Put on hold',
    done: 'put on hold',
    icon: <CirclePause {...iconProps} />,
    appliesTo: (job) => isManaged(job) && job.status === 'OPEN',
    run: run('hold'),
    undo: openAgain,
  },
  {
    label: 'Close as filled',
    done: 'closed as filled',
    icon: <UserCheck {...iconProps} />,
    appliesTo: isRunning,
    question: closeQuestion('The role was filled.'),
    run: run('close', 'FILLED'),
    undo: reopen,
  },
  {
    label: 'Close as cancelled',
    done: 'closed as cancelled',
    icon: <CircleX {...iconProps} />,
    appliesTo: isRunning,
    question: closeQuestion('The role was cancelled.'),
    run: run('close', 'CANCELLED'),
    undo: reopen,
  },
  {
    label: 'Delete',
    done: 'deleted',
    icon: <Trash2 {...iconProps} />,
    danger: true,
    appliesTo: (job) => isManaged(job) && job.applicantCount === 0,
    question: (rows) => ({
      kind: 'warn',
      heading: `Delete ${subject(rows)}?`,
      message: 'This cannot be undone. No one has applied yet.',
      confirmLabel: 'Delete',
    }),
    run: run('delete'),
  },
]
