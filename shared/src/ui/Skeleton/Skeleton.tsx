import { keyframes, styled } from 'styled-components'
import { media } from '../../theme/media'

const sheen = keyframes`
  from { background-position: 100% 0; }
  to { background-position: -100% 0; }
`

/** Placeholder for loading content, in its final size to avoid a layout shift. Set `aria-busy` on the surrounding region. */
export const Skeleton = styled.span.attrs({ 'aria-hidden': true })<{
  $shape?: 'line' | 'title' | 'block'
  /** CSS width; a line is full width otherwise. */
  $width?: string
  /** CSS aspect ratio of a block, e.g. `16 / 9`. */
  $ratio?: string
}>`
  display: block;
  inline-size: ${({ $width = '100%' }) => $width};
  max-inline-size: 100%;
  block-size: ${({ $shape = 'line' }) => ({ line: '1em', title: '2em', block: 'auto' })[$shape]};
  aspect-ratio: ${({ $shape, $ratio }) => ($shape === 'block' ? ($ratio ?? '16 / 9') : 'auto')};
  border-radius: ${({ theme, $shape }) => ($shape === 'block' ? theme.radius.md : theme.radius.sm)};
  background: linear-gradient(
      100deg,
      ${({ theme }) => theme.color.skeleton} 40%,
      ${({ theme }) => theme.color.skeletonSheen} 50%,
      ${({ theme }) => theme.color.skeleton} 60%
    )
    0 0 / 200% 100%;
  animation: ${sheen} ${({ theme }) => theme.motion.sheen} linear infinite;

  ${media.reducedMotion} {
    animation: none;
  }
`
