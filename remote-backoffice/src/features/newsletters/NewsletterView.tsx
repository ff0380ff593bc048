import { useEffect } from 'react'
import type { IssueDetail, IssuePreview } from '@tekskills/shared/contracts/http/newsletter-issues'
import { useNavigate, useRevalidator } from '@tekskills/shared/routing/router'
import { Alert } from '@tekskills/shared/ui/Alert/Alert'
import { Badge } from '@tekskills/shared/ui/Badge/Badge'
import { Button } from '@tekskills/shared/ui/Button/Button'
import { Progress } from '@tekskills/shared/ui/Progress/Progress'
import { Cluster } from '@tekskills/shared/ui/Stack/Cluster'
import { Stack } from '@tekskills/shared/ui/Stack/Stack'
import { Text } from '@tekskills/shared/ui/Text/Text'
import { TextLink } from '@tekskills/shared/ui/TextLink/TextLink'
import { contentTypeLabels, editItem } from '../../kit/content/content-types'
import { deleteNewsletter, stopNewsletter } from '../../kit/newsletters/newsletters-api'
import { useSteps } from '../../kit/record-form/use-steps'
import { Panel } from '../../kit/staff-page/Panel'
import { StaffPage } from '../../kit/staff-page/StaffPage'
import { formatMoment } from '../../kit/time/format-time'
import { timeZone } from '../../kit/time/local-time'
import { newslettersPage } from '../../paths'
import { EmailPreview } from './EmailPreview'
import { issueStateLabels, issueStateTones, subscriberCountOf, totalOf } from './newsletter-labels'
import { NewsletterDraft } from './NewsletterDraft'

/** How often the progress of sending is read again, in milliseconds. */
const REFRESH_MS = 3000

interface NewsletterViewProps {
  issue: IssueDetail
  /** Null once its item is deleted for good. */
  preview: IssuePreview | null
}

/** One newsletter: its text while it is a draft, and then its progress. */
export function NewsletterView({ issue, preview }: NewsletterViewProps) {
  const { subject, preheader, state, item, failure } = issue
  const steps = useSteps()
  const navigate = useNavigate()
  useProgress(state === 'SENDING' || (state === 'SCHEDULED' && isDue(issue)))

  const remove = () =>
    steps.run({
      question: {
        kind: 'warn',
        heading: `Delete “${subject}”?`,
        message: 'The draft will be deleted; the article stays as it is.',
        confirmLabel: 'Delete',
      },
      work: () => deleteNewsletter(issue).then(() => navigate(newslettersPage)),
      done: 'The newsletter was deleted.',
    })

  return (
    <StaffPage
      heading={subject}
      intro={<TextLink to={newslettersPage}>All newsletters</TextLink>}
      action={<Badge $tone={issueStateTones[state]}>{issueStateLabels[state]}</Badge>}
    >
      <Stack $gap="lg">
        {steps.problem && (
          <Alert tone="danger" heading="Nothing was changed" live>
            {steps.problem}
          </Alert>
        )}
        {failure && (
          <Alert
            tone="danger"
            heading={state === 'DRAFT' ? 'This newsletter was not sent' : 'Some subscribers did not get it'}
          >
            {failure}
          </Alert>
        )}
        {item ? (
          <Text $tone="muted">
            {contentTypeLabels[item.kind]}: <TextLink to={editItem(item)}>{item.title}</TextLink>
            {!item.path && ' (not on the site)'}
          </Text>
        ) : (
          <Alert tone="warning">The article for this newsletter has been deleted.</Alert>
        )}
        <ScheduledNotice issue={issue} steps={steps} />
        {issue.counts && <Progressing issue={issue} steps={steps} />}
        {state === 'DRAFT' && preview ? (
          <NewsletterDraft issue={issue} preview={preview} />
        ) : (
          preview && (
            <Panel heading="Email">
              <EmailPreview email={preview} preheader={preheader} />
            </Panel>
          )
        )}
        {state === 'DRAFT' && (
          <div>
            <Button variant="quiet" size="small" busy={steps.isBusy} onClick={() => void remove()}>
              Delete newsletter…
            </Button>
          </div>
        )}
      </Stack>
    </StaffPage>
  )
}

const isDue = ({ sendAt }: IssueDetail) => sendAt !== null && Date.parse(sendAt) <= Date.now() + REFRESH_MS

/** Reads the progress again and again. */
function useProgress(isRunning: boolean) {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => {
      if (!document.hidden) void revalidate()
    }, REFRESH_MS)
    return () => clearInterval(timer)
  }, [isRunning, revalidate])
}

interface StepProps {
  issue: IssueDetail
  steps: ReturnType<typeof useSteps>
}

/** Shows when a scheduled newsletter will be sent, with a button to cancel it. */
function ScheduledNotice({ issue, steps }: StepProps) {
  if (issue.state !== 'SCHEDULED' || !issue.sendAt) return null
  const stop = () => steps.run({ work: () => stopNewsletter(issue), done: 'Sending was cancelled.' })
  return (
    <Alert heading={isDue(issue) ? 'Sending begins in a few seconds' : undefined} live>
      <Cluster $justify="space-between">
        <span>
          Goes to {subscriberCountOf(issue.audience)}
          {!isDue(issue) && ` on ${formatMoment(issue.sendAt)} (${timeZone()})`}. Anyone who unsubscribes before then
          will not get it.
        </span>
        <Button variant="secondary" size="small" busy={steps.isBusy} onClick={() => void stop()}>
          Cancel sending
        </Button>
      </Cluster>
    </Alert>
  )
}

/** How many emails were sent, wait and were refused. */
function Progressing({ issue, steps }: StepProps) {
  const { state, counts, startedAt, finishedAt, path } = issue
  if (!counts) return null
  const total = totalOf(counts)
  const done = total - counts.waiting
  const stop = () =>
    steps.run({
      question: {
        kind: 'warn',
        heading: 'Stop sending?',
        message: 'Emails that are still waiting will be deleted. What has been sent cannot be recalled.',
        confirmLabel: 'Stop sending',
      },
      work: () => stopNewsletter(issue),
      done: 'Sending was stopped.',
    })
  return (
    <Panel
      heading={state === 'SENDING' ? 'Sending' : 'Sent'}
      action={path && <TextLink to={path}>View in the archive</TextLink>}
    >
      <Stack $gap="md">
        {state === 'SENDING' && (
          <Progress
            label="Progress"
            value={total === 0 ? 0 : (done / total) * 100}
            text={`${done.toLocaleString('en-GB')} of ${total.toLocaleString('en-GB')}`}
          />
        )}
        <Text>
          Sent to {subscriberCountOf(counts.sent)}
          {counts.waiting > 0 && `, ${counts.waiting.toLocaleString('en-GB')} waiting`}
          {counts.refused > 0 && `, ${counts.refused.toLocaleString('en-GB')} refused by their mail servers`}
          {counts.unsent > 0 && `, ${counts.unsent.toLocaleString('en-GB')} not sent`}.
        </Text>
        <Text $tone="muted" $size="small">
          {startedAt && `Began on ${formatMoment(startedAt)}`}
          {finishedAt && `, finished on ${formatMoment(finishedAt)}`}.
        </Text>
        {state === 'SENDING' && counts.waiting > 0 && (
          <div>
            <Button variant="danger" size="small" busy={steps.isBusy} onClick={() => void stop()}>
              Stop sending…
            </Button>
          </div>
        )}
      </Stack>
    </Panel>
  )
}
