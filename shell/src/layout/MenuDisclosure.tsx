import { useEffect, useRef, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react'
import { ChevronDown } from 'lucide-react'
import { styled } from 'styled-components'
import { useLastFocus } from '@tekskills/shared/hooks/use-last-focus'
import { useOutsidePress } from '@tekskills/shared/hooks/use-outside-press'
import { useLocation } from '@tekskills/shared/routing/router'

export interface MenuDisclosureProps {
  label: ReactNode
  /** Only one of the disclosures with the same name is open at a time. */
  name?: string
  /** Closes on a press or focus outside. */
  closesOutside?: boolean
  /** Closes the disclosure when it becomes true. */
  forceClosed?: boolean
  chevron?: boolean
  /** The arrow keys move between the button and the links; the down arrow opens it. */
  arrows?: boolean
  /** Called when it opens, and before, when the pointer or the focus reaches it. */
  onIntent?: () => void
  className?: string
  children: ReactNode
}

/**
 * A disclosure menu. It is a native `details` element, so it works before any script runs; scripts add closing by Escape,
 * on navigation and, with `closesOutside`, by a press or focus outside.
 */
export function MenuDisclosure(props: MenuDisclosureProps) {
  const {
    label,
    name,
    closesOutside = false,
    forceClosed = false,
    chevron = true,
    arrows = false,
    className,
    children,
    onIntent,
  } = props
  const details = useRef<HTMLDetailsElement>(null)
  const focusWithin = useLastFocus(details)
  const { key } = useLocation()

  const close = () => {
    if (details.current) details.current.open = false
  }
  useEffect(close, [key])
  useEffect(() => {
    const { current: menu } = details
    if (!forceClosed || !menu?.open) return
    // The focused element disappears, so the focus moves to the first link of the bar, which is always visible.
    if (focusWithin()) menu.closest('header')?.querySelector('a')?.focus()
    close()
  }, [forceClosed, focusWithin])
  useOutsidePress(details, closesOutside, close)

  const handleToggle = () => {
    if (details.current?.open) onIntent?.()
    if (name && details.current?.open) closeOthers(details.current, name)
  }
  const handleKeyDown = (event: KeyboardEvent<HTMLDetailsElement>) => {
    if (arrows && details.current) moveByArrow(event, details.current)
    if (event.key !== 'Escape' || !details.current?.open) return
    event.stopPropagation()
    close()
    details.current.querySelector('summary')?.focus()
  }

  // An open menu would cover the element that receives the focus.
  const handleBlur = ({ relatedTarget, currentTarget }: FocusEvent<HTMLDetailsElement>) => {
    if (closesOutside && relatedTarget && !currentTarget.contains(relatedTarget)) close()
  }

  return (
    <Root
      ref={details}
      name={name}
      className={className}
      onToggle={handleToggle}
      onKeyDown={handleKeyDown}
      onBlur={handleBlur}
      onFocus={onIntent}
      onPointerEnter={onIntent}
    >
      <summary>
        {label}
        {chevron && <ChevronDown data-chevron aria-hidden="true" strokeWidth={1.75} />}
      </summary>
      {children}
    </Root>
  )
}

/** Moves the focus to the next or previous link of a menu, or to its button before the first; the down arrow opens it. */
function moveByArrow(event: KeyboardEvent, menu: HTMLDetailsElement) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (!step || (step < 0 && !menu.open)) return
  event.preventDefault()
  menu.open = true
  const stops = [...menu.querySelectorAll<HTMLElement>('summary, a')]
  const next = stops[stops.findIndex((stop) => stop === document.activeElement) + step]
  next?.focus()
}

/** Fallback for browsers without support for `name` on `details`. */
function closeOthers(opened: HTMLDetailsElement, name: string) {
  for (const other of document.querySelectorAll<HTMLDetailsElement>(`details[name="${name}"]`))
    if (other !== opened) other.open = false
}

const Root = styled.details`
  & > summary {
    display: flex;
    gap: ${({ theme }) => theme.space.xxs};
    align-items: center;
    cursor: pointer;
    list-style: none;
    user-select: none;

    &::-webkit-details-marker {
      display: none;
    }

    & > svg {
      inline-size: ${({ theme }) => theme.icon.sm};
    }

    & > [data-chevron] {
      transition: transform ${({ theme }) => theme.motion.base} ${({ theme }) => theme.motion.ease};
    }
  }

  &[open] > summary > [data-chevron] {
    transform: rotate(180deg);
  }
`
