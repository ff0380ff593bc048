import { useEffect, useRef, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { styled } from 'styled-components'
import type { IssueDetail, IssuePreview, IssueText } from '@tekskills/shared/contracts/http/newsletter-issues'
import { announce } from '@tekskills/shared/chrome/chrome-store'
import { confirm } from '@tekskills/shared/dialogs/dialog-store'
import { isApiError } from '@tekskills/shared/http/api-error'
import { useRevalidator } from '@tekskills/shared/routing/router'
import { media } from '@tekskills/shared/theme/media'
import { Alert } from '@tekskills/shared/ui/Alert/Alert'
import { Button } from '@tekskills/shared/ui/Button/Button'
import { TextField } from '@tekskills/shared/ui/Field/TextField'
import { RadioGroup } from '@tekskills/shared/ui/RadioGroup/RadioGroup'
import { Cluster } from '@tekskills/shared/ui/Stack/Cluster'
import { Stack } from '@tekskills/shared/ui/Stack/Stack'
import { Text } from '@tekskills/shared/ui/Text/Text'
import { failureMessage } from '../../kit/connection/failure-message'
import { useBackupKey } from '../../kit/forms/use-backup-key'
import { useFormBackup } from '../../kit/forms/use-form-backup'
import {
  previewNewsletter,
  saveNewsletter,
  sendNewsletter,
  testNewsletter,
} from '../../kit/newsletters/newsletters-api'
import { useDebounced } from '../../kit/tables/use-debounced'
import { Panel } from '../../kit/staff-page/Panel'
import { formatMoment } from '../../kit/time/format-time'
import { instantIn, timeProblem, timeZone } from '../../kit/time/local-time'
import { EmailPreview } from './EmailPreview'
import { subscriberCountOf } from './newsletter-labels'

/** The preview follows once the user pauses, in milliseconds. */
const REST_MS = 500

interface Draft extends IssueText {
  when: 'now' | 'later'
  sendAt: string
}

/** What is typed; when it is sent is chosen anew each time. */
const toStored = ({ subject, preheader }: Draft): Record<string, unknown> => ({ subject, preheader })

interface NewsletterDraftProps {
  issue: IssueDetail
  preview: IssuePreview
}

/** The text of a draft beside its email, and the steps to send it. Each step saves the text first. */
export function NewsletterDraft({ issue, preview }: NewsletterDraftProps) {
  const { subject, preheader, audience, lastSentAt } = issue
  const { revalidate } = useRevalidator()
  const form = useForm<Draft>({ defaultValues: { subject, preheader, when: 'now', sendAt: '' } })
  const { errors, isSubmitting } = form.formState
  const typed = useWatch({ control: form.control })
  const shown = useTypedPreview(issue.id, preview, { subject: typed.subject ?? '', preheader: typed.preheader ?? '' })
  const isLater = typed.when === 'later'
  const [saved, setSaved] = useState(issue)
  const key = useBackupKey('newsletter', issue.id)
  const { restored, drop } = useFormBackup({ key, form, version: saved.version, toStored })

  async function save(text: IssueText) {
    if (text.subject === saved.subject && text.preheader === saved.preheader) return saved
    const updated = await saveNewsletter(saved, { subject: text.subject, preheader: text.preheader })
    setSaved(updated)
    // What is saved needs no backup on this device any more; what was typed meanwhile does.
    const now = form.getValues()
    form.reset({ ...now, subject: updated.subject, preheader: updated.preheader })
    for (const name of ['subject', 'preheader'] as const)
      if (now[name] !== text[name]) form.setValue(name, now[name], { shouldDirty: true })
    return updated
  }

  /** Runs a step with the saved text; a rejected one shows why. */
  const step = (work: (draft: Draft) => Promise<string | null>) =>
    form.handleSubmit(async (draft) => {
      try {
        const done = await work(draft)
        if (done) announce(done)
      } catch (error) {
        if (isApiError(error) && error.status === 401) return
        const [problem] = isApiError(error) ? error.fields : []
        const field = (['subject', 'preheader', 'sendAt'] as const).find((name) => name === problem?.field)
        form.setError(field ?? 'root', { message: problem?.message ?? failureMessage(error) }, { shouldFocus: true })
      }
    })

  const onSave = step(async (draft) => {
    await save(draft)
    await revalidate()
    return 'The newsletter is saved.'
  })

  const onTest = step(async (draft) => {
    await save(draft)
    return `The test is on its way to ${await testNewsletter(issue.id)}.`
  })

  const onSend = step(async (draft) => {
    const sendAt = draft.when === 'later' ? instantIn(draft.sendAt) : undefined
    const again = lastSentAt ? ` This article was already sent on ${formatMoment(lastSentAt)}.` : ''
    const isConfirmed = await confirm({
      kind: 'warning',
      heading: sendAt ? `Send on ${formatMoment(sendAt)}?` : `Send to ${subscriberCountOf(audience)} now?`,
      message: `“${draft.subject.trim()}” goes to everyone with a confirmed subscription, ${subscriberCountOf(audience)} at the moment. An email cannot be recalled.${again}`,
      confirmLabel: sendAt ? 'Schedule' : 'Send now',
    })
    if (!isConfirmed) return null
    await sendNewsletter(await save(draft), sendAt)
    drop()
    await revalidate()
    return sendAt ? 'The newsletter is scheduled.' : 'Sending begins in a few seconds.'
  })

  return (
    <Columns>
      <Stack $gap="lg">
        {errors.root && (
          <Alert tone="danger" heading="Nothing was sent" live>
            {errors.root.message}
          </Alert>
        )}
        {restored && (
          <Alert heading="Your unsaved text has been restored" live>
            <Cluster $justify="space-between">
              It was kept on this device.
              <Button size="small" variant="secondary" onClick={() => form.reset()}>
                Discard it
              </Button>
            </Cluster>
          </Alert>
        )}
        <Panel heading="Text">
          <form noValidate onSubmit={onSave}>
            <Stack $gap="sm">
              <TextField
                {...form.register('subject', {
                  validate: (text) => text.trim() !== '' || 'Enter a subject.',
                  maxLength: { value: 150, message: 'Use at most 150 characters.' },
                })}
                label="Subject"
                hint="Phones show about 40 characters."
                dir="auto"
                error={errors.subject?.message}
              />
              <TextField
                {...form.register('preheader', { maxLength: { value: 200, message: 'Use at most 200 characters.' } })}
                label="Preheader"
                optional
                hint="The line that inboxes show beside the subject."
                dir="auto"
                error={errors.preheader?.message}
              />
              <Cluster $gap="sm">
                <Button type="submit" size="small" variant="secondary" busy={isSubmitting}>
                  Save draft
                </Button>
                <Button size="small" variant="secondary" busy={isSubmitting} onClick={() => void onTest()}>
                  Send test to me
                </Button>
              </Cluster>
            </Stack>
          </form>
        </Panel>
        <Panel heading="Send">
          <Stack $gap="sm">
            <Text>
              Goes to <strong>{subscriberCountOf(audience)}</strong> with a confirmed subscription.
              {lastSentAt && ` This article was already sent on ${formatMoment(lastSentAt)}.`}
            </Text>
            <RadioGroup
              {...form.register('when')}
              label="When"
              options={[
                { value: 'now', label: 'Now' },
                { value: 'later', label: 'Later' },
              ]}
            />
            {isLater && (
              <TextField
                {...form.register('sendAt', {
                  validate: (local, { when }) => when === 'now' || timeProblem(local, true),
                })}
                type="datetime-local"
                label="Date and time"
                hint={`In your time zone, ${timeZone()}.`}
                error={errors.sendAt?.message}
              />
            )}
            <div>
              <Button busy={isSubmitting} disabled={audience === 0} onClick={() => void onSend()}>
                {isLater ? 'Schedule…' : 'Send…'}
              </Button>
            </div>
          </Stack>
        </Panel>
      </Stack>
      <Panel heading="Email">
        <EmailPreview email={shown.email} preheader={typed.preheader ?? ''} note={shown.problem} />
      </Panel>
    </Columns>
  )
}

/** The email of what is typed, once the user pauses; the earlier one while it cannot be loaded. */
function useTypedPreview(id: string, first: IssuePreview, { subject, preheader }: IssueText) {
  const [shown, setShown] = useState<{ email: IssuePreview; problem?: string }>({ email: first })
  const loading = useRef<AbortController>(undefined)
  const isFirst = useRef(true)

  async function load(text: IssueText) {
    loading.current?.abort()
    const current = new AbortController()
    loading.current = current
    try {
      setShown({ email: await previewNewsletter(id, text, current.signal) })
    } catch {
      if (!current.signal.aborted)
        setShown(({ email }) => ({ email, problem: 'Your latest changes are not in the preview yet.' }))
    }
  }
  const { later } = useDebounced(REST_MS, (text: IssueText) => void load(text))
  const followed = useRef(later)
  useEffect(() => {
    followed.current = later
  })

  useEffect(() => {
    if (!isFirst.current) followed.current({ subject: subject.trim() || ' ', preheader })
    isFirst.current = false
  }, [subject, preheader])
  useEffect(() => () => loading.current?.abort(), [])

  return { ...shown, email: { ...shown.email, subject } }
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space.lg};

  ${media.laptop} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    align-items: start;
  }
`
