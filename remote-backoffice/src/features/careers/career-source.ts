import { careerStatus } from '@tekskills/shared/contracts/http/careers'
import { countryOptions } from '../../kit/hiring/job-place'
import type { TableSource } from '../../kit/tables/record-list-definition'
import { isOneOf } from '../../kit/tables/list-parameters'
import { employmentOptions } from '../../kit/labels/career-labels'

/** The list endpoint of the jobs table, its sortable columns and filters (contract §3.3). */
export const careerSource: TableSource = {
  url: '/career/get-allcareers',
  rules: {
    columns: ['jobTitle', 'status', 'country', 'closingDate', 'applicantCount', 'updatedAt'],
    defaultSort: 'updatedAt,desc',
    types: careerStatus.options,
    params: ['country', 'employmentType'],
    accepts: { country: isOneOf(countryOptions), employmentType: isOneOf(employmentOptions) },
  },
}
