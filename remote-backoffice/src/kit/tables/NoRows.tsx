import { Button } from '@tekskills/shared/ui/Button/Button'
import { ButtonLink } from '@tekskills/shared/ui/Button/ButtonLink'
import { EmptyState } from '@tekskills/shared/ui/EmptyState/EmptyState'
import type { RecordList, TableRow } from './record-list-definition'
import { isFiltered, unfiltered, type TableQuery } from './list-parameters'

interface NoRowsProps<Row extends TableRow> {
  list: RecordList<Row>
  query: TableQuery
  total: number
  onChange: (part: Partial<TableQuery>) => void
}

/** Explains why the table has no rows: the page does not exist, nothing matches, or there are no records yet. */
export function NoRows<Row extends TableRow>({ list, query, total, onChange }: NoRowsProps<Row>) {
  const { noun, addPath, addLabel, emptyHeading, emptyHint } = list
  if (total > 0) {
    return (
      <EmptyState
        heading="There are no more entries"
        action={<Button onClick={() => onChange({ page: 0 })}>Go to first page</Button>}
      />
    )
  }
  if (isFiltered(query, list.source.rules)) {
    const special = query.q ? undefined : list.filter.empty?.[query.type ?? '']
    const nothingMatches = list.moreFilters
      ? 'Try fewer search terms or fewer filters.'
      : `Try fewer search terms or another ${list.filter.label.toLowerCase()}.`
    return (
      <EmptyState
        heading={special?.heading ?? `No matching ${noun.many}`}
        action={<Button onClick={() => onChange(unfiltered(query, list.source.rules))}>Show all {noun.many}</Button>}
      >
        {special?.text ?? nothingMatches}
      </EmptyState>
    )
  }
  return (
    <EmptyState
      heading={emptyHeading ?? `No ${noun.many} yet`}
      action={addPath && <ButtonLink to={addPath}>{addLabel ?? `Add first ${noun.one}`}</ButtonLink>}
    >
      {emptyHint}
    </EmptyState>
  )
}
