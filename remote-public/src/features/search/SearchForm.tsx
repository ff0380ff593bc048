import { type SyntheticEvent, useId, useRef } from 'react'
import { Search } from 'lucide-react'
import { styled } from 'styled-components'
import { useNavigate } from '@tekskills/shared/routing/router'
import { Button } from '@tekskills/shared/ui/Button/Button'
import { TextInput } from '@tekskills/shared/ui/Field/Field.styles'
import { VisuallyHidden } from '@tekskills/shared/ui/VisuallyHidden/VisuallyHidden'

interface SearchFormProps {
  /** Label and placeholder of the field. */
  label: string
  /** The current search text. */
  q: string
  maxLength: number
  /** Path of the searched list. */
  action: string
  /** A parameter to keep, such as the selected category. */
  keep?: { name: string; value: string }
  /** Returns the address of the list for a search text. */
  addressOf: (q: string) => string
  /** Whether the search is the main content of the page, so that it fills the column. */
  isMain?: boolean
}

/** A search form whose query is in the address; a plain form before scripts run. */
export function SearchForm({ label, q, maxLength, action, keep, addressOf, isMain = false }: SearchFormProps) {
  const navigate = useNavigate()
  const inputId = useId()
  const input = useRef<HTMLInputElement>(null)

  const handleSubmit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    void navigate(addressOf(input.current?.value.trim() ?? ''))
  }

  return (
    <Form $isMain={isMain} role="search" action={action} onSubmit={handleSubmit}>
      {keep?.value && <input type="hidden" {...keep} />}
      <VisuallyHidden as="label" htmlFor={inputId}>
        {label}
      </VisuallyHidden>
      <TextInput
        key={q}
        ref={input}
        id={inputId}
        type="search"
        name="q"
        defaultValue={q}
        maxLength={maxLength}
        placeholder={label}
        enterKeyHint="search"
      />
      <Button type="submit" variant="secondary" icon={<Search aria-hidden="true" strokeWidth={1.75} />}>
        Search
      </Button>
    </Form>
  )
}

const Form = styled.form<{ $isMain: boolean }>`
  display: flex;
  gap: ${({ theme }) => theme.space.xs};
  inline-size: 100%;
  max-inline-size: ${({ theme, $isMain }) => ($isMain ? 'none' : theme.layout.columnLarge)};
`
