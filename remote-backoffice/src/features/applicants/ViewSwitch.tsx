import { Columns3, MailOpen, Rows3 } from 'lucide-react'
import { useLocation } from '@tekskills/shared/routing/router'
import { iconProps } from '@tekskills/shared/theme/icon-props'
import { SegmentNav } from '../../kit/staff-page/SegmentNav'

type View = 'table' | 'board' | 'templates'

/** Filters that table and board share; all others are dropped when the view changes. */
const SHARED = ['q', 'jobId', 'from', 'to']

/** Switches between the table, the board and the email templates, and keeps the shared filters. */
export function ViewSwitch({ current }: { current: View }) {
  const { pathname, search } = useLocation()
  const addressOf = (view: View) => {
    const all = new URLSearchParams(search)
    const kept = new URLSearchParams(SHARED.flatMap((name) => all.getAll(name).map((value) => [name, value])))
    if (view !== 'table') kept.set('view', view)
    return kept.size > 0 ? `${pathname}?${kept}` : pathname
  }
  const views = [
    { to: addressOf('table'), label: 'Table', icon: <Rows3 {...iconProps} /> },
    { to: addressOf('board'), label: 'Board', icon: <Columns3 {...iconProps} /> },
    { to: addressOf('templates'), label: 'Email templates', icon: <MailOpen {...iconProps} /> },
  ]
  return <SegmentNav label="View" segments={views} current={addressOf(current)} />
}
