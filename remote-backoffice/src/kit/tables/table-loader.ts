import type { LoaderFunctionArgs } from '@tekskills/shared/routing/router'
import type { TableSource } from './record-list-definition'
import { listRecords } from './table-rows'
import { readTableQuery } from './list-parameters'

/** Loads one page of a table according to its address; canceled when the user navigates on (CL-04). */
export const tableLoader =
  <Row>(source: TableSource) =>
  ({ request }: LoaderFunctionArgs) => {
    const { searchParams } = new URL(request.url)
    return listRecords<Row>(source, readTableQuery(searchParams, source.rules), request.signal)
  }
