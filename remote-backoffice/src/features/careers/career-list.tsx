import { MessageSquareReply, Users } from 'lucide-react'
import type { StaffCareer } from '@tekskills/shared/contracts/http/careers'
import { iconProps } from '@tekskills/shared/theme/icon-props'
import { jobProfile, paths, publicCareer, undecidedApplicants } from '../../paths'
import { duplicateLink } from '../../kit/record-form/duplicate-actions'
import type { RecordList } from '../../kit/tables/record-list-definition'
import { careerColumns, pickerColumns } from './career-columns'
import { careerFieldNames } from './career-field-names'
import { careerRowActions, undecidedCount } from './career-actions'
import { careerSource } from './career-source'
import { countryOptions } from '../../kit/hiring/job-place'
import { employmentOptions, JOB, statusOptions } from '../../kit/labels/career-labels'

/** The table of jobs. */
export const careerList: RecordList<StaffCareer> = {
  source: careerSource,
  noun: JOB,
  heading: 'Careers',
  nameOf: ({ jobTitle }) => jobTitle,
  columns: careerColumns,
  actions: careerRowActions,
  linksOf: (job) => [
    { label: 'Applicants', icon: <Users {...iconProps} />, to: jobProfile(job.id) },
    ...(job.mayManage !== false && undecidedCount(job) > 0
      ? [{ label: 'Answer applicants', icon: <MessageSquareReply {...iconProps} />, to: undecidedApplicants(job.id) }]
      : []),
    duplicateLink(paths.addCareer, job.id),
  ],
  searches: 'Title, code, department, city or skill',
  filter: { label: 'Status', all: 'All statuses', choices: statusOptions },
  moreFilters: [
    { param: 'country', label: 'Country', all: 'All countries', choices: countryOptions },
    { param: 'employmentType', label: 'Employment', all: 'All types', choices: employmentOptions },
  ],
  addPath: paths.addCareer,
  addLabel: 'Add first job',
  fieldNames: careerFieldNames,
  publicPageOf: ({ status, slug }) => (status === 'OPEN' ? publicCareer(slug) : null),
  emptyHint: 'Published jobs appear on the site immediately.',
}

/** The job picker: the recruiter chooses the job whose applicants to show. */
export const careerPicker: RecordList<StaffCareer> = {
  ...careerList,
  heading: 'Job profiles',
  columns: pickerColumns,
  actions: [],
  linksOf: undefined,
  addPath: undefined,
}
