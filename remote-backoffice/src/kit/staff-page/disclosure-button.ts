import { styled } from 'styled-components'

/** The heading of a section as a button that shows and hides it, with a chevron as its first child. */
export const DisclosureButton = styled.button`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.space.xs};
  inline-size: 100%;
  min-block-size: ${({ theme }) => theme.layout.control};
  padding: ${({ theme }) => theme.space.sm} 0;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  font-weight: ${({ theme }) => theme.font.weight.semibold};
  text-align: start;
  cursor: pointer;

  & > svg {
    inline-size: 1.25em;
    block-size: 1.25em;
    rotate: -90deg;
    color: ${({ theme }) => theme.color.textMuted};
  }
  &[aria-expanded='true'] > svg {
    rotate: none;
  }
`
