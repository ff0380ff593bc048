import { ArrowRight, MailPlus, Trash2 } from 'lucide-react'
import type { ApplicantBulk, ApplicantStage, StaffApplicant } from '@tekskills/shared/contracts/http/applicants'
import { iconProps } from '@tekskills/shared/theme/icon-props'
import type { RowAction } from '../../kit/tables/record-list-definition'
import { changedRecords, seenRecords } from '../../kit/tables/bulk-records'
import { STAGE_LABELS, stages, subjectOf } from '../../kit/hiring/applicant-labels'
import { changeApplicants } from './applicants-api'
import { askMail } from './mail-question'
import { askRejection, dropRejectionDraft } from './rejection-question'

/** Interviewers of a job that is restricted to its team can only read. */
export const isManaged = ({ mayManage }: StaffApplicant) => mayManage !== false

const moveTo = (stage: ApplicantStage): RowAction<StaffApplicant> => ({
  label: `Move to ${STAGE_LABELS[stage]}`,
  group: 'Move to',
  done: `moved to ${STAGE_LABELS[stage]}`,
  icon: <ArrowRight {...iconProps} />,
  appliesTo: (person) => isManaged(person) && person.stage !== stage,
  run: (rows) => (stage === 'REJECTED' ? reject(rows) : moveAll(rows, stage)),
  after: (person) => ({ ...person, stage, version: person.version + 1 }),
  async undo(rows) {
    const calls = [...groupBy(rows, rejectionOf)].map(([before, group]) =>
      changeApplicants({ action: 'stage', ...changedRecords(group), ...(JSON.parse(before) as Rejection) }),
    )
    return (await Promise.all(calls)).flat()
  },
})

type Rejection = Pick<ApplicantBulk, 'value' | 'rejectCode' | 'rejectReason'>

const moveAll = (rows: readonly StaffApplicant[], value: ApplicantStage) =>
  changeApplicants({ action: 'stage', ...seenRecords(rows), value })

/** Asks for one reason for all of them. */
async function reject(rows: readonly StaffApplicant[]) {
  const answer = await askRejection(rows)
  if (!answer) return null
  const results = await changeApplicants({ action: 'stage', ...seenRecords(rows), value: 'REJECTED', ...answer })
  dropRejectionDraft()
  return results
}

/** The stage that a move is undone to; applicants who were rejected for the same reason are moved together. */
const rejectionOf = ({ stage: value, rejectCode, rejectReason }: StaffApplicant) =>
  JSON.stringify(value === 'REJECTED' ? { value, rejectCode, rejectReason } : { value })

function groupBy(rows: readonly StaffApplicant[], keyOf: (row: StaffApplicant) => string) {
  const groups = new Map<string, StaffApplicant[]>()
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row])
  return groups
}

/** Erases one or many applicants after a confirmation. */
export const eraseAction: RowAction<StaffApplicant> = {
  label: 'Erase',
  done: 'erased',
  icon: <Trash2 {...iconProps} />,
  danger: true,
  appliesTo: isManaged,
  question: (rows) => ({
    kind: 'warn',
    heading: `Erase ${subjectOf(rows)}?`,
    message:
      'CVs, notes and history will be permanently deleted, and dashboard figures will no longer include them. This cannot be undone.',
    confirmLabel: 'Erase',
  }),
  run: (rows) => changeApplicants({ action: 'delete', ...seenRecords(rows) }),
}

const write: RowAction<StaffApplicant> = {
  label: 'Write email',
  done: 'written to',
  icon: <MailPlus {...iconProps} />,
  appliesTo: isManaged,
  async run(rows) {
    const answer = await askMail(rows)
    if (!answer) return null
    return [
      ...answer.written.map((id) => ({ id, ok: true })),
      ...answer.leftOut.map(({ id, reason }) => ({ id, ok: false, message: reason })),
    ]
  },
}

/** The actions on one or many applicants. */
export const applicantRowActions: readonly RowAction<StaffApplicant>[] = [...stages.map(moveTo), write, eraseAction]

/** The talent pool has no stages, so its only bulk action is to erase. */
export const poolRowActions: readonly RowAction<StaffApplicant>[] = [eraseAction]
