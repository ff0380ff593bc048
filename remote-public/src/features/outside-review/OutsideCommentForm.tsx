import { useId, useState, type ReactNode, type SyntheticEvent } from 'react'
import type { OutsideCommentInput, OutsideReview } from '@tekskills/shared/contracts/http/reviews'
import { createRequestKeys } from '@tekskills/shared/forms/request-key'
import { isApiError } from '@tekskills/shared/http/api-error'
import { connectionProblem, isOffline } from '@tekskills/shared/http/connection-problem'
import { browserStorage, type BackupKey } from '@tekskills/shared/storage/browser-storage'
import { Alert } from '@tekskills/shared/ui/Alert/Alert'
import { Button } from '@tekskills/shared/ui/Button/Button'
import { TextAreaField } from '@tekskills/shared/ui/Field/TextAreaField'
import { TextField } from '@tekskills/shared/ui/Field/TextField'
import { Cluster } from '@tekskills/shared/ui/Stack/Cluster'
import { Stack } from '@tekskills/shared/ui/Stack/Stack'

/** The name that was given last, on this device. */
const NAME: BackupKey = 'tk:reviewer-name'
const KEPT = 'What you wrote is still here.'

export type TypedComment = Pick<OutsideCommentInput, 'name' | 'text'>

interface OutsideCommentFormProps {
  /** Where the text is kept on this device until it is sent. */
  draftKey: BackupKey
  label: string
  submitLabel: string
  send: (typed: TypedComment, key: string) => Promise<OutsideReview>
  onSent: (review: OutsideReview) => void
  onCancel?: () => void
  /** Shown above the text: what the comment is about. */
  children?: ReactNode
}

/** Writes a comment or a reply. The text is kept on this device until it is sent. */
export function OutsideCommentForm(props: OutsideCommentFormProps) {
  const { draftKey, label, submitLabel, send, onSent, onCancel, children } = props
  const [name, setName] = useState(() => browserStorage.read(NAME) ?? '')
  const [text, setText] = useState(() => browserStorage.read(draftKey) ?? '')
  const [problems, setProblems] = useState<{ name?: string; text?: string }>({})
  const [failure, setFailure] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const [keyFor] = useState(createRequestKeys)
  const [nameId, textId] = [useId(), useId()]

  function type(typed: string) {
    setText(typed)
    if (typed) browserStorage.write(draftKey, typed)
    else browserStorage.remove(draftKey)
  }

  async function submit(event: SyntheticEvent) {
    event.preventDefault()
    if (isBusy) return
    const found = {
      ...(name.trim() === '' && { name: 'Enter your name.' }),
      ...(text.trim() === '' && { text: 'Enter a comment.' }),
    }
    setProblems(found)
    setFailure(undefined)
    if (Object.keys(found).length > 0) {
      document.getElementById(found.text ? textId : nameId)?.focus()
      return
    }
    setBusy(true)
    const wasOffline = isOffline()
    try {
      const review = await send({ name, text }, keyFor(JSON.stringify([name, text])))
      browserStorage.write(NAME, name)
      type('')
      onSent(review)
    } catch (error) {
      const lost = connectionProblem(error, { wasOffline, kept: KEPT, sent: 'your comment' })
      const sentence = isApiError(error) ? (error.fields[0]?.message ?? error.message) : 'Something went wrong.'
      setFailure(lost ?? `${sentence} ${KEPT}`)
    } finally {
      setBusy(false)
    }
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)} aria-label={label}>
      <Stack $gap="sm">
        {children}
        <TextAreaField
          id={textId}
          label={label}
          dir="auto"
          rows={3}
          maxLength={5000}
          value={text}
          onChange={({ target }) => type(target.value)}
          error={problems.text}
        />
        <TextField
          id={nameId}
          label="Your name"
          hint="The editors see it with your comment. It is deleted with the item."
          autoComplete="name"
          maxLength={80}
          value={name}
          onChange={({ target }) => setName(target.value)}
          error={problems.name}
        />
        {failure && (
          <Alert live tone="danger">
            {failure}
          </Alert>
        )}
        <Cluster $gap="xs">
          <Button type="submit" size="small" busy={isBusy}>
            {submitLabel}
          </Button>
          {onCancel && (
            <Button size="small" variant="quiet" onClick={onCancel}>
              Cancel
            </Button>
          )}
        </Cluster>
      </Stack>
    </form>
  )
}
