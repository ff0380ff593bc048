import { useId } from 'react'
import { ChevronDown } from 'lucide-react'
import type { MenuEntry } from '../../content/types'
import { DropdownTrigger, Panel, PanelColumn, PanelIntro, PanelList } from './MenuDropdown.styles'
import { MenuCard } from './MenuCard'

interface MenuDropdownProps {
  entry: MenuEntry
  isOpen: boolean
  onToggle: () => void
  onNavigate: () => void
}

/** A mega menu of the bar (MS-14) as a disclosure: a button that shows a panel. */
export function MenuDropdown({ entry, isOpen, onToggle, onNavigate }: MenuDropdownProps) {
  const panelId = useId()
  return (
    <li>
      <DropdownTrigger type="button" data-dropdown aria-expanded={isOpen} aria-controls={panelId} onClick={onToggle}>
        {entry.label}
        <ChevronDown aria-hidden="true" />
      </DropdownTrigger>
      <Panel id={panelId} role="group" aria-label={entry.label} data-open={isOpen} tabIndex={-1}>
        <PanelColumn>
          <PanelIntro>{entry.desc}</PanelIntro>
          <PanelList>
            {entry.children?.map((child) => (
              <MenuCard key={child.type} entry={entry} child={child} onNavigate={onNavigate} />
            ))}
          </PanelList>
        </PanelColumn>
      </Panel>
    </li>
  )
}
