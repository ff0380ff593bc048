import { css, styled } from 'styled-components'
import { media } from '../../theme/media'
import { stateTransition } from '../../theme/styles'
import { AnyLink } from '../TextLink/AnyLink'

/** Shows the focus of a {@link CardLink} on the whole target; hovered, the accent of its picture grows and its arrow moves. */
export const cardLinkTarget = css`
  position: relative;

  ${media.hoverMotion} {
    & :is([data-accent], a[data-card-link] > svg) {
      transform-box: fill-box;
      transform-origin: center;
      transition: transform ${({ theme }) => `${theme.motion.fast} ${theme.motion.ease}`};
    }

    &:has(a[data-card-link]:hover) [data-accent] {
      transform: scale(1.25);
    }

    &:has(a[data-card-link]:hover) a[data-card-link] > svg {
      transform: translateX(${({ theme }) => theme.space.xxs});
    }
  }

  &:has(a[data-card-link]:focus-visible) {
    outline: ${({ theme }) => theme.line.focus} solid ${({ theme }) => theme.color.focus};
    outline-offset: ${({ theme }) => theme.line.offset};
  }
`

/** A bordered surface; use `as="article"` or `as="li"` as appropriate. A {@link CardLink} makes all of it clickable. */
export const Card = styled.div<{ $padding?: 'none' | 'md' | 'lg' }>`
  ${cardLinkTarget}
  display: flex;
  flex-direction: column;
  overflow: clip;
  padding: ${({ theme, $padding = 'lg' }) => ($padding === 'none' ? '0' : theme.space[$padding])};
  border: ${({ theme }) => theme.line.thin} solid ${({ theme }) => theme.color.border};
  border-radius: ${({ theme }) => theme.radius.md};
  background: ${({ theme }) => theme.color.surfaceRaised};
  color: ${({ theme }) => theme.color.text};
  ${stateTransition}

  ${media.hover} {
    &:has(a[data-card-link]:hover) {
      border-color: ${({ theme }) => theme.color.accent};
    }
  }
  &:has(a[data-card-link]:active) {
    border-color: ${({ theme }) => theme.color.accentStrong};
    background: ${({ theme }) => theme.color.surfaceHover};
  }
`

/** The text below a card's picture. */
export const CardBody = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${({ theme }) => theme.space.sm};
  padding: ${({ theme }) => theme.space.lg};
`

/** The one link of a card, in its heading; its target area is the whole card. */
export const CardLink = styled(AnyLink).attrs<{ 'data-card-link'?: string }>({ 'data-card-link': '' })`
  color: inherit;
  text-decoration: none;

  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  &:focus-visible {
    outline: none;
  }

  ${media.hover} {
    &:hover {
      color: ${({ theme }) => theme.color.accent};
    }
  }
`
