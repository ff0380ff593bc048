import { css, styled } from 'styled-components'
import { media } from '@tekskills/shared/theme/media'
import { Reveal } from '../../kit/reveal/Reveal'

export const Title = styled.button`
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  text-align: start;

  /* Makes the whole card clickable and puts the focus ring around it. */
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  &:focus-visible {
    outline: none;
  }
`

export const Description = styled.p`
  color: ${({ theme }) => theme.color.textMuted};
  font-size: ${({ theme }) => theme.font.size.small};
  line-height: ${({ theme }) => theme.font.leading.normal};
`

/** Picture and text are stacked in one grid cell, so that nothing moves when one replaces the other. */
export const Face = styled.div`
  display: grid;
  flex: 1;

  & > * {
    grid-area: 1 / 1;
    transition: opacity ${({ theme }) => theme.motion.base} ${({ theme }) => theme.motion.ease};
  }

  svg {
    align-self: end;
  }
`

const described = css`
  ${Description} {
    opacity: 1;
  }

  ${Face} svg {
    opacity: 0;
  }
`

export const Surface = styled(Reveal)`
  position: relative;
  display: flex;
  flex: 0 0 min(18rem, 82%);
  flex-direction: column;
  gap: ${({ theme }) => theme.space.md};
  padding: ${({ theme }) => theme.space.lg};
  border: ${({ theme }) => theme.line.thin} solid ${({ theme }) => theme.color.border};
  border-radius: ${({ theme }) => theme.radius.md};
  background: ${({ theme }) => theme.color.surfaceRaised};

  ${Description} {
    opacity: 0;
  }

  &:not([data-dismissed='true']):is(:hover, :focus-within) {
    border-color: ${({ theme }) => theme.color.accent};
    ${described}
  }

  &:has(:focus-visible) {
    outline: ${({ theme }) => theme.line.focus} solid ${({ theme }) => theme.color.focus};
    outline-offset: ${({ theme }) => theme.line.offset};
  }

  @media (hover: none) {
    ${described}

    ${Face} > * {
      transition: none;
    }
  }

  ${media.print} {
    ${described}
  }
`
