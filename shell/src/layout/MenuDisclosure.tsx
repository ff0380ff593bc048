import { useEffect, useRef, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react'
import { ChevronDown } from 'lucide-react'
import { styled } from 'styled-components'
import { useLastFocus } from '@tekskills/shared/hooks/use-last-focus'
import { useOutsidePress } from '@tekskills/shared/hooks/use-outside-press'
import { useLocation } from '@tekskills/shared/routing/router'

export interface MenuDisclosureProps {
  label: ReactNode
  /** Of the disclosures with one name, one is open at a time. */
  name?: string
  /** Closes when the pointer goes down, or the focus goes, elsewhere. */
  closesOutside?: boolean
  /** While it turns true the disclosure closes. */
  forceClosed?: boolean
  chevron?: boolean
  className?: string
  children: ReactNode
}

/**
 * A menu that opens and closes. It is the platform's own disclosure, so it works before any script runs; scripts add
 * Escape, closing on navigation and, with `closesOutside`, a press or the focus elsewhere.
 */
export function MenuDisclosure(props: MenuDisclosureProps) {
  const { label, name, closesOutside = false, forceClosed = false, chevron = true, className, children } = props
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
    // What has the focus goes; the first link of the same bar is always there.
    if (focusWithin()) menu.closest('header')?.querySelector('a')?.focus()
    close()
  }, [forceClosed, focusWithin])
  useOutsidePress(details, closesOutside, close)

  const handleToggle = () => {
    if (name && details.current?.open) closeOthers(details.current, name)
  }
  const handleKeyDown = (event: KeyboardEvent<HTMLDetailsElement>) => {
    if (event.key !== 'Escape' || !details.current?.open) return
    event.stopPropagation()
    close()
    details.current.querySelector('summary')?.focus()
  }

  // Open, it would lie over what the focus goes to.
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
    >
      <summary>
        {label}
        {chevron && <ChevronDown data-chevron aria-hidden="true" strokeWidth={1.75} />}
      </summary>
      {children}
    </Root>
  )
}

/** For browsers that do not know `name` on `details`. */
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
