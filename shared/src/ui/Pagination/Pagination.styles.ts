import { css, styled } from 'styled-components'
import { Link } from '@tekskills/shared/routing/router'
import { media } from '../../theme/media'
import { stateTransition } from '../../theme/styles'

const cell = css`
  display: grid;
  place-items: center;
  min-inline-size: ${({ theme }) => theme.layout.controlSmall};
  min-block-size: ${({ theme }) => theme.layout.controlSmall};
  padding-inline: ${({ theme }) => theme.space.xs};
  border: ${({ theme }) => theme.line.thin} solid transparent;
  border-radius: ${({ theme }) => theme.radius.lg};

  ${media.phone} {
    min-inline-size: ${({ theme }) => theme.space.xl};
    padding-inline: ${({ theme }) => theme.space.xxs};
  }
`

export const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space.xxs};
  align-items: center;
  justify-content: center;
  padding: 0;
  font-size: ${({ theme }) => theme.font.size.small};
  font-variant-numeric: tabular-nums;
  list-style: none;

  ${media.phone} {
    gap: 0;
  }
`

export const Ellipsis = styled.span`
  ${cell}
  color: ${({ theme }) => theme.color.textMuted};
`

export const Step = styled(Link)`
  ${cell}
  color: ${({ theme }) => theme.color.text};
  font-weight: ${({ theme }) => theme.font.weight.medium};
  text-decoration: none;
  ${stateTransition}

  ${media.hover} {
    &:hover {
      background: ${({ theme }) => theme.color.surfaceHover};
    }
  }

  &:active {
    background: ${({ theme }) => theme.color.accentSoft};
    color: ${({ theme }) => theme.color.accentStrong};
  }

  &[aria-current='page'] {
    border-color: ${({ theme }) => theme.color.accent};
    background: ${({ theme }) => theme.color.accentSoft};
    color: ${({ theme }) => theme.color.accent};
  }

  & > svg {
    inline-size: ${({ theme }) => theme.icon.md};
  }
`
