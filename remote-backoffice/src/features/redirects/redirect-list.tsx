import { Pencil, Trash2 } from 'lucide-react'
import type { StaffRedirect } from '@tekskills/shared/contracts/http/redirects'
import { Badge } from '@tekskills/shared/ui/Badge/Badge'
import { iconProps } from '@tekskills/shared/theme/icon-props'
import type { RecordList } from '../../kit/tables/record-list-definition'
import { Stamp } from '../../kit/tables/RecordTable.styles'
import { countOf } from '../../kit/tables/row-action-messages'
import { oneByOne } from '../../kit/tables/bulk-records'
import { formatMoment } from '../../kit/time/format-time'
import { redirectTypeLabels } from './redirect-labels'
import { deleteRedirect, redirectSource } from './redirects-api'

const noun = { one: 'redirect', many: 'redirects' }
const shortLabels = { 301: 'Permanent', 302: 'Temporary', 410: 'Gone' } as const

/** The redirects that staff have set up, and those of renamed pages (contract §4 row 48). */
export const redirectList = (onEdit: (redirect: StaffRedirect) => void): RecordList<StaffRedirect> => ({
  source: redirectSource,
  noun,
  heading: 'Redirects',
  nameOf: ({ from }) => from,
  columns: [
    { id: 'from', header: 'Old address', cell: ({ from }) => <bdi dir="ltr">{from}</bdi> },
    { id: 'to', header: 'New address', cell: ({ to }) => (to === null ? '–' : <bdi dir="ltr">{to}</bdi>) },
    {
      id: 'code',
      header: 'Kind',
      cell: ({ code, isAutomatic }) => (
        <Badge $tone={code === 410 ? 'warning' : isAutomatic ? 'accent' : 'neutral'}>
          {isAutomatic ? 'Automatic' : shortLabels[code]}
        </Badge>
      ),
    },
    { id: 'updatedAt', header: 'Changed', cell: ({ updatedAt }) => <Stamp>{formatMoment(updatedAt)}</Stamp> },
  ],
  linksOf: (redirect) =>
    redirect.isAutomatic ? [] : [{ label: 'Edit…', icon: <Pencil {...iconProps} />, onSelect: () => onEdit(redirect) }],
  actions: [
    {
      label: 'Delete',
      done: 'deleted',
      icon: <Trash2 {...iconProps} />,
      danger: true,
      question: (rows) => ({
        kind: 'warn',
        heading: `Delete ${rows.length === 1 && rows[0] ? `the redirect from ${rows[0].from}` : countOf(rows.length, noun)}?`,
        message: `Visitors to the old ${rows.length === 1 ? 'address' : 'addresses'} will get “Page not found”. This cannot be undone.`,
        confirmLabel: 'Delete',
      }),
      run: (rows) => oneByOne(rows, deleteRedirect),
    },
  ],
  searches: 'Old or new address',
  filter: {
    label: 'Kind',
    all: 'All kinds',
    choices: Object.entries(redirectTypeLabels).map(([value, label]) => ({ value, label })),
  },
  emptyHint: 'Add one to send visitors on from a page of an earlier site, a printed address or a deleted page.',
})
