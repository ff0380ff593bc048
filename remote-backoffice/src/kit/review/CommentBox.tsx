import { use, useEffect, useEffectEvent, useState, type KeyboardEvent, type ReactNode } from 'react'
import { useForm, type UseFormReturn } from 'react-hook-form'
import { announce } from '@tekskills/shared/chrome/chrome-store'
import type { Passage, Review } from '@tekskills/shared/contracts/http/reviews'
import { MAX_COMMENT } from '@tekskills/shared/contracts/http/reviews'
import { createRequestKeys } from '@tekskills/shared/forms/request-key'
import { isApiError } from '@tekskills/shared/http/api-error'
import { rejectionMessage } from '../connection/failure-message'
import { Button } from '@tekskills/shared/ui/Button/Button'
import { TextAreaField } from '@tekskills/shared/ui/Field/TextAreaField'
import { Cluster } from '@tekskills/shared/ui/Stack/Cluster'
import { Stack } from '@tekskills/shared/ui/Stack/Stack'
import { useBackupKey } from '../forms/use-backup-key'
import { useFormBackup } from '../forms/use-form-backup'
import { saveWithRetry } from '../record-form/record-api'
import { ReviewContext } from './review-context'
import { Offered } from './ReviewSection.styles'
import { useMention, type Colleague } from './use-mention'

/** A comment being written: its text and its subject. */
export interface CommentValues {
  text: string
  /** The field; the empty string for the whole item. */
  field: string
  passage: Passage | null
}

interface CommentBoxProps {
  /** The kind of text, as part of the name of its backup. */
  form: 'comment' | 'comment-reply' | 'comment-edit'
  /** Id of what it is written about. */
  record: string
  /** Accessible name. */
  name: string
  label: string
  submitLabel: string
  /** Announced once the text is stored. */
  done: string
  /** The text that is changed. */
  text?: string
  /** Moves the focus into the text at once. */
  hasFocus?: boolean
  /** Sends the comment; the key makes a retry idempotent. */
  send: (values: CommentValues, key: string) => Promise<Review>
  onSent: (review: Review) => void
  /** Called once an earlier text is restored. */
  onRestored?: () => void
  onCancel?: () => void
  /** Choices shown above the text. */
  children?: (form: UseFormReturn<CommentValues>) => ReactNode
}

const NO_COLLEAGUES: readonly Colleague[] = []

const toStored = (values: CommentValues): Record<string, unknown> => ({ ...values })

/**
 * Writes a comment, a reply or a change of one. The text is kept on this device until it is sent or discarded, even if
 * the page is left or the session ends. It is not a `form`, because it is inside the form of the item.
 */
export function CommentBox(props: CommentBoxProps) {
  const { form: type, record, name, label, submitLabel, done, text: before = '', hasFocus = false } = props
  const { send, onSent, onCancel, onRestored, children } = props
  const key = useBackupKey(type, record)
  const form = useForm<CommentValues>({ defaultValues: { text: before, field: '', passage: null } })
  const { restored, drop } = useFormBackup({ key, form, version: null, toStored })
  const [keyFor] = useState(createRequestKeys)
  const [isAmbiguous, setAmbiguous] = useState(false)
  const { errors, isSubmitting } = form.formState
  const { setFocus, setValue } = form
  const loaded = use(ReviewContext)?.loaded
  const mention = useMention(loaded?.kind === 'ready' ? loaded.review.team : NO_COLLEAGUES, (text, caret) => {
    setValue('text', text, { shouldDirty: true })
    setFocus('text')
    // The focus is in the text area, whose value has just been set.
    if (document.activeElement instanceof HTMLTextAreaElement) document.activeElement.setSelectionRange(caret, caret)
  })

  useEffect(() => {
    if (hasFocus) setFocus('text')
  }, [hasFocus, setFocus])

  const isRestored = restored !== undefined
  const noteRestored = useEffectEvent(() => onRestored?.())
  useEffect(() => {
    if (isRestored) noteRestored()
  }, [isRestored])

  async function submit(values: CommentValues) {
    try {
      const review = await saveWithRetry(
        () => send(values, keyFor(JSON.stringify(values))),
        () => setAmbiguous(true),
      )
      form.reset({ text: before, field: '', passage: null })
      onSent(review)
      announce(done)
    } catch (error) {
      if (!isApiError(error)) throw error
      form.setError('text', { message: rejectionMessage(error) }, { shouldFocus: true })
    } finally {
      setAmbiguous(false)
    }
  }

  const submitNow = () => void form.handleSubmit(submit)()

  function cancel() {
    drop()
    onCancel?.()
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (mention.handleKey(event)) return
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      submitNow()
    }
  }

  return (
    <div role="group" aria-label={name}>
      <Stack $gap="sm">
        {children?.(form)}
        <TextAreaField
          {...form.register('text', {
            validate: (text) => text.trim() !== '' || 'Enter a comment.',
            maxLength: { value: MAX_COMMENT, message: 'Use at most 5,000 characters.' },
          })}
          label={label}
          dir="auto"
          rows={3}
          readOnly={isSubmitting}
          {...mention.field}
          onKeyDown={handleKeyDown}
          aria-keyshortcuts="Control+Enter Meta+Enter"
          hint={
            isAmbiguous
              ? 'The service is not responding. We’re retrying. The comment will be added only once.'
              : restored
                ? 'Your unsent comment has been restored.'
                : 'Type @ to mention a colleague, who gets an email.'
          }
          error={errors.text?.message}
        />
        {mention.active && (
          <Offered role="listbox" id={mention.listId} aria-label="Colleagues">
            {mention.offered.map((colleague) => (
              // The keyboard chooses in the text area, which has the focus.
              <li
                key={colleague.id}
                role="option"
                id={mention.optionId(colleague)}
                aria-selected={colleague.id === mention.active?.id}
                // Before the click, which would take the focus from the text.
                onPointerDown={(event) => {
                  event.preventDefault()
                  mention.choose(colleague)
                }}
              >
                {colleague.name}
              </li>
            ))}
          </Offered>
        )}
        <Cluster $gap="xs">
          <Button size="small" variant="secondary" busy={isSubmitting} onClick={submitNow}>
            {submitLabel}
          </Button>
          {onCancel && (
            <Button size="small" variant="quiet" onClick={cancel}>
              Cancel
            </Button>
          )}
        </Cluster>
      </Stack>
    </div>
  )
}
