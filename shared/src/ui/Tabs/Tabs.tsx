import type { ReactNode } from 'react'
import { Tabs as Primitive } from '@base-ui/react/tabs'
import { List, Panel, Tab } from './Tabs.styles'

export interface TabItem {
  /** Names the tab in `value`; unique within the set. */
  value: string
  label: ReactNode
  panel: ReactNode
  disabled?: boolean
}

export interface TabsProps {
  /** Says what the tabs choose between; read by screen readers. */
  label: string
  items: readonly TabItem[]
  /** The tab that is open at first; the first one by default. */
  defaultValue?: string
  /** The open tab, for a parent that keeps it, e.g. in the address. */
  value?: string
  onValueChange?: (value: string) => void
}

/**
 * Panels of one subject, one in sight. Arrow keys, Home and End move between tabs and open them; Tab leaves for the
 * panel. Panels that belong in the address, or must be read without JavaScript, are pages and links instead.
 */
export function Tabs({ label, items, defaultValue = items[0]?.value, value, onValueChange }: TabsProps) {
  return (
    <Primitive.Root
      defaultValue={defaultValue}
      value={value}
      onValueChange={(chosen) => onValueChange?.(String(chosen))}
    >
      <List aria-label={label} activateOnFocus>
        {items.map((item) => (
          <Tab key={item.value} value={item.value} disabled={item.disabled}>
            {item.label}
          </Tab>
        ))}
      </List>
      {items.map((item) => (
        <Panel key={item.value} value={item.value}>
          {item.panel}
        </Panel>
      ))}
    </Primitive.Root>
  )
}
