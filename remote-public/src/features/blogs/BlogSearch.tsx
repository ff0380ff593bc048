import { type SyntheticEvent, useId, useRef } from 'react'
import { Search } from 'lucide-react'
import { styled } from 'styled-components'
import { useNavigate } from '@tekskills/shared/routing/router'
import { Button } from '@tekskills/shared/ui/Button/Button'
import { TextInput } from '@tekskills/shared/ui/Field/field-styles'
import { VisuallyHidden } from '@tekskills/shared/ui/VisuallyHidden/VisuallyHidden'
import { BLOGS_PATH, type BlogQuery, LONGEST_TEXT, blogsPath } from './blog-query'

/** Searches the list, within the chosen category; a plain form until scripts run. */
export function BlogSearch({ query: { q, category } }: { query: BlogQuery }) {
  const navigate = useNavigate()
  const inputId = useId()
  const input = useRef<HTMLInputElement>(null)

  const handleSubmit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    void navigate(blogsPath({ category, q: input.current?.value.trim() ?? '' }))
  }

  return (
    <Form role="search" action={BLOGS_PATH} onSubmit={handleSubmit}>
      {category && <input type="hidden" name="category" value={category} />}
      <VisuallyHidden as="label" htmlFor={inputId}>
        Search the articles
      </VisuallyHidden>
      <TextInput
        key={q}
        ref={input}
        id={inputId}
        type="search"
        name="q"
        defaultValue={q}
        maxLength={LONGEST_TEXT}
        placeholder="Search the articles"
        enterKeyHint="search"
      />
      <Button type="submit" variant="secondary" icon={<Search aria-hidden="true" strokeWidth={1.75} />}>
        Search
      </Button>
    </Form>
  )
}

const Form = styled.form`
  display: flex;
  gap: ${({ theme }) => theme.space.xs};
  inline-size: 100%;
  max-inline-size: ${({ theme }) => theme.layout.columnLarge};
`
