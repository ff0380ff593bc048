import { styled } from 'styled-components'
import { TextLink } from '@tekskills/shared/ui/TextLink/TextLink'

/** The name leads to the form; it keeps a readable width when the table scrolls sideways. */
export const NameLink = styled(TextLink)`
  display: inline-block;
  min-inline-size: ${({ theme }) => theme.layout.columnSmall};
  color: ${({ theme }) => theme.color.text};
  font-weight: ${({ theme }) => theme.font.weight.semibold};
  text-decoration-color: transparent;

  &:hover {
    text-decoration-color: currentColor;
  }
`

/** The quieter second line of a cell. */
export const Aside = styled.span`
  display: block;
  margin-block-start: ${({ theme }) => theme.space.hair};
  color: ${({ theme }) => theme.color.textMuted};
  font-size: ${({ theme }) => theme.font.size.caption};
  overflow-wrap: anywhere;
`

export const Stamp = styled.span`
  white-space: nowrap;
`

export const RowActions = styled.div`
  display: inline-flex;
  gap: ${({ theme }) => theme.space.xxs};

  & > * {
    min-inline-size: ${({ theme }) => theme.layout.controlSmall};
    padding: 0;
    border-radius: ${({ theme }) => theme.radius.sm};
  }
`
