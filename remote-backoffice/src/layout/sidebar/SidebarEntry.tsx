import { useId, useState } from 'react'
import { ChevronDown } from 'lucide-react'
import { useLocation } from '@tekskills/shared/routing/router'
import { VisuallyHidden } from '@tekskills/shared/ui/VisuallyHidden/VisuallyHidden'
import type { SidebarItem } from './sidebar-entries'
import { ClosedEntry, EntryButton, EntryLink, Label, Submenu, SubmenuLink } from './Sidebar.styles'

/** Submenu names that need the name of the entry as context for screen readers. */
const VERBS = ['Add', 'View']

interface SidebarEntryProps {
  entry: SidebarItem
  isCollapsed: boolean
  /** Expands the sidebar, so that a submenu can be shown. */
  onExpand: () => void
}

/**
 * One entry: a link, or a button that expands its submenu. The edit screen has the path of "Add" but is not marked as
 * it.
 */
export function SidebarEntry({ entry, isCollapsed, onExpand }: SidebarEntryProps) {
  const { pathname, search } = useLocation()
  const containsPage = entry.submenu.some(({ link }) => link === pathname)
  const query = new URLSearchParams(search)
  const isEditing = query.has('id')
  const isAccount = query.get('view') === 'account'
  const [isOpen, setOpen] = useState(entry.open || containsPage)
  const submenuId = useId()
  const Icon = entry.icon
  const title = isCollapsed ? entry.name : undefined
  const isExpanded = isOpen && !isCollapsed
  const content = (
    <>
      <Icon aria-hidden="true" strokeWidth={1.75} />
      <Label>{entry.name}</Label>
    </>
  )

  if (entry.disable) {
    return (
      <li>
        <ClosedEntry role="link" aria-disabled="true" title={title}>
          {content}
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
          {content}
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
        aria-expanded={isExpanded}
        aria-controls={submenuId}
        $current={containsPage && !isExpanded}
        onClick={toggle}
      >
        {content}
        <ChevronDown aria-hidden="true" data-chevron strokeWidth={1.75} />
      </EntryButton>
      <Submenu id={submenuId} hidden={!isExpanded}>
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
