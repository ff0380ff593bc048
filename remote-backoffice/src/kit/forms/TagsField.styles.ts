import { styled } from 'styled-components'
import { stateTransition } from '@tekskills/shared/theme/styles'

export const TagList = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space.xs};
  margin-block-start: ${({ theme }) => theme.space.xs};
`

export const Tag = styled.button`
  display: inline-flex;
  gap: ${({ theme }) => theme.space.xxs};
  align-items: center;
  min-block-size: ${({ theme }) => theme.icon.xl};
  max-inline-size: 100%;
  padding-inline: ${({ theme }) => theme.space.sm} ${({ theme }) => theme.space.xs};
  border: 0;
  border-radius: ${({ theme }) => theme.radius.pill};
  background: ${({ theme }) => theme.color.accentSoft};
  color: ${({ theme }) => theme.color.accent};
  font-size: ${({ theme }) => theme.font.size.small};
  overflow-wrap: anywhere;
  ${stateTransition}

  &:hover {
    background: ${({ theme }) => theme.color.surfaceHover};
    color: ${({ theme }) => theme.color.text};
  }

  svg {
    flex: none;
    inline-size: ${({ theme }) => theme.icon.sm};
  }
`
