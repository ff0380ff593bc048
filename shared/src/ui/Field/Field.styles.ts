import { css, styled } from 'styled-components'
import { media } from '../../theme/media'
import { stateTransition } from '../../theme/styles'

const controlStyles = css`
  display: block;
  inline-size: 100%;
  min-block-size: ${({ theme }) => theme.layout.control};
  padding: ${({ theme }) => theme.space.xs} ${({ theme }) => theme.space.sm};
  border: ${({ theme }) => theme.line.thin} solid ${({ theme }) => theme.color.borderStrong};
  border-radius: ${({ theme }) => theme.radius.md};
  background: ${({ theme }) => theme.color.surface};
  color: ${({ theme }) => theme.color.text};
  /* At least 16 px, or phones zoom into the page when the control takes focus. */
  font-size: max(1rem, ${({ theme }) => theme.font.size.body});
  line-height: ${({ theme }) => theme.font.leading.snug};
  ${stateTransition}

  &::placeholder {
    color: ${({ theme }) => theme.color.textMuted};
    opacity: 1;
  }

  ${media.hover} {
    &:hover {
      border-color: ${({ theme }) => theme.color.text};
    }
  }

  &:active {
    border-color: ${({ theme }) => theme.color.accent};
  }

  &:focus-visible {
    border-color: ${({ theme }) => theme.color.focus};
    border-radius: ${({ theme }) => theme.radius.md};
    outline: ${({ theme }) => theme.line.thick} solid ${({ theme }) => theme.color.focus};
    outline-offset: 0;
  }

  &[aria-invalid='true'] {
    border-color: ${({ theme }) => theme.color.danger};
    box-shadow: inset 0 0 0 ${({ theme }) => theme.line.thin} ${({ theme }) => theme.color.danger};
  }

  &:disabled {
    border-color: ${({ theme }) => theme.color.border};
    background: ${({ theme }) => theme.color.surfaceMuted};
    color: ${({ theme }) => theme.color.textMuted};
    cursor: not-allowed;
  }
`

/** The bare text control, for fields that are composed individually. */
export const TextInput = styled.input`
  ${controlStyles}

  /* A placeholder that does not fit ends in dots, not in half a letter. */
  &:placeholder-shown {
    text-overflow: ellipsis;
  }
`

export const TextArea = styled.textarea`
  ${controlStyles}
  min-block-size: 8em;
  line-height: ${({ theme }) => theme.font.leading.normal};
  resize: vertical;
`

export const Select = styled.select`
  ${controlStyles}
  appearance: none;
  padding-inline-end: ${({ theme }) => theme.space.xxl};
  text-overflow: ellipsis;
`

export const FieldRoot = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space.xxs};
  min-inline-size: 0;
`

export const Label = styled.label`
  color: ${({ theme }) => theme.color.text};
  font-size: ${({ theme }) => theme.font.size.small};
  font-weight: ${({ theme }) => theme.font.weight.semibold};
`

export const OptionalMark = styled.span`
  color: ${({ theme }) => theme.color.textMuted};
  font-weight: ${({ theme }) => theme.font.weight.regular};
`

export const Hint = styled.p`
  color: ${({ theme }) => theme.color.textMuted};
  font-size: ${({ theme }) => theme.font.size.small};
  text-wrap: pretty;
`

export const ErrorMessage = styled.p`
  display: flex;
  gap: ${({ theme }) => theme.space.xxs};
  align-items: start;
  color: ${({ theme }) => theme.color.danger};
  font-size: ${({ theme }) => theme.font.size.small};
  font-weight: ${({ theme }) => theme.font.weight.medium};

  & > svg {
    flex: none;
    inline-size: ${({ theme }) => theme.icon.sm};
    block-size: 1lh;
  }
`
