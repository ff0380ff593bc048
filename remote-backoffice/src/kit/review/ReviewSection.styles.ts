import { styled } from 'styled-components'
import { media } from '@tekskills/shared/theme/media'
import { stateTransition } from '@tekskills/shared/theme/styles'

export const Root = styled.section`
  border-block-start: ${({ theme }) => theme.line.thin} solid ${({ theme }) => theme.color.border};
`

export const Title = styled.h3`
  margin: 0;
  font-size: ${({ theme }) => theme.font.size.h4};
  line-height: ${({ theme }) => theme.font.leading.snug};
`

export const Body = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.md};
  padding-block-end: ${({ theme }) => theme.space.lg};

  &[hidden] {
    display: none;
  }
`

export const Threads = styled.ol`
  display: grid;
  gap: ${({ theme }) => theme.space.sm};
  margin: 0;
  padding: 0;
  list-style: none;
`

export const Thread = styled.li`
  display: grid;
  gap: ${({ theme }) => theme.space.sm};
  padding: ${({ theme }) => theme.space.sm};
  border: ${({ theme }) => theme.line.thin} solid ${({ theme }) => theme.color.border};
  border-radius: ${({ theme }) => theme.radius.md};
  background: ${({ theme }) => theme.color.surfaceRaised};
  scroll-margin-block: ${({ theme }) => theme.space.xxl};

  &[aria-current='true'] {
    border-color: ${({ theme }) => theme.color.accent};
  }

  &:focus-visible {
    outline: ${({ theme }) => theme.line.thick} solid ${({ theme }) => theme.color.focus};
  }
`

/** The words that a comment refers to. */
export const Quote = styled.q`
  display: -webkit-box;
  overflow: hidden;
  padding-inline-start: ${({ theme }) => theme.space.xs};
  border-inline-start: ${({ theme }) => theme.line.thick} solid ${({ theme }) => theme.color.warm};
  color: ${({ theme }) => theme.color.textMuted};
  font-size: ${({ theme }) => theme.font.size.small};
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
`

/** Links to the subject of a comment. */
export const PlaceButton = styled.button`
  display: grid;
  gap: ${({ theme }) => theme.space.xxs};
  min-block-size: ${({ theme }) => theme.layout.controlSmall};
  margin-inline: calc(-1 * ${({ theme }) => theme.space.xs});
  padding: ${({ theme }) => theme.space.xxs} ${({ theme }) => theme.space.xs};
  border: 0;
  border-radius: ${({ theme }) => theme.radius.sm};
  background: none;
  color: ${({ theme }) => theme.color.textMuted};
  font-size: ${({ theme }) => theme.font.size.small};
  text-align: start;
  ${stateTransition}

  ${media.hover} {
    &:hover {
      background: ${({ theme }) => theme.color.surfaceHover};
    }
  }
`

export const Said = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.xxs};
  font-size: ${({ theme }) => theme.font.size.small};

  & + & {
    padding-block-start: ${({ theme }) => theme.space.sm};
    border-block-start: ${({ theme }) => theme.line.thin} solid ${({ theme }) => theme.color.border};
  }
`

export const Words = styled.p`
  overflow-wrap: anywhere;
  white-space: pre-line;
`

export const Resolved = styled.details`
  & > summary {
    min-block-size: ${({ theme }) => theme.layout.controlSmall};
    padding-block: ${({ theme }) => theme.space.xxs};
    color: ${({ theme }) => theme.color.textMuted};
    font-size: ${({ theme }) => theme.font.size.small};
    cursor: pointer;
  }
`

export const Approval = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.sm};
`

export const Offered = styled.ul`
  display: grid;
  margin: 0;
  padding: ${({ theme }) => theme.space.xxs};
  border: ${({ theme }) => theme.line.thin} solid ${({ theme }) => theme.color.borderStrong};
  border-radius: ${({ theme }) => theme.radius.md};
  background: ${({ theme }) => theme.color.surfaceRaised};
  list-style: none;

  & > li {
    display: flex;
    align-items: center;
    min-block-size: ${({ theme }) => theme.layout.controlSmall};
    padding-inline: ${({ theme }) => theme.space.xs};
    border-radius: ${({ theme }) => theme.radius.sm};
    font-size: ${({ theme }) => theme.font.size.small};
    overflow-wrap: anywhere;
    cursor: pointer;
  }

  & > [aria-selected='true'] {
    background: ${({ theme }) => theme.color.accentSoft};
    color: ${({ theme }) => theme.color.accent};
  }
`
