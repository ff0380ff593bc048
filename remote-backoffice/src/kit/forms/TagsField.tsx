import { useEffect, useEffectEvent, useState, type KeyboardEvent, type Ref } from 'react'
import { X } from 'lucide-react'
import { Field, type FieldTexts } from '@tekskills/shared/ui/Field/Field'
import { TextInput } from '@tekskills/shared/ui/Field/Field.styles'
import { Tag, TagList } from './TagsField.styles'

interface TagsFieldProps extends FieldTexts {
  value: readonly string[]
  onChange: (tags: string[]) => void
  onBlur?: () => void
  ref?: Ref<HTMLInputElement>
}

/** A list of tags: Enter or a comma adds one, its button removes it. */
export function TagsField({ value, onChange, onBlur, ref, ...texts }: TagsFieldProps) {
  const [typed, setTyped] = useState('')

  function add(text: string) {
    onChange(addTags(value, text))
    setTyped('')
  }

  // A page that is closed fires no blur: an unfinished tag is added, so that the form's backup includes it.
  const addRest = useEffectEvent(() => {
    if (typed.trim()) add(typed)
  })
  useEffect(() => {
    const leave = () => addRest()
    addEventListener('pagehide', leave)
    return () => removeEventListener('pagehide', leave)
  }, [])

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault()
      add(typed)
    }
    if (event.key === 'Backspace' && typed === '' && value.length > 0) onChange(value.slice(0, -1))
  }

  return (
    <Field {...texts}>
      {(control) => (
        <>
          <TextInput
            {...control}
            ref={ref}
            value={typed}
            autoComplete="off"
            onChange={({ target }) => (target.value.includes(',') ? add(target.value) : setTyped(target.value))}
            onKeyDown={handleKeyDown}
            onBlur={() => {
              if (typed.trim()) add(typed)
              onBlur?.()
            }}
          />
          {value.length > 0 && (
            <TagList>
              {value.map((tag) => (
                <li key={tag}>
                  <Tag
                    type="button"
                    aria-label={`Remove tag ${tag}`}
                    onClick={() => onChange(value.filter((other) => other !== tag))}
                  >
                    {tag}
                    <X aria-hidden="true" strokeWidth={1.75} />
                  </Tag>
                </li>
              ))}
            </TagList>
          )}
        </>
      )}
    </Field>
  )
}

/** Adds the tags of a comma-separated text, without case-insensitive duplicates. */
function addTags(tags: readonly string[], text: string): string[] {
  const all = [...tags]
  for (const tag of text.split(',').map((part) => part.trim())) {
    const isDuplicate = all.some((other) => other.toLowerCase() === tag.toLowerCase())
    if (tag && !isDuplicate) all.push(tag)
  }
  return all
}
