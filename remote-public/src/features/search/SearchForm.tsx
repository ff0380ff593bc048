import { type SyntheticEvent, useId, useRef } from 'react'
import { Search } from 'lucide-react'
import { styled } from 'styled-components'
import { useNavigate } from '@tekskills/shared/routing/router'
import { Button } from '@tekskills/shared/ui/Button/Button'
import { TextInput } from '@tekskills/shared/ui/Field/Field.styles'
import { VisuallyHidden } from '@tekskills/shared/ui/VisuallyHidden/VisuallyHidden'

interface SearchFormProps {
  /** Label of the field; its placeholder while it is empty. */
  label: string
  /** What was searched. */
  q: string
  maxLength: number
  /** Path of the list that is searched. */
  action: string
  /** A parameter that stays, such as a chosen category. */
  keep?: { name: string; value: string }
  /** Address of the list with these words. */
  addressOf: (q: string) => string
  /** The search is what the page is for: the field takes the whole column. */
  isMain?: boolean
}

/** A search whose query is in the address; a plain form until scripts run. */
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
