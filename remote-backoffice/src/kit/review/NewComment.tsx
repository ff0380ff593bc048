import { useEffect, useEffectEvent } from 'react'
import { useWatch, type UseFormReturn } from 'react-hook-form'
import type { Review } from '@tekskills/shared/contracts/http/reviews'
import { SelectField } from '@tekskills/shared/ui/Field/SelectField'
import type { CommentedText } from '../editor/comment-on-text'
import { CommentBox, type CommentValues } from './CommentBox'
import { capitalized } from '../labels/capitalized'
import { useCommentedFields } from './commented-fields'
import { startThread, type ReviewedItem } from './review-api'
import { Quote } from './ReviewSection.styles'

interface NewCommentProps {
  item: ReviewedItem
  fieldNames: Readonly<Record<string, string>>
  /** What the user wants to comment on; a new object for each request. */
  asked: CommentedText | null
  onSent: (review: Review) => void
  /** Called once an earlier comment is restored. */
  onRestored: () => void
}

/** Writes a comment on the whole item, on a field or on the selected words. */
export const NewComment = ({ item, fieldNames, asked, onSent, onRestored }: NewCommentProps) => (
  <CommentBox
    form="comment"
    record={item.id}
    name="New comment"
    label="New comment"
    submitLabel="Add comment"
    done="Comment added."
    send={({ text, field, passage }, key) => startThread(item, { text, field: field || null, passage }, key)}
    onSent={onSent}
    onRestored={onRestored}
  >
    {(form) => <About form={form} fieldNames={fieldNames} asked={asked} />}
  </CommentBox>
)

/** The option value for the selected words; no field has this name. */
const WORDS = '“'

interface AboutProps {
  form: UseFormReturn<CommentValues>
  fieldNames: Readonly<Record<string, string>>
  asked: CommentedText | null
}

function About({ form, fieldNames, asked }: AboutProps) {
  const { control, setValue, setFocus } = form
  const [field, passage] = useWatch({ control, name: ['field', 'passage'] })
  const fields = useCommentedFields(fieldNames)
  const takeAsked = useEffectEvent((about: CommentedText) => {
    setValue('field', about.field, { shouldDirty: true })
    setValue('passage', about.passage, { shouldDirty: true })
    setFocus('text')
  })
  useEffect(() => {
    if (asked) takeAsked(asked)
  }, [asked])

  function choose(value: string) {
    if (value === WORDS) return
    setValue('passage', null, { shouldDirty: true })
    setValue('field', value, { shouldDirty: true })
  }

  return (
    <>
      <SelectField
        label="About"
        value={passage ? WORDS : field}
        onChange={({ target }) => choose(target.value)}
        options={[
          ...(passage ? [{ value: WORDS, label: 'The selected words' }] : []),
          { value: '', label: 'The whole item' },
          ...fields.map(([value, label]) => ({ value, label: capitalized(label) })),
        ]}
      />
      {passage && <Quote dir="auto">{passage.quote}</Quote>}
    </>
  )
}
