import { styled } from 'styled-components'
import { media } from '@tekskills/shared/theme/media'

export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space.sm} ${({ theme }) => theme.space.lg};
  align-items: center;
  justify-content: end;
  margin-block-start: ${({ theme }) => theme.space.md};

  ${media.phone} {
    justify-content: space-between;
  }
`

export const SizeLabel = styled.label`
  display: flex;
  gap: ${({ theme }) => theme.space.xs};
  align-items: center;
  margin-inline-end: auto;
  color: ${({ theme }) => theme.color.textMuted};
  font-size: ${({ theme }) => theme.font.size.small};

  /* On its own line, so that the range and the buttons share the next one. */
  ${media.phone} {
    flex-basis: 100%;
  }
`

export const SizeSelect = styled.select`
  min-block-size: ${({ theme }) => theme.layout.controlSmall};
  padding-inline: ${({ theme }) => theme.space.xs};
  border: ${({ theme }) => theme.line.thin} solid ${({ theme }) => theme.color.borderStrong};
  border-radius: ${({ theme }) => theme.radius.sm};
  background: ${({ theme }) => theme.color.surface};
  color: ${({ theme }) => theme.color.text};
`
