import { styled } from 'styled-components'
import type { Theme } from '../../theme/theme'

export type Space = keyof Theme['space']

/** Stacks children vertically with an even gap. */
export const Stack = styled.div<{ $gap?: Space; $align?: 'start' | 'center' | 'end' | 'stretch' }>`
  display: flex;
  flex-direction: column;
  align-items: ${({ $align = 'stretch' }) => $align};
  gap: ${({ theme, $gap = 'md' }) => theme.space[$gap]};
`
