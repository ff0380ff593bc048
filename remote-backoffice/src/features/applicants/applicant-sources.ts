import { applicantStage } from '@tekskills/shared/contracts/http/applicants'
import type { TableSource } from '../tables/record-list'

const types = applicantStage.options

/** Applications for jobs (contract §3.7, row 36). */
export const applicationSource: TableSource = {
  url: '/jobApplicants/getApplicants',
  rules: {
    columns: ['name', 'jobTitle', 'stage', 'rating', 'experienceYears', 'appliedAt'],
    defaultSort: 'appliedAt,desc',
    types,
    params: ['jobId', 'from', 'to', 'source'],
  },
}

/** The applicants of one job (row 37). */
export const jobProfileSource: TableSource = {
  url: '/jobApplicants/getbyjobId',
  rules: { ...applicationSource.rules, params: ['jobId'], kept: ['jobId'] },
}

/** The talent pool (rows 38 and 39). */
export const poolSource: TableSource = {
  url: '/jobApplicants/getFutureApplicants',
  rules: {
    columns: ['name', 'experienceYears', 'preferredCountry', 'appliedAt'],
    defaultSort: 'appliedAt,desc',
    types,
    params: ['skills', 'country', 'experienceMin', 'experienceMax', 'desiredRole'],
  },
}
