import { styled } from 'styled-components'
import { stateTransition } from '@tekskills/shared/theme/styles'

export const Root = styled.section`
  padding-block-end: ${({ theme }) => theme.space.lg};
`

export const Title = styled.h3`
  font-size: ${({ theme }) => theme.font.size.h4};
  font-weight: ${({ theme }) => theme.font.weight.semibold};
  line-height: ${({ theme }) => theme.font.leading.snug};
`

export const Figures = styled.p`
  min-block-size: 1lh;
  color: ${({ theme }) => theme.color.textMuted};
  font-size: ${({ theme }) => theme.font.size.small};
  font-variant-numeric: tabular-nums;
`

export const Entries = styled.ol`
  display: grid;
  max-block-size: 16rem;
  margin: ${({ theme }) => theme.space.xs} 0 0;
  padding: 0;
  overflow-y: auto;
  list-style: none;
`

export const Entry = styled.button<{ $level: number }>`
  inline-size: 100%;
  min-block-size: ${({ theme }) => theme.layout.controlSmall};
  padding: ${({ theme }) => theme.space.xxs} ${({ theme }) => theme.space.xs};
  padding-inline-start: calc(
    ${({ theme }) => theme.space.xs} + ${({ $level }) => $level - 2} * ${({ theme }) => theme.space.md}
  );
  border: 0;
  border-radius: ${({ theme }) => theme.radius.sm};
  background: none;
  color: ${({ theme }) => theme.color.text};
  font-size: ${({ theme }) => theme.font.size.small};
  text-align: start;
  overflow-wrap: anywhere;
  ${stateTransition}

  &:hover {
    background: ${({ theme }) => theme.color.surfaceHover};
  }

  &:focus-visible {
    outline-offset: calc(-1 * ${({ theme }) => theme.line.thick});
  }
`
