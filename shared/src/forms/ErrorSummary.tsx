import type { MouseEvent, Ref } from 'react'
import { styled } from 'styled-components'
import { Alert } from '../ui/Alert/Alert'

/** An invalid field: its element id and its error message. */
export interface FieldError {
  fieldId: string
  message: string
}

interface ErrorSummaryProps {
  errors: readonly FieldError[]
  /** Focus it after a rejected submit, so that it is read first. */
  ref?: Ref<HTMLDivElement>
}

/** Lists all errors above a form; each links to its field. */
export function ErrorSummary({ errors, ref }: ErrorSummaryProps) {
  if (errors.length === 0) return null
  return (
    <Root ref={ref} role="alert" tabIndex={-1}>
      <Alert
        tone="danger"
        heading={errors.length === 1 ? 'One field needs attention' : `${errors.length} fields need attention`}
      >
        <ul>
          {errors.map(({ fieldId, message }) => (
            <li key={fieldId}>
              <a href={`#${fieldId}`} onClick={(event) => focusField(event, fieldId)}>
                {message}
              </a>
            </li>
          ))}
        </ul>
      </Alert>
    </Root>
  )
}

// Following the fragment link would be a navigation, which would re-create the page.
function focusField(event: MouseEvent, fieldId: string) {
  event.preventDefault()
  document.getElementById(fieldId)?.focus()
}

const Root = styled.div`
  border-radius: ${({ theme }) => theme.radius.md};

  & ul {
    margin-block-start: ${({ theme }) => theme.space.xs};
    padding: 0;
    list-style: none;
  }

  & a {
    display: inline-block;
    padding-block: ${({ theme }) => theme.space.hair};
    color: ${({ theme }) => theme.color.danger};
    text-underline-offset: 0.2em;
  }
`
