import { keyframes, styled } from 'styled-components'
import { media } from '@tekskills/shared/theme/media'
import { LINGER_MS, useNavigationProgress } from './loading-bar-state'

/** The bar at the top of the window while a page loads (LY-01). It takes no space in the layout. */
export function LoadingBar() {
  const progress = useNavigationProgress((state) => state.progress)
  if (progress === 'idle') return null
  const isLoading = progress === 'loading'
  return <Bar role="progressbar" aria-label="Page loading" aria-valuetext={isLoading ? 'Loading' : 'Loaded'} />
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
