import { css, styled } from 'styled-components'
import { media } from '@tekskills/shared/theme/media'
import { stateTransition } from '@tekskills/shared/theme/styles'

/** The form's column in the footer, in the inverse colors of its background. */
export const Form = styled.form`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space.xs};
  max-inline-size: ${({ theme }) => theme.layout.columnLarge};

  & > label {
    margin-block-start: ${({ theme }) => theme.space.xs};
    color: ${({ theme }) => theme.color.textInverse};
    font-weight: ${({ theme }) => theme.font.weight.semibold};
  }
`

export const Heading = styled.h2`
  color: ${({ theme }) => theme.color.textInverse};
  font-size: ${({ theme }) => theme.font.size.h4};
  font-weight: ${({ theme }) => theme.font.weight.semibold};
  line-height: ${({ theme }) => theme.font.leading.snug};
  letter-spacing: ${({ theme }) => theme.font.tracking.snug};
`

export const Intro = styled.p`
  max-inline-size: 44ch;
  text-wrap: pretty;
`

export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space.xs};

  & > button {
    flex: none;
  }

  ${media.phone} {
    & > button {
      flex: 1 0 100%;
    }
  }
`

export const Input = styled.input`
  flex: 1 1 ${({ theme }) => theme.layout.columnSmall};
  min-inline-size: 0;
  min-block-size: ${({ theme }) => theme.layout.control};
  padding: ${({ theme }) => theme.space.xs} ${({ theme }) => theme.space.md};
  border: ${({ theme }) => theme.line.thin} solid ${({ theme }) => theme.color.textInverseMuted};
  border-radius: ${({ theme }) => theme.radius.lg};
  background: ${({ theme }) => theme.color.surfaceInverse};
  color: ${({ theme }) => theme.color.textInverse};
  /* At least 16 px, or phones zoom into the page when the control takes focus. */
  font-size: max(1rem, ${({ theme }) => theme.font.size.body});
  line-height: ${({ theme }) => theme.font.leading.snug};
  ${stateTransition}

  ${media.hover} {
    &:hover {
      border-color: ${({ theme }) => theme.color.textInverse};
    }
  }

  &[aria-invalid='true'] {
    border-color: ${({ theme }) => theme.color.textInverse};
    border-width: ${({ theme }) => theme.line.thick};
  }
`

const message = css`
  display: flex;
  gap: ${({ theme }) => theme.space.xxs};
  align-items: start;
  color: ${({ theme }) => theme.color.textInverse};
  font-weight: ${({ theme }) => theme.font.weight.medium};

  & > svg {
    flex: none;
    inline-size: ${({ theme }) => theme.icon.sm};
    block-size: 1lh;
  }
`

export const ErrorText = styled.p`
  ${message}
`

export const Note = styled.div`
  ${message}
`
