import { styled } from 'styled-components'
import { visuallyHidden } from '@tekskills/shared/theme/styles'

export const Stars = styled.div`
  display: flex;
  gap: ${({ theme }) => theme.space.xxs};
`

/** One star; it is filled up to the rating, and the number is read out. */
export const RatingChoice = styled.label<{ $on: boolean }>`
  position: relative;
  display: grid;
  place-items: center;
  inline-size: ${({ theme }) => theme.layout.controlSmall};
  block-size: ${({ theme }) => theme.layout.controlSmall};
  border-radius: ${({ theme }) => theme.radius.sm};
  color: ${({ theme, $on }) => ($on ? theme.color.accent : theme.color.borderStrong)};
  cursor: pointer;

  & > input {
    ${visuallyHidden}
  }
  &:hover {
    background: ${({ theme }) => theme.color.surfaceHover};
  }
  &:has(> input:focus-visible) {
    outline: ${({ theme }) => theme.line.focus} solid ${({ theme }) => theme.color.focus};
    outline-offset: ${({ theme }) => theme.line.offset};
  }
  & > svg {
    inline-size: ${({ theme }) => theme.icon.lg};
    fill: ${({ $on }) => ($on ? 'currentColor' : 'none')};
  }
`
