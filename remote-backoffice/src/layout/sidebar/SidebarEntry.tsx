import { useId, useState } from 'react'
import { ChevronDown } from 'lucide-react'
import { useLocation } from '@tekskills/shared/routing/router'
import { VisuallyHidden } from '@tekskills/shared/ui/VisuallyHidden/VisuallyHidden'
import type { SidebarEntry as Entry } from './sidebar-entry'
import { ClosedEntry, EntryButton, EntryLink, Label, Submenu, SubmenuLink } from './Sidebar.styles'

/** Names that say nothing without the entry above them. */
const VERBS = ['Add', 'View']

interface SidebarEntryProps {
  entry: Entry
  isCollapsed: boolean
  /** Asks for the whole sidebar, where a submenu has room to unfold. */
  onExpand: () => void
}

/** One entry: a link, or a button that unfolds its submenu. The edit screen shares the address of "Add" but is not it. */
export function SidebarEntry({ entry, isCollapsed, onExpand }: SidebarEntryProps) {
  const { pathname, search } = useLocation()
  const holdsPage = entry.submenu.some(({ link }) => link === pathname)
  const query = new URLSearchParams(search)
  const isEditing = query.has('id')
  const isAccount = query.get('view') === 'account'
  const [isOpen, setOpen] = useState(entry.open || holdsPage)
  const submenuId = useId()
  const Icon = entry.icon
  const title = isCollapsed ? entry.name : undefined
  const isUnfolded = isOpen && !isCollapsed
  const face = (
    <>
      <Icon aria-hidden="true" strokeWidth={1.75} />
      <Label>{entry.name}</Label>
    </>
  )

  if (entry.disable) {
    return (
      <li>
        <ClosedEntry role="link" aria-disabled="true" title={title}>
          {face}
        </ClosedEntry>
      </li>
    )
  }

  if (entry.link) {
    return (
      <li>
        <EntryLink
          to={entry.link}
          title={title}
          aria-current={entry.link === pathname && !isAccount ? 'page' : undefined}
        >
          {face}
        </EntryLink>
      </li>
    )
  }

  function toggle() {
    setOpen(isCollapsed || !isOpen)
    if (isCollapsed) onExpand()
  }

  return (
    <li>
      <EntryButton
        type="button"
        title={title}
        aria-expanded={isUnfolded}
        aria-controls={submenuId}
        $current={holdsPage && !isUnfolded}
        onClick={toggle}
      >
        {face}
        <ChevronDown aria-hidden="true" data-chevron strokeWidth={1.75} />
      </EntryButton>
      <Submenu id={submenuId} hidden={!isUnfolded}>
        {entry.submenu.map(({ name, link }) => (
          <li key={link}>
            <SubmenuLink to={link} aria-current={link === pathname && !isEditing ? 'page' : undefined}>
              {name}
              {VERBS.includes(name) && <VisuallyHidden> {entry.name.toLowerCase()}</VisuallyHidden>}
            </SubmenuLink>
          </li>
        ))}
      </Submenu>
    </li>
  )
}
