import type { StaffApplicant } from '@tekskills/shared/contracts/http/applicants'
import { DayCell, NameCell } from '../../kit/tables/Cells'
import type { RecordColumn } from '../../kit/tables/record-list-definition'
import { Aside, Stamp } from '../../kit/tables/RecordTable.styles'
import { formatDay } from '../../kit/time/format-time'
import { KnockOutMark } from './AnswersPanel'
import { DecidedMark } from './DecidedElsewhere'
import { AppliedBefore } from './AppliedBefore'
import { experienceOf, occupationOf } from '../../kit/hiring/applicant-labels'
import { RatingMark } from './RatingMark'
import { ResumeExcerpt } from './ResumeExcerpt'
import { stageDays } from './stage-days'
import { UnreadMark } from './UnreadMark'
import { sourceLabel } from '../../kit/labels/source-labels'
import { StageBadge } from '../../kit/hiring/StageBadge'

type Column = RecordColumn<StaffApplicant>

/** Address of an applicant within the current screen. */
const viewOf = (id: string) => `?applicant=${encodeURIComponent(id)}`

const nameColumn: Column = {
  id: 'name',
  header: 'Name',
  cell: (person) => (
    <>
      <NameCell
        to={viewOf(person.id)}
        name={person.name}
        mark={<UnreadMark unread={person.unread} />}
        aside={occupationOf(person) || person.email}
        brief={
          <>
            <StageBadge stage={person.stage} /> <DecidedMark decidedElsewhere={person.decidedElsewhere} />{' '}
            <AppliedBefore appliedBefore={person.appliedBefore} /> <Stamp>{formatDay(person.appliedAt)}</Stamp>
          </>
        }
      />
      <ResumeExcerpt person={person} />
    </>
  ),
}

const stageColumn: Column = {
  id: 'stage',
  header: 'Stage',
  cell: ({ stage, stageSince, appliedBefore, answers, decidedElsewhere }) => (
    <>
      <StageBadge stage={stage} /> <Stamp>{stageDays({ stageSince })}</Stamp>{' '}
      <DecidedMark decidedElsewhere={decidedElsewhere} /> <AppliedBefore appliedBefore={appliedBefore} />{' '}
      <KnockOutMark answers={answers} />
    </>
  ),
}
const ratingColumn: Column = { id: 'rating', header: 'Rating', cell: ({ rating }) => <RatingMark rating={rating} /> }
const experienceColumn: Column = {
  id: 'experienceYears',
  header: 'Experience',
  align: 'end',
  cell: (person) => experienceOf(person) ?? '–',
}
const appliedColumn: Column = {
  id: 'appliedAt',
  header: 'Applied',
  cell: ({ appliedAt }) => <DayCell at={appliedAt} />,
}
const skillsColumn: Column = { id: 'skills', header: 'Skills', cell: ({ skills }) => skills.join(', ') || '–' }
const emailColumn: Column = { id: 'email', header: 'Email', optional: true, cell: ({ email }) => email }
const sourceColumn: Column = {
  id: 'source',
  header: 'Source',
  optional: true,
  cell: ({ source }) => (source ? sourceLabel(source) : '–'),
}
const locationColumn: Column = {
  id: 'currentLocation',
  header: 'Location',
  optional: true,
  cell: ({ currentLocation }) => currentLocation ?? '–',
}

const jobColumn: Column = {
  id: 'jobTitle',
  header: 'Job',
  cell: ({ job }) =>
    job ? (
      <>
        {job.jobTitle}
        <Aside>
          <Stamp>{job.jobCode}</Stamp>
        </Aside>
      </>
    ) : (
      '–'
    ),
}

/** The columns of the applicants of one job; ids are the service's names (contract §3.3). */
export const jobProfileColumns: readonly Column[] = [
  nameColumn,
  stageColumn,
  ratingColumn,
  experienceColumn,
  appliedColumn,
  { ...skillsColumn, optional: true },
  locationColumn,
  sourceColumn,
  emailColumn,
]

/** The columns of all applications. */
export const applicationColumns: readonly Column[] = [nameColumn, jobColumn, ...jobProfileColumns.slice(1)]

/** The columns of the talent pool. */
export const poolColumns: readonly Column[] = [
  nameColumn,
  { id: 'desiredRole', header: 'Looking for', cell: ({ desiredRole }) => desiredRole ?? '–' },
  { id: 'preferredCountry', header: 'Country', cell: ({ preferredCountry }) => preferredCountry ?? '–' },
  experienceColumn,
  skillsColumn,
  appliedColumn,
  { ...ratingColumn, optional: true },
  { ...stageColumn, optional: true },
  locationColumn,
  emailColumn,
]
