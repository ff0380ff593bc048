import { useRef, useSyncExternalStore } from 'react'
import { ArrowUp } from 'lucide-react'
import { styled } from 'styled-components'
import { media, QUERY } from '@tekskills/shared/theme/media'
import { stateTransition } from '@tekskills/shared/theme/styles'
import { useYield } from './use-yield'

/** Scroll position in pixels beyond which a page counts as scrolled (LY-02). */
const THRESHOLD_PX = 100

/** Whether the page is scrolled by more than 100 px. */
export const isScrolled = () => window.scrollY > THRESHOLD_PX

/** Subscribes to scrolling, for `useSyncExternalStore`. */
export function onScroll(notify: () => void) {
  window.addEventListener('scroll', notify, { passive: true })
  return () => window.removeEventListener('scroll', notify)
}

interface BackToTopProps {
  /** Centers the button, on pages whose rows end with actions that it would cover. */
  isCentered?: boolean
}

/**
 * What the button must not cover. Of links only those that look like buttons: on a page full of links it would hardly ever
 * be shown.
 */
const UNCOVERED = ':focus-visible, button, [data-button], input, select, textarea, [contenteditable=true], [role=alert]'

/** Button that scrolls to the top of the page and moves the focus there (LY-02). */
export function BackToTop({ isCentered = false }: BackToTopProps) {
  const root = useRef<HTMLButtonElement>(null)
  const isShown = useSyncExternalStore(onScroll, isScrolled, () => false)
  useYield(root, isShown, UNCOVERED)
  if (!isShown) return null

  const handleClick = () => {
    window.scrollTo({ top: 0, behavior: matchMedia(QUERY.reducedMotion).matches ? 'auto' : 'smooth' })
    document.getElementById('content')?.focus({ preventScroll: true })
  }

  return (
    <Root
      ref={root}
      $centered={isCentered}
      type="button"
      aria-label="Back to top"
      onClick={handleClick}
      data-print="hide"
    >
      <ArrowUp aria-hidden="true" strokeWidth={1.75} />
    </Root>
  )
}

const Root = styled.button<{ $centered: boolean }>`
  position: fixed;
  /* Above the bars of a staff form, and the contact bar. */
  inset-block-end: calc(
    ${({ theme }) => theme.space.lg} + var(--save-bar, 0%) + var(--check-bar, 0%) + var(--contact-bar, 0%)
  );
  inset-inline-end: ${({ theme, $centered }) => ($centered ? `calc(50% - ${theme.layout.control} / 2)` : theme.space.lg)};
  z-index: ${({ theme }) => theme.z.sticky};
  display: grid;
  place-items: center;
  inline-size: ${({ theme }) => theme.layout.control};
  block-size: ${({ theme }) => theme.layout.control};
  padding: 0;
  border: ${({ theme }) => theme.line.thin} solid ${({ theme }) => theme.color.borderStrong};
  border-radius: ${({ theme }) => theme.radius.lg};
  background: ${({ theme }) => theme.color.surfaceRaised};
  color: ${({ theme }) => theme.color.text};
  ${stateTransition}

  &:hover {
    border-color: ${({ theme }) => theme.color.accent};
    color: ${({ theme }) => theme.color.accent};
  }

  & > svg {
    inline-size: ${({ theme }) => theme.icon.md};
  }

  /* It stays focusable, and is shown when it has the focus. */
  &[data-yields]:not(:focus-visible) {
    opacity: 0;
    pointer-events: none;
  }

  /* Here the cookie banner spans the window, so the button floats above it. */
  ${media.belowDesktop} {
    ${media.tall} {
      html[data-consent='unset'] & {
        inset-block-end: calc(${({ theme }) => theme.layout.consent} + ${({ theme }) => theme.space.xs});
      }
    }
  }
`
