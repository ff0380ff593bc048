import type { StaffApplicant } from '@tekskills/shared/contracts/http/applicants'
import type { Page } from '@tekskills/shared/contracts/http/lists'
import { useSearchParams } from '@tekskills/shared/routing/router'
import type { RecordList } from '../../kit/tables/record-list-definition'
import { RecordListView } from '../../kit/tables/RecordListView'
import { readTableQuery } from '../../kit/tables/list-parameters'
import { useRememberedTable } from './applicant-walk'

interface ApplicantTableProps {
  list: RecordList<StaffApplicant>
  page: Page<StaffApplicant>
}

/** A table of applicants; their pages lead through them in the same order. */
export function ApplicantTable({ list, page }: ApplicantTableProps) {
  const [search] = useSearchParams()
  useRememberedTable(list.source, readTableQuery(search, list.source.rules), page)
  return <RecordListView list={list} page={page} />
}
