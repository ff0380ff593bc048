import { styled } from 'styled-components'
import { media } from '@tekskills/shared/theme/media'

export const Input = styled.input`
  inline-size: 100%;
  min-block-size: ${({ theme }) => theme.layout.control};
  margin-block-start: ${({ theme }) => theme.space.sm};
  padding-inline: ${({ theme }) => theme.space.sm};
  border: ${({ theme }) => theme.line.thin} solid ${({ theme }) => theme.color.borderStrong};
  border-radius: ${({ theme }) => theme.radius.sm};
  background: ${({ theme }) => theme.color.surface};
  color: ${({ theme }) => theme.color.text};
  font: inherit;

  &::placeholder {
    color: ${({ theme }) => theme.color.textMuted};
  }
`

/** As tall while it is empty, so that the field stays where it is. */
export const List = styled.div`
  block-size: min(24rem, 50dvh);
  margin-block: ${({ theme }) => theme.space.sm};
  overflow-y: auto;
  overscroll-behavior: contain;
`

export const Group = styled.div`
  & + & {
    margin-block-start: ${({ theme }) => theme.space.sm};
  }
`

export const GroupName = styled.div`
  padding: ${({ theme }) => theme.space.xxs} ${({ theme }) => theme.space.sm};
  color: ${({ theme }) => theme.color.textMuted};
  font-size: ${({ theme }) => theme.font.size.caption};
  font-weight: ${({ theme }) => theme.font.weight.semibold};
`

export const Option = styled.div`
  display: flex;
  gap: ${({ theme }) => theme.space.md};
  align-items: center;
  justify-content: space-between;
  min-block-size: ${({ theme }) => theme.layout.controlSmall};
  padding: ${({ theme }) => theme.space.xxs} ${({ theme }) => theme.space.sm};
  border-radius: ${({ theme }) => theme.radius.sm};
  cursor: pointer;

  &[aria-selected='true'] {
    background: ${({ theme }) => theme.color.accentSoft};
    color: ${({ theme }) => theme.color.accentStrong};
  }

  ${media.forcedColors} {
    &[aria-selected='true'] {
      outline: ${({ theme }) => theme.line.thin} solid;
    }
  }
`

export const OptionLabel = styled.span`
  min-inline-size: 0;
  overflow-wrap: anywhere;
`

export const OptionHint = styled.span`
  flex: none;
  color: ${({ theme }) => theme.color.textMuted};
  font-size: ${({ theme }) => theme.font.size.caption};
`

export const Keys = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space.xs} ${({ theme }) => theme.space.md};
  align-items: center;
  color: ${({ theme }) => theme.color.textMuted};
  font-size: ${({ theme }) => theme.font.size.caption};

  & > button {
    min-block-size: ${({ theme }) => theme.layout.controlSmall};
    margin-inline-start: auto;
    padding: 0;
    border: 0;
    background: none;
    color: ${({ theme }) => theme.color.accent};
    font: inherit;
    text-decoration: underline;
    cursor: pointer;
  }
`

/** A key as it is printed on the keyboard. */
export const Key = styled.kbd`
  padding: 0 ${({ theme }) => theme.space.xxs};
  border: ${({ theme }) => theme.line.thin} solid ${({ theme }) => theme.color.border};
  border-radius: ${({ theme }) => theme.radius.sm};
  background: ${({ theme }) => theme.color.surfaceMuted};
  color: ${({ theme }) => theme.color.text};
  font-family: inherit;
  font-size: ${({ theme }) => theme.font.size.caption};
  white-space: nowrap;
`
