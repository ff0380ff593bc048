import { styled } from 'styled-components'

/** A bar that fills the share `--share`, from 0 to 1, of its width; it only repeats a number beside it. */
export const ShareBar = styled.span`
  block-size: ${({ theme }) => theme.space.xxs};
  border-radius: ${({ theme }) => theme.radius.pill};
  background: ${({ theme }) => theme.color.surfaceHover};

  &::before {
    content: '';
    display: block;
    inline-size: calc(var(--share) * 100%);
    block-size: 100%;
    border-radius: inherit;
    background: ${({ theme }) => theme.color.accent};
  }
`
