import { useLayoutEffect, useRef, useSyncExternalStore, type RefObject } from 'react'
import { ArrowUp } from 'lucide-react'
import { styled } from 'styled-components'
import { media, QUERY } from '@tekskills/shared/theme/media'
import { stateTransition } from '@tekskills/shared/theme/styles'

/** Scroll position in pixels beyond which the button is shown (LY-02). */
const THRESHOLD_PX = 100

interface BackToTopProps {
  /** Centers the button, on pages whose rows end with actions that it would cover. */
  isCentered?: boolean
}

/** Button that scrolls to the top of the page and moves the focus there (LY-02). */
export function BackToTop({ isCentered = false }: BackToTopProps) {
  const root = useRef<HTMLButtonElement>(null)
  const isScrolled = useSyncExternalStore(onScroll, isBelowThreshold, () => false)
  useYield(root, isScrolled)
  if (!isScrolled) return null

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

const isBelowThreshold = () => window.scrollY > THRESHOLD_PX

function onScroll(notify: () => void) {
  window.addEventListener('scroll', notify, { passive: true })
  return () => window.removeEventListener('scroll', notify)
}

/** Hides the button while it covers the focused element (WCAG 2.2, 2.4.11), a control or an error message. */
function useYield(root: RefObject<HTMLButtonElement | null>, isShown: boolean) {
  useLayoutEffect(() => {
    const button = root.current
    if (!isShown || !button) return
    const update = () =>
      button.toggleAttribute(
        'data-yields',
        uncoverable().some((element) => covers(button, element)),
      )
    // Not only scrolling moves them: an error message pushes down what follows.
    const observer = 'ResizeObserver' in globalThis ? new ResizeObserver(update) : undefined
    observer?.observe(document.body)
    update()
    document.addEventListener('focusin', update)
    window.addEventListener('scroll', update, { passive: true })
    return () => {
      observer?.disconnect()
      document.removeEventListener('focusin', update)
      window.removeEventListener('scroll', update)
    }
  }, [root, isShown])
}

/** Links are left out: on a page full of them the button would hardly ever be shown. */
function uncoverable(): Element[] {
  const all = document.querySelectorAll(':focus-visible, button, input, select, textarea, [role=alert]')
  const messages = [...document.querySelectorAll('[aria-invalid=true]')].flatMap((control) =>
    (control.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)),
  )
  return [...all, ...messages].filter((element) => element !== null)
}

/**
 * Whether the button covers part of an element; one taller than half the window stays visible beside it, unless the user
 * writes in it.
 */
function covers(button: Element, element: Element): boolean {
  if (element === button) return false
  const [over, under] = [button.getBoundingClientRect(), element.getBoundingClientRect()]
  if (under.height > window.innerHeight / 2 && !element.matches('textarea, [contenteditable=true]')) return false
  const across = over.left < under.right && under.left < over.right
  return across && over.top < under.bottom && under.top < over.bottom
}

const Root = styled.button<{ $centered: boolean }>`
  position: fixed;
  /* Above the bar with the save buttons of a staff form. */
  inset-block-end: calc(${({ theme }) => theme.space.lg} + var(--save-bar, 0%));
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
