import { styled } from 'styled-components'

/** The figure of a result, large: alone at 72 px, or as one of three at 56 px. */
export const Figure = styled.span<{ $size?: 'figure' | 'figures' }>`
  display: block;
  color: ${({ theme }) => theme.color.accent};
  font-size: ${({ theme, $size = 'figure' }) => theme.font.size[$size]};
  font-weight: ${({ theme }) => theme.font.weight.medium};
  line-height: ${({ theme }) => theme.font.leading.tight};
  letter-spacing: ${({ theme }) => theme.font.tracking.tight};
`
