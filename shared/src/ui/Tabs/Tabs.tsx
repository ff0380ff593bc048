import type { ReactNode } from 'react'
import { Tabs as Primitive } from '@base-ui/react/tabs'
import { List, Panel, Tab } from './Tabs.styles'

export interface TabItem {
  /** Identifies the tab; unique within the set. */
  value: string
  label: ReactNode
  panel: ReactNode
  disabled?: boolean
}

export interface TabsProps {
  /** Name of the tab list for screen readers. */
  label: string
  items: readonly TabItem[]
  /** The initially open tab; the first one by default. */
  defaultValue?: string
  /** The open tab, if controlled by the parent, e.g. in the URL. */
  value?: string
  onValueChange?: (value: string) => void
}

/**
 * Tabs, one panel visible at a time. Arrow keys, Home and End move between tabs and open them; Tab moves to the panel. Use
 * pages and links instead for content that belongs in the URL or must be readable without JavaScript.
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
