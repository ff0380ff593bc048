import { Fragment, useRef, type ReactNode } from 'react'
import { ChevronDown, Ellipsis } from 'lucide-react'
import { Menu as Primitive } from '@base-ui/react/menu'
import { Button } from '../Button/Button'
import type { ButtonVariant } from '../Button/Button.styles'
import { AnyLink } from '../TextLink/AnyLink'
import { IconTrigger, Item, Layer, Line, Sheet } from './Menu.styles'

export interface MenuItem {
  /** Text of the item; unique within the menu. */
  label: string
  icon?: ReactNode
  /** Path of a page; an item without one calls `onSelect`. */
  to?: string
  onSelect?: () => void
  /** Marks an irreversible action. */
  danger?: boolean
  disabled?: boolean
  /** Starts a new group, with a line above. */
  startsGroup?: boolean
}

export interface MenuProps {
  /** Text of the button, or the accessible name of a button that shows only dots. */
  label: string
  items: readonly MenuItem[]
  /** `dots`: a small button for the end of a table row or card. */
  trigger?: 'button' | 'dots'
  variant?: ButtonVariant
  /** The edge of the button that the menu is aligned with. */
  align?: 'start' | 'end'
  disabled?: boolean
}

/**
 * A menu of actions. Enter, Space or the down arrow opens it; arrows, Home, End and typed letters move; Escape closes it and
 * restores the focus. Link menus in a header are `details` elements, which need no script.
 */
export function Menu({ label, items, trigger = 'button', variant = 'secondary', align = 'end', disabled }: MenuProps) {
  const isDots = trigger === 'dots'
  const chosen = useRef<MenuItem['onSelect']>(undefined)
  // Runs the action after the focus is back on the button, so that a dialog it opens restores the focus to it.
  const handleClosed = (isOpen: boolean) => {
    if (isOpen) return
    const act = chosen.current
    chosen.current = undefined
    if (act) setTimeout(act)
  }
  return (
    <Primitive.Root modal={false} disabled={disabled} onOpenChangeComplete={handleClosed}>
      {isDots ? (
        <IconTrigger aria-label={label}>
          <Ellipsis aria-hidden="true" strokeWidth={1.75} />
        </IconTrigger>
      ) : (
        <Primitive.Trigger render={<Button variant={variant} size="small" />}>
          {label}
          <ChevronDown aria-hidden="true" strokeWidth={1.75} />
        </Primitive.Trigger>
      )}
      <Primitive.Portal>
        <Layer align={align} sideOffset={4}>
          <Sheet aria-label={label}>
            {items.map(({ label: itemLabel, icon, to, onSelect, danger = false, disabled: isOff, startsGroup }) => (
              <Fragment key={itemLabel}>
                {startsGroup && <Line />}
                <Item
                  $danger={danger}
                  disabled={isOff}
                  onClick={() => (chosen.current = onSelect)}
                  label={itemLabel}
                  render={to ? <AnyLink to={to} /> : undefined}
                >
                  {icon}
                  {itemLabel}
                </Item>
              </Fragment>
            ))}
          </Sheet>
        </Layer>
      </Primitive.Portal>
    </Primitive.Root>
  )
}
