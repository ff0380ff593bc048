import { Download, MailQuestion } from 'lucide-react'
import { RETENTION_NOTICE_DAYS, type RetentionReason } from '@tekskills/shared/contracts/application'
import type { StaffApplicant } from '@tekskills/shared/contracts/http/applicants'
import { iconProps } from '@tekskills/shared/theme/icon-props'
import { saveDataCopy } from './save-data-copy'
import { changeApplicants } from './applicants-api'
import { eraseAction, isManaged } from './applicant-actions'
import { APPLICANT, stageOptions } from '../../kit/hiring/applicant-labels'
import { StageBadge } from '../../kit/hiring/StageBadge'
import { seenRecords } from '../../kit/tables/bulk-records'
import { DayCell, NameCell } from '../../kit/tables/Cells'
import type { RecordList, RowAction } from '../../kit/tables/record-list-definition'
import { Aside, Stamp } from '../../kit/tables/RecordTable.styles'
import { formatDay } from '../../kit/time/format-time'
import { applicantPage } from '../../paths'
import { retentionSource, WITHIN_CHOICES } from './retention-source'

/** Why an applicant is due for erasure. */
const REASONS: Record<RetentionReason, string> = {
  AGREED: 'Consent to keep the application expires',
  POOL: 'Consent to the talent pool expires',
  DECIDED: 'Decided, and no contact since',
  OPEN: 'No contact, and never decided',
}

const ask: RowAction<StaffApplicant> = {
  label: 'Ask to keep',
  done: 'asked by email',
  icon: <MailQuestion {...iconProps} />,
  appliesTo: isManaged,
  question: (rows) => ({
    kind: 'warning',
    heading: rows.length === 1 ? `Ask ${rows[0]?.name ?? 'them'}?` : `Ask ${rows.length} applicants?`,
    message:
      'They get an email with a link. If they agree there, their data is kept for another two years; if not, it is erased as planned.',
    confirmLabel: 'Send email',
  }),
  run: (rows) => changeApplicants({ action: 'askToKeep', ...seenRecords(rows) }),
}

/** The table of the applicants who will be erased. */
export const retentionList: RecordList<StaffApplicant> = {
  source: retentionSource,
  noun: APPLICANT,
  heading: 'Retention',
  nameOf: ({ name }) => name,
  columns: [
    {
      id: 'name',
      header: 'Name',
      cell: (person) => (
        <NameCell
          to={applicantPage(person.id)}
          name={person.name}
          aside={person.email}
          brief={
            <>
              {person.retentionReason && REASONS[person.retentionReason]}{' '}
              <Stamp>{formatDay(person.retentionUntil)}</Stamp>
            </>
          }
        />
      ),
    },
    { id: 'retentionUntil', header: 'Due for erasure', cell: ({ retentionUntil }) => <DayCell at={retentionUntil} /> },
    {
      id: 'retentionReason',
      header: 'Why',
      cell: ({ retentionReason, keepAskedAt }) => (
        <>
          {retentionReason ? REASONS[retentionReason] : '–'}
          {keepAskedAt && <Aside>asked on {formatDay(keepAskedAt)}</Aside>}
        </>
      ),
    },
    { id: 'stage', header: 'Stage', cell: ({ stage }) => <StageBadge stage={stage} /> },
    { id: 'jobTitle', header: 'Job', cell: ({ job }) => job?.jobTitle ?? 'Talent pool' },
    { id: 'appliedAt', header: 'Applied', optional: true, cell: ({ appliedAt }) => <DayCell at={appliedAt} /> },
  ],
  actions: [ask, eraseAction],
  searches: 'Name, email, phone, company or skill',
  filter: { label: 'Stage', all: 'All stages', choices: stageOptions },
  moreFilters: [
    { param: 'within', label: 'Due within', all: `${RETENTION_NOTICE_DAYS} days`, choices: WITHIN_CHOICES },
  ],
  linksOf: (person) =>
    isManaged(person)
      ? [
          {
            label: 'Download all data',
            icon: <Download {...iconProps} />,
            onSelect: () => void saveDataCopy(person),
          },
        ]
      : [],
  emptyHeading: 'No one is due for erasure',
  emptyHint: 'Applicants appear here before they are erased, while there is time to ask whether to keep them.',
}
