import type { StaffCareer } from '@tekskills/shared/contracts/http/careers'
import type { CsvColumns } from '../../platform/http/lists/csv'

/** The columns of the exported list of jobs. */
export const careerColumns: CsvColumns<StaffCareer> = {
  'Job code': (job) => job.jobCode,
  'Job title': (job) => job.jobTitle,
  Status: (job) => job.status,
  'Close reason': (job) => job.closeReason,
  Department: (job) => job.department,
  'Employment type': (job) => job.employmentType,
  Workplace: (job) => job.workplaceType,
  Country: (job) => job.country,
  State: (job) => job.state,
  City: (job) => job.city,
  Skills: (job) => job.skills,
  Openings: (job) => job.openings,
  'Closing date': (job) => job.closingDate,
  Applicants: (job) => job.applicantCount,
  Posted: (job) => job.postedAt,
  Closed: (job) => job.closedAt,
  Recruiter: (job) => job.recruiterEmail,
}
