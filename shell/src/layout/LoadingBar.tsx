import { useEffect, useState } from 'react'
import { keyframes, styled } from 'styled-components'
import { media } from '@tekskills/shared/theme/media'

/** How long the bar stays after a navigation has ended, been cancelled or failed (LY-01). */
const LINGER_MS = 1000

/** The line at the top of the window while a page is on its way (LY-01). Takes no room. */
export function LoadingBar({ active }: { active: boolean }) {
  const [isShown, setIsShown] = useState(active)
  if (active && !isShown) setIsShown(true)

  useEffect(() => {
    if (active || !isShown) return
    const timer = setTimeout(() => setIsShown(false), LINGER_MS)
    return () => clearTimeout(timer)
  }, [active, isShown])

  if (!isShown) return null
  return <Bar role="progressbar" aria-label="Page loading" aria-valuetext={active ? 'Loading' : 'Loaded'} />
}

const approach = keyframes`
  from { transform: scaleX(0); }
  30% { transform: scaleX(0.45); }
  to { transform: scaleX(0.92); }
`

const vanish = keyframes`
  50% { opacity: 1; }
  to { opacity: 0; }
`

const Bar = styled.div`
  position: fixed;
  inset-block-start: 0;
  inset-inline: 0;
  z-index: ${({ theme }) => theme.z.loadingBar};
  block-size: ${({ theme }) => theme.line.focus};
  background: ${({ theme }) => theme.gradient.signal};
  transform-origin: 0 50%;
  pointer-events: none;

  &[aria-valuetext='Loading'] {
    animation: ${approach} 8s ${({ theme }) => theme.motion.ease} both;
  }
  &[aria-valuetext='Loaded'] {
    animation: ${vanish} ${LINGER_MS}ms ${({ theme }) => theme.motion.ease} both;
  }

  ${media.forcedColors} {
    background: Highlight;
  }
`
