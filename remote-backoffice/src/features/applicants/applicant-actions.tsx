import { ArrowRight, Trash2 } from 'lucide-react'
import type { ApplicantStage, StaffApplicant } from '@tekskills/shared/contracts/http/applicants'
import type { RowAction } from '../../kit/tables/record-list'
import { changedRecords, seenRecords } from '../../kit/tables/bulk-records'
import { countOf } from '../../kit/tables/row-action-messages'
import { APPLICANT, STAGE_LABELS, stages } from '../../kit/hiring/applicant-labels'
import { changeApplicants } from './applicants-api'

const icon = { 'aria-hidden': true, strokeWidth: 1.75 } as const

const moveTo = (stage: ApplicantStage): RowAction<StaffApplicant> => ({
  label: `Move to ${STAGE_LABELS[stage]}`,
  group: 'Move to',
  done: `moved to ${STAGE_LABELS[stage]}`,
  icon: <ArrowRight {...icon} />,
  appliesTo: (person) => person.stage !== stage,
  run: (rows) => changeApplicants({ action: 'stage', ...seenRecords(rows), value: stage }),
  async undo(rows) {
    const back = [...new Set(rows.map((row) => row.stage))]
    const calls = back.map((value) =>
      changeApplicants({ action: 'stage', ...changedRecords(rows.filter((row) => row.stage === value)), value }),
    )
    return (await Promise.all(calls)).flat()
  },
})

const erase: RowAction<StaffApplicant> = {
  label: 'Erase',
  done: 'erased',
  icon: <Trash2 {...icon} />,
  danger: true,
  question: (rows) => ({
    kind: 'warn',
    heading: `Erase ${rows.length === 1 && rows[0] ? rows[0].name : countOf(rows.length, APPLICANT)}?`,
    message:
      'Résumés, notes and history will be permanently deleted, and dashboard figures will no longer include them. This cannot be undone.',
    confirmLabel: 'Erase',
  }),
  run: (rows) => changeApplicants({ action: 'delete', ...seenRecords(rows) }),
}

/** The actions on one or many applicants. */
export const applicantRowActions: readonly RowAction<StaffApplicant>[] = [...stages.map(moveTo), erase]

/** The talent pool has no stages, so its only bulk action is to erase. */
export const poolRowActions: readonly RowAction<StaffApplicant>[] = [erase]
