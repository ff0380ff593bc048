import { Archive, CalendarX, Mail, PackagePlus, CircleCheck, EyeOff, RotateCcw, Trash2 } from 'lucide-react'
import type { StaffItem } from '@tekskills/shared/contracts/http/content'
import { iconProps } from '@tekskills/shared/theme/icon-props'
import { askBundle } from '../bundles/bundle-question'
import { openNewsletter } from '../newsletters/newsletter-opening'
import { createNewsletter } from '../newsletters/newsletters-api'
import type { RowAction } from '../tables/record-list-definition'
import { seenRecords } from '../tables/bulk-records'
import { countOf } from '../tables/row-action-messages'
import { formatMoment } from '../time/format-time'
import { itemAt } from './item-now'
import {
  cancelSchedule,
  changeMany,
  deleteOne,
  publishNow,
  putBack,
  restoreMany,
  hasFutureSchedule,
} from './content-api'

/** What deleting changes for visitors; a page that is not on the site cannot be opened anyway. */
function deletionEffect(rows: readonly StaffItem[]): string {
  const isOnSite = (row: StaffItem) => statusOf(row) === 'PUBLISHED'
  const effects = []
  if (rows.some((row) => statusOf(row) === 'SCHEDULED')) {
    effects.push(
      rows.length === 1 ? 'It will not be published as scheduled.' : 'Scheduled items will not be published.',
    )
  }
  if (rows.every(isOnSite)) effects.push(`Visitors can no longer open ${rows.length === 1 ? 'it' : 'them'}.`)
  else if (rows.some(isOnSite)) effects.push('Visitors can no longer open the published ones.')
  return effects.map((effect) => `${effect} `).join('')
}

interface ContentActionsOptions<Row extends StaffItem> {
  /** First segment of the content type's staff paths. */
  area: string
  /** Last segment of the endpoint that deletes one record: `deleteBlog`. */
  deletes: string
  noun: { one: string; many: string }
  nameOf: (row: Row) => string
}

/** The current status, which may differ from that in a table loaded earlier. */
const statusOf = (row: StaffItem) => itemAt(row, Date.now()).status
const isNotDeleted = ({ deletedAt }: StaffItem) => deletedAt === null

/** The actions on one or many records of a content type, following the status transitions of contract §3.5. */
export function contentActions<Row extends StaffItem>(options: ContentActionsOptions<Row>): RowAction<Row>[] {
  const { area, deletes, noun, nameOf } = options
  const subject = (rows: readonly Row[]) => {
    const [only, ...others] = rows
    return only && others.length === 0 ? `“${nameOf(only)}”` : countOf(rows.length, noun)
  }
  const confirmation = (verb: string, effect: { one: string; many: string }) => (rows: readonly Row[]) =>
    ({
      kind: 'warning',
      heading: `${verb} ${subject(rows)}?`,
      message: rows.length === 1 ? effect.one : effect.many,
      confirmLabel: verb,
    }) as const

  return [
    {
      label: 'Publish',
      done: 'published',
      icon: <CircleCheck {...iconProps} />,
      appliesTo: (row) =>
        isNotDeleted(row) && (statusOf(row) === 'DRAFT' || statusOf(row) === 'ARCHIVED') && !hasFutureSchedule(row),
      run: (rows) => changeMany(area, 'publish', seenRecords(rows)),
      undo: (rows) => putBack(area, rows),
    },
    {
      label: 'Publish now',
      done: 'published',
      icon: <CircleCheck {...iconProps} />,
      appliesTo: (row) => isNotDeleted(row) && statusOf(row) !== 'PUBLISHED' && hasFutureSchedule(row),
      question: (rows) => ({
        kind: 'warning',
        heading: `Publish ${subject(rows)} now?`,
        message:
          rows.length === 1
            ? `It is scheduled for ${formatMoment(rows[0]?.scheduledAt ?? '')}. Visitors will see it immediately instead.`
            : 'They are scheduled for later. Visitors will see them immediately instead.',
        confirmLabel: 'Publish now',
      }),
      run: (rows) => publishNow(area, rows),
      undo: (rows) => putBack(area, rows),
    },
    {
      label: 'Cancel schedule',
      done: 'taken out of the schedule',
      icon: <CalendarX {...iconProps} />,
      appliesTo: (row) => isNotDeleted(row) && statusOf(row) === 'SCHEDULED',
      run: (rows) => cancelSchedule(area, rows),
      undo: (rows) => putBack(area, rows),
    },
    {
      label: 'Add to bundle…',
      done: 'added to the bundle',
      icon: <PackagePlus {...iconProps} />,
      appliesTo: isNotDeleted,
      run: async (rows) => {
        const ids = rows.map(({ id }) => id)
        return (await askBundle(ids)) ? ids.map((id) => ({ id, ok: true })) : null
      },
    },
    {
      label: 'Send as newsletter…',
      done: 'opened as a newsletter',
      icon: <Mail {...iconProps} />,
      ofOne: true,
      appliesTo: (row) => isNotDeleted(row) && statusOf(row) === 'PUBLISHED',
      run: async ([row]) => {
        if (row) await openNewsletter((await createNewsletter(row.id)).id)
        return null
      },
    },
    {
      label: 'Unpublish',
      done: 'taken off the site',
      icon: <EyeOff {...iconProps} />,
      appliesTo: (row) => isNotDeleted(row) && statusOf(row) === 'PUBLISHED',
      question: confirmation('Unpublish', {
        one: 'Visitors can no longer open it. It becomes a draft again.',
        many: 'Visitors can no longer open them. They become drafts again.',
      }),
      run: (rows) => changeMany(area, 'unpublish', seenRecords(rows)),
      undo: (rows) => putBack(area, rows),
    },
    {
      label: 'Archive',
      done: 'archived',
      icon: <Archive {...iconProps} />,
      appliesTo: (row) => isNotDeleted(row) && statusOf(row) !== 'ARCHIVED',
      question: confirmation('Archive', {
        one: 'Visitors who open its address see that the page is no longer available.',
        many: 'Visitors who open their addresses see that the pages are no longer available.',
      }),
      run: (rows) => changeMany(area, 'archive', seenRecords(rows)),
      undo: (rows) => putBack(area, rows),
      canUndo: ({ status }) => status === 'PUBLISHED' || status === 'SCHEDULED',
    },
    {
      label: 'Delete',
      done: 'moved to the trash',
      icon: <Trash2 {...iconProps} />,
      danger: true,
      appliesTo: isNotDeleted,
      question: (rows) => ({
        kind: 'warn',
        heading: `Delete ${subject(rows)}?`,
        message: `${deletionEffect(rows)}${
          rows.length === 1
            ? 'It stays in the trash for 30 days, where you can restore it.'
            : 'They stay in the trash for 30 days, where you can restore them.'
        }`,
        confirmLabel: 'Delete',
      }),
      run: async (rows) => {
        const [only, ...others] = rows
        if (!only || others.length > 0) return changeMany(area, 'delete', seenRecords(rows))
        return deleteOne(`/${area}/${deletes}`, only)
      },
      undo: (rows) => restoreMany(area, rows),
    },
    {
      label: 'Restore',
      done: 'restored',
      icon: <RotateCcw {...iconProps} />,
      appliesTo: (row) => !isNotDeleted(row),
      run: (rows) => restoreMany(area, rows),
    },
  ]
}
