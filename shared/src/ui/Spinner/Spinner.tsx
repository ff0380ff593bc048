import { keyframes, styled } from 'styled-components'
import { media } from '../../theme/media'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden'

/** A rotating ring. With a `label` it is a status; without one it decorates a busy control. */
export function Spinner({ label }: { label?: string }) {
  if (!label) return <Ring aria-hidden="true" />
  return (
    <span role="status">
      <Ring aria-hidden="true" />
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  )
}

const turn = keyframes`
  to { transform: rotate(1turn); }
`

const Ring = styled.span`
  display: inline-block;
  flex: none;
  inline-size: ${({ theme }) => theme.icon.md};
  block-size: ${({ theme }) => theme.icon.md};
  border: ${({ theme }) => theme.line.thick} solid currentColor;
  border-inline-end-color: transparent;
  border-radius: 50%;
  animation: ${turn} ${({ theme }) => theme.motion.turn} linear infinite;

  ${media.reducedMotion} {
    animation: none;
  }
`
