import type { Ref } from 'react'
import { PanelLeftClose, PanelLeftOpen, Search } from 'lucide-react'
import type { SidebarItem } from './sidebar-entries'
import { SidebarEntry } from './SidebarEntry'
import { CollapseButton, Entries, Panel, SearchButton } from './Sidebar.styles'

interface SidebarProps {
  ref?: Ref<HTMLElement>
  id: string
  entries: readonly SidebarItem[]
  isCollapsed: boolean
  onCollapse: (collapsed: boolean) => void
  /** On small screens the sidebar is a drawer, open or closed. */
  isDrawerOpen: boolean
  /** Opens the command palette; absent for a role that has none. */
  onSearch?: () => void
}

/** Navigation of the back-office; collapsed, it shows only icons (LY-07). */
export function Sidebar({ ref, id, entries, isCollapsed, onCollapse, isDrawerOpen, onSearch }: SidebarProps) {
  const Icon = isCollapsed ? PanelLeftOpen : PanelLeftClose
  return (
    <Panel ref={ref} id={id} aria-label="Back office" $collapsed={isCollapsed} $open={isDrawerOpen}>
      <Entries>
        {entries.map((entry) => (
          <SidebarEntry key={entry.name} entry={entry} isCollapsed={isCollapsed} onExpand={() => onCollapse(false)} />
        ))}
      </Entries>
      {onSearch && (
        <SearchButton
          type="button"
          aria-label="Quick search"
          aria-haspopup="dialog"
          aria-keyshortcuts="Control+K Meta+K"
          onClick={onSearch}
        >
          <Search aria-hidden="true" strokeWidth={1.75} />
          <span>Search</span>
          <kbd aria-hidden="true">Ctrl K</kbd>
        </SearchButton>
      )}
      <CollapseButton type="button" aria-expanded={!isCollapsed} onClick={() => onCollapse(!isCollapsed)}>
        <Icon aria-hidden="true" strokeWidth={1.75} />
        <span>{isCollapsed ? 'Expand the menu' : 'Collapse the menu'}</span>
      </CollapseButton>
    </Panel>
  )
}
