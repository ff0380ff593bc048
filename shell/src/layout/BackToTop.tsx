import { useSyncExternalStore } from 'react'
import { ArrowUp } from 'lucide-react'
import { styled } from 'styled-components'
import { media, QUERY } from '@tekskills/shared/theme/media'
import { stateTransition } from '@tekskills/shared/theme/styles'

/** Scrolled distance in pixels from which the button shows (LY-02). */
const THRESHOLD_PX = 100

/** Back to the top of the page, focus included (LY-02). */
export function BackToTop() {
  const isScrolled = useSyncExternalStore(onScroll, isBelowThreshold, () => false)
  if (!isScrolled) return null

  const handleClick = () => {
    window.scrollTo({ top: 0, behavior: matchMedia(QUERY.reducedMotion).matches ? 'auto' : 'smooth' })
    document.getElementById('content')?.focus({ preventScroll: true })
  }

  return (
    <Root type="button" aria-label="Back to top" onClick={handleClick} data-print="hide">
      <ArrowUp aria-hidden="true" strokeWidth={1.75} />
    </Root>
  )
}

const isBelowThreshold = () => window.scrollY > THRESHOLD_PX

function onScroll(notify: () => void) {
  window.addEventListener('scroll', notify, { passive: true })
  return () => window.removeEventListener('scroll', notify)
}

const Root = styled.button`
  position: fixed;
  inset-block-end: ${({ theme }) => theme.space.lg};
  inset-inline-end: ${({ theme }) => theme.space.lg};
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

  ${media.phone} {
    html[data-consent='unset'] & {
      display: none;
    }
  }
`
