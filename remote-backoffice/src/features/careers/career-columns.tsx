import type { StaffCareer } from '@tekskills/shared/contracts/http/careers'
import { TextLink } from '@tekskills/shared/ui/TextLink/TextLink'
import { VisuallyHidden } from '@tekskills/shared/ui/VisuallyHidden/VisuallyHidden'
import { editOf, jobProfile, paths } from '../../paths'
import { APPLICANT } from '../../kit/hiring/applicant-labels'
import { ChangedCell, NameCell } from '../../kit/tables/Cells'
import type { RecordColumn } from '../../kit/tables/record-list-definition'
import { Aside, Stamp } from '../../kit/tables/RecordTable.styles'
import { countOf } from '../../kit/tables/row-action-messages'
import { formatCalendarDay } from '../../kit/time/format-time'
import { CareerStatusBadge } from './CareerStatusBadge'
import { placeOf } from '../../kit/hiring/job-place'
import { CLOSE_REASON_LABELS, EMPLOYMENT_LABELS } from '../../kit/labels/career-labels'

/** The first column; the job title links to the form, or in the job picker to the applicants. */
const titleColumn = (addressOf: (id: string) => string): RecordColumn<StaffCareer> => ({
  id: 'jobTitle',
  header: 'Job',
  cell: (job) => (
    <NameCell
      to={addressOf(job.id)}
      name={job.jobTitle}
      aside={[job.jobCode, job.department, job.teamOnly && 'only its team'].filter(Boolean).join(' · ')}
      brief={
        <>
          <CareerStatusBadge status={job.status} /> <Stamp>{countOf(job.applicantCount, APPLICANT)}</Stamp>
        </>
      }
    />
  ),
})

const statusColumn: RecordColumn<StaffCareer> = {
  id: 'status',
  header: 'Status',
  cell: ({ status, closeReason }) => (
    <>
      <CareerStatusBadge status={status} />
      {closeReason && <Aside>{CLOSE_REASON_LABELS[closeReason]}</Aside>}
    </>
  ),
}

const placeColumn: RecordColumn<StaffCareer> = {
  id: 'country',
  header: 'Location',
  cell: (job) => placeOf(job) || '–',
}

const closingColumn: RecordColumn<StaffCareer> = {
  id: 'closingDate',
  header: 'Closing date',
  cell: ({ closingDate }) => <Stamp>{closingDate ? formatCalendarDay(closingDate) : '–'}</Stamp>,
}

const applicantsColumn: RecordColumn<StaffCareer> = {
  id: 'applicantCount',
  header: 'Applicants',
  align: 'end',
  cell: ({ id, jobTitle, applicantCount, applicantCountByStage }) => (
    <>
      <TextLink to={jobProfile(id)}>
        {applicantCount}
        <VisuallyHidden>
          {' '}
          {applicantCount === 1 ? APPLICANT.one : APPLICANT.many} for {jobTitle}
        </VisuallyHidden>
      </TextLink>
      {(applicantCountByStage['NEW'] ?? 0) > 0 && <Aside>{applicantCountByStage['NEW']} new</Aside>}
    </>
  ),
}

/** The columns of the table of jobs; ids are the service's names (contract §3.3). */
export const careerColumns: readonly RecordColumn<StaffCareer>[] = [
  titleColumn((id) => editOf(paths.addCareer, id)),
  statusColumn,
  placeColumn,
  {
    id: 'employmentType',
    header: 'Employment',
    cell: ({ employmentType: type }) => (type ? EMPLOYMENT_LABELS[type] : '–'),
  },
  closingColumn,
  applicantsColumn,
  { id: 'openings', header: 'Openings', align: 'end', optional: true, cell: ({ openings }) => openings },
  { id: 'recruiterEmail', header: 'Recruiter', optional: true, cell: ({ recruiterEmail }) => recruiterEmail ?? '–' },
  {
    id: 'updatedAt',
    header: 'Changed',
    cell: ({ updatedAt, updatedBy }) => <ChangedCell at={updatedAt} by={updatedBy} />,
  },
]

/** The columns of the job picker, which links to the applicants of each job. */
export const pickerColumns: readonly RecordColumn<StaffCareer>[] = [
  titleColumn(jobProfile),
  statusColumn,
  placeColumn,
  closingColumn,
  applicantsColumn,
]
