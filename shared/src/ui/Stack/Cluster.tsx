import { styled } from 'styled-components'
import type { Space } from './Stack'

/** Arranges children side by side, wrapping when the line is full. */
export const Cluster = styled.div<{
  $gap?: Space
  $align?: 'start' | 'center' | 'end' | 'baseline'
  $justify?: 'start' | 'center' | 'end' | 'space-between'
}>`
  display: flex;
  flex-wrap: wrap;
  align-items: ${({ $align = 'center' }) => $align};
  justify-content: ${({ $justify = 'start' }) => $justify};
  gap: ${({ theme, $gap = 'sm' }) => theme.space[$gap]};
`
