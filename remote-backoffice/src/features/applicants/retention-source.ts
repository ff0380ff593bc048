import { applicantStage } from '@tekskills/shared/contracts/http/applicants'
import type { TableSource } from '../../kit/tables/record-list-definition'
import { isOneOf } from '../../kit/tables/list-parameters'

/** How many days before their erasure applicants are listed; 90 by default. */
export const WITHIN_CHOICES = [
  { value: '30', label: '30 days' },
  { value: '365', label: '1 year' },
]

/** The applicants who will be erased (contract §3.7, additions). */
export const retentionSource: TableSource = {
  url: '/jobApplicants/getRetention',
  rules: {
    columns: ['retentionUntil', 'name', 'stage', 'jobTitle', 'appliedAt'],
    defaultSort: 'retentionUntil,asc',
    types: applicantStage.options,
    params: ['tab', 'within'],
    kept: ['tab'],
    accepts: { within: isOneOf(WITHIN_CHOICES) },
  },
}
