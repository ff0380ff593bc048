import { Eye, EyeOff, Trash2 } from 'lucide-react'
import { http } from '@tekskills/shared/http/client'
import { iconProps } from '@tekskills/shared/theme/icon-props'
import type { RowAction } from '../tables/record-list-definition'
import { oneByOne } from '../tables/bulk-records'
import { countOf } from '../tables/row-action-messages'

interface TaxonomyRow {
  id: string
  version: number
  status: 'ACTIVE' | 'INACTIVE'
}

interface TaxonomyActionsOptions<Row extends TaxonomyRow> {
  /** First segment of the staff paths: `author`, `category`. */
  area: string
  noun: { one: string; many: string }
  nameOf: (row: Row) => string
}

/** The actions on one or many authors or categories; the service rejects deleting those in use (contract §3.7). */
export function taxonomyActions<Row extends TaxonomyRow>(options: TaxonomyActionsOptions<Row>): RowAction<Row>[] {
  const { area, noun, nameOf } = options
  const setStatus = (status: Row['status']) => (rows: readonly Row[]) =>
    oneByOne(rows, ({ id, version }) => http.put(`/${area}`, { id, version, status }))

  return [
    {
      label: 'Hide',
      done: 'hidden from forms',
      icon: <EyeOff {...iconProps} />,
      appliesTo: ({ status }) => status === 'ACTIVE',
      run: setStatus('INACTIVE'),
    },
    {
      label: 'Show again',
      done: 'shown in forms again',
      icon: <Eye {...iconProps} />,
      appliesTo: ({ status }) => status === 'INACTIVE',
      run: setStatus('ACTIVE'),
    },
    {
      label: 'Delete',
      done: 'deleted',
      icon: <Trash2 {...iconProps} />,
      danger: true,
      question: (rows) => ({
        kind: 'warn',
        heading: `Delete ${rows.length === 1 && rows[0] ? `“${nameOf(rows[0])}”` : countOf(rows.length, noun)}?`,
        message: 'This cannot be undone. Entries still in use are kept.',
        confirmLabel: 'Delete',
      }),
      run: (rows) => oneByOne(rows, ({ id }) => http.delete(`/${area}/${encodeURIComponent(id)}`)),
    },
  ]
}
