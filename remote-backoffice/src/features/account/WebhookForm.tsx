import { useEffect, useRef, useState, type SyntheticEvent } from 'react'
import { webhookEvent, type NewWebhook, type WebhookEvent } from '@tekskills/shared/contracts/http/webhooks'
import { isApiError } from '@tekskills/shared/http/api-error'
import { Alert } from '@tekskills/shared/ui/Alert/Alert'
import { Button } from '@tekskills/shared/ui/Button/Button'
import { Checkbox } from '@tekskills/shared/ui/Checkbox/Checkbox'
import { TextField } from '@tekskills/shared/ui/Field/TextField'
import { Cluster } from '@tekskills/shared/ui/Stack/Cluster'
import { Stack } from '@tekskills/shared/ui/Stack/Stack'
import { failureMessage } from '../../kit/connection/failure-message'
import { ChoiceGroup, Choices } from '../../kit/forms/choice-group'
import { eventLabels } from './webhook-labels'

interface WebhookFormProps {
  label: string
  submitLabel: string
  values: NewWebhook
  onChange: (values: NewWebhook) => void
  /** Rejects with the service's error. */
  onSubmit: () => Promise<void>
  onCancel: () => void
}

interface Problems {
  url?: string
  events?: string
  other?: string
}

/** Form for the address of a webhook and the events for which it is called. */
export function WebhookForm({ label, submitLabel, values, onChange, onSubmit, onCancel }: WebhookFormProps) {
  const [problems, setProblems] = useState<Problems>({})
  const [busy, setBusy] = useState(false)
  const url = useRef<HTMLInputElement>(null)
  const first = useRef<HTMLInputElement>(null)
  useEffect(() => url.current?.focus(), [])

  function show(found: Problems) {
    setProblems(found)
    if (found.url) url.current?.focus()
    else if (found.events) first.current?.focus()
  }

  async function submit() {
    const found = {
      url: URL.canParse(values.url) ? undefined : 'Enter an address that starts with https://.',
      events: values.events.length === 0 ? 'Choose at least one event.' : undefined,
    }
    show(found)
    if (found.url || found.events) return
    setBusy(true)
    try {
      await onSubmit()
    } catch (error) {
      if (!isApiError(error)) throw error
      // The shell handles an expired session.
      if (error.status === 401) return
      const [problem] = error.fields
      if (problem?.field === 'url') show({ url: problem.message })
      else if (problem?.field.startsWith('events')) show({ events: problem.message })
      else show({ other: failureMessage(error) })
    } finally {
      setBusy(false)
    }
  }

  function handleSubmit(event: SyntheticEvent) {
    event.preventDefault()
    void submit()
  }

  function choose(event: WebhookEvent, isChosen: boolean) {
    const events = webhookEvent.options.filter((each) => (each === event ? isChosen : values.events.includes(each)))
    onChange({ ...values, events })
  }

  return (
    <form noValidate aria-label={label} onSubmit={handleSubmit}>
      <Stack $gap="sm">
        {problems.other && (
          <Alert live tone="danger">
            {problems.other}
          </Alert>
        )}
        <TextField
          ref={url}
          type="url"
          name="url"
          label="Address"
          hint="It is called with POST, over HTTPS."
          autoComplete="off"
          spellCheck={false}
          maxLength={2000}
          value={values.url}
          onChange={({ target }) => onChange({ ...values, url: target.value.trim() })}
          error={problems.url}
        />
        <ChoiceGroup>
          <legend>When it is called</legend>
          {problems.events && (
            <Alert live tone="danger">
              {problems.events}
            </Alert>
          )}
          <Choices $minWidth="14rem">
            {webhookEvent.options.map((event, index) => (
              <Checkbox
                key={event}
                ref={index === 0 ? first : undefined}
                name={event}
                label={eventLabels[event]}
                checked={values.events.includes(event)}
                onChange={({ target }) => choose(event, target.checked)}
              />
            ))}
          </Choices>
        </ChoiceGroup>
        <Cluster $gap="xs">
          <Button type="submit" busy={busy}>
            {submitLabel}
          </Button>
          <Button variant="secondary" onClick={onCancel}>
            Cancel
          </Button>
        </Cluster>
      </Stack>
    </form>
  )
}
