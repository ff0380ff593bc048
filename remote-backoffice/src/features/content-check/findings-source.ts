import { checkListType } from '@tekskills/shared/contracts/http/content-check'
import type { TableSource } from '../../kit/tables/record-list-definition'

/** The list of items with findings, and its sortable columns (contract §3.7, additions). */
export const findingsSource: TableSource = {
  url: '/contentCheck',
  rules: {
    columns: ['severity', 'name', 'updatedAt'],
    defaultSort: 'severity,desc',
    types: checkListType.options,
    params: ['tab'],
    kept: ['tab'],
  },
}
