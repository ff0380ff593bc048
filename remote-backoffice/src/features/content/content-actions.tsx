import { Archive, CircleCheck, EyeOff, RotateCcw, Trash2 } from 'lucide-react'
import type { StaffItem } from '@tekskills/shared/contracts/http/content'
import type { RowAction } from '../tables/record-list'
import { seenRecords } from '../tables/bulk-records'
import { countOf } from '../tables/row-action-words'
import { changeMany, hideAgain, republish, restoreMany } from './content-calls'

interface ContentActionsOptions<Row extends StaffItem> {
  /** First segment of the kind's staff paths. */
  area: string
  noun: { one: string; many: string }
  nameOf: (row: Row) => string
}

const icon = { 'aria-hidden': true, strokeWidth: 1.75 } as const
const isKept = ({ deletedAt }: StaffItem) => deletedAt === null

/** What can be done to one or many records of a kind of content, by the moves of contract §3.5. */
export function contentActions<Row extends StaffItem>(options: ContentActionsOptions<Row>): RowAction<Row>[] {
  const { area, noun, nameOf } = options
  const subject = (rows: readonly Row[]) => {
    const [only, ...others] = rows
    return only && others.length === 0 ? `“${nameOf(only)}”` : countOf(rows.length, noun)
  }
  const hides = (heading: string, confirmLabel: string, effect: string) => (rows: readonly Row[]) =>
    ({ kind: 'warning', heading: `${heading} ${subject(rows)}?`, message: effect, confirmLabel }) as const

  return [
    {
      label: 'Publish',
      done: 'published',
      icon: <CircleCheck {...icon} />,
      appliesTo: (row) => isKept(row) && (row.status === 'DRAFT' || row.status === 'ARCHIVED'),
      run: (rows) => changeMany(area, 'publish', seenRecords(rows)),
      undo: (rows) => hideAgain(area, rows),
    },
    {
      label: 'Unpublish',
      done: 'taken off the site',
      icon: <EyeOff {...icon} />,
      appliesTo: (row) => isKept(row) && row.status === 'PUBLISHED',
      question: hides('Unpublish', 'Unpublish', 'Visitors can no longer open what becomes a draft again.'),
      run: (rows) => changeMany(area, 'unpublish', seenRecords(rows)),
      undo: (rows) => republish(area, rows),
    },
    {
      label: 'Archive',
      done: 'archived',
      icon: <Archive {...icon} />,
      appliesTo: (row) => isKept(row) && row.status !== 'ARCHIVED',
      question: hides('Archive', 'Archive', 'Visitors who open the address are told that the page is gone.'),
      run: (rows) => changeMany(area, 'archive', seenRecords(rows)),
      undo: (rows) => republish(area, rows),
      canUndo: ({ status }) => status === 'PUBLISHED',
    },
    {
      label: 'Delete',
      done: 'moved to the trash',
      icon: <Trash2 {...icon} />,
      danger: true,
      appliesTo: isKept,
      question: (rows) => ({
        kind: 'warn',
        heading: `Delete ${subject(rows)}?`,
        message:
          'Visitors can no longer open it. It stays in the trash for 30 days and can be brought back from there.',
        confirmLabel: 'Delete',
      }),
      run: (rows) => changeMany(area, 'delete', seenRecords(rows)),
      undo: (rows) => restoreMany(area, rows),
    },
    {
      label: 'Restore',
      done: 'brought back',
      icon: <RotateCcw {...icon} />,
      appliesTo: (row) => !isKept(row),
      run: (rows) => restoreMany(area, rows),
    },
  ]
}
