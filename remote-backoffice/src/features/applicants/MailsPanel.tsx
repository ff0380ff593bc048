import { useEffect, useState } from 'react'
import { MailPlus } from 'lucide-react'
import { styled } from 'styled-components'
import { announce } from '@tekskills/shared/chrome/chrome-store'
import type { ApplicantMail, ApplicantMailStatus } from '@tekskills/shared/contracts/http/applicant-mails'
import type { ApplicantDetail } from '@tekskills/shared/contracts/http/applicants'
import { showDialog } from '@tekskills/shared/dialogs/dialog-store'
import { isApiError } from '@tekskills/shared/http/api-error'
import { useRevalidator } from '@tekskills/shared/routing/router'
import { Button } from '@tekskills/shared/ui/Button/Button'
import { Text } from '@tekskills/shared/ui/Text/Text'
import { STAGE_LABELS } from '../../kit/hiring/applicant-labels'
import { Panel } from '../../kit/staff-page/Panel'
import { formatMoment } from '../../kit/time/format-time'
import { cancelApplicantMail, listApplicantMails } from './applicant-mails-api'
import { MailDialog } from './MailDialog'
import { writeMail } from './write-mail'

const STATUS: Record<ApplicantMailStatus, (mail: ApplicantMail) => string> = {
  WAITING: ({ sendAt }) => `Will be sent on ${formatMoment(sendAt)}`,
  SENDING: () => 'On its way',
  SENT: ({ sendAt }) => `Sent ${formatMoment(sendAt)}`,
  REFUSED: () => 'Not delivered: the receiving server refused it',
  CANCELED: () => 'Cancelled, not sent',
}

/** The emails that staff wrote to an applicant, including scheduled ones, and the button to write one (ADR 0092). */
export function MailsPanel({ applicant }: { applicant: ApplicantDetail }) {
  const { id, version } = applicant
  const isManaged = applicant.mayManage !== false
  const { revalidate } = useRevalidator()
  const [changes, setChanges] = useState(0)
  const [mails, setMails] = useState<ApplicantMail[] | 'failed' | 'absent'>()
  useEffect(() => {
    const controller = new AbortController()
    listApplicantMails(id, controller.signal).then(setMails, (error: unknown) => {
      // An older service has no such emails.
      if (!controller.signal.aborted) setMails(isApiError(error) && error.status === 404 ? 'absent' : 'failed')
    })
    return () => controller.abort()
    // A move cancels scheduled emails, and changes the version.
  }, [id, version, changes])

  async function reload(done: string) {
    setChanges((count) => count + 1)
    await revalidate()
    announce(done)
  }

  async function write() {
    const outcome = await writeMail(applicant)
    if (outcome) await reload(outcome)
  }

  async function cancel(mail: ApplicantMail) {
    try {
      await cancelApplicantMail(mail.id)
      await reload('The email was cancelled.')
    } catch (error) {
      if (!isApiError(error)) throw error
      if (error.status !== 401) await showDialog({ kind: 'error', message: error.message })
      setChanges((count) => count + 1)
    }
  }

  if (mails === 'absent') return null
  return (
    <Panel
      heading="Emails"
      action={
        isManaged && (
          <Button
            data-part="email"
            size="small"
            variant="secondary"
            icon={<MailPlus aria-hidden="true" strokeWidth={1.75} />}
            onClick={() => void write()}
          >
            Write about {STAGE_LABELS[applicant.stage]}
          </Button>
        )
      }
    >
      {mails === 'failed' ? (
        <Text $size="small">The emails could not be loaded. Reload the page to try again.</Text>
      ) : mails === undefined || mails.length === 0 ? (
        <Text $size="small" $tone="muted">
          {mails ? 'No emails written yet.' : 'Loading…'}
        </Text>
      ) : (
        <List>
          {mails.map((mail) => (
            <li key={mail.id}>
              <details>
                <summary dir="auto">{mail.subject}</summary>
                <p dir="auto">{mail.text}</p>
              </details>
              <Text $size="caption" $tone="muted">
                {[STATUS[mail.status](mail), mail.by?.name].filter(Boolean).join(', ')}
              </Text>
              {mail.status === 'WAITING' && isManaged && (
                <Button
                  size="small"
                  variant="quiet"
                  aria-label={`Cancel email “${mail.subject}”`}
                  onClick={() => void cancel(mail)}
                >
                  Cancel email
                </Button>
              )}
            </li>
          ))}
        </List>
      )}
      <MailDialog />
    </Panel>
  )
}

const List = styled.ul`
  display: grid;

  & > li {
    padding-block: ${({ theme }) => theme.space.xs};
    border-block-start: ${({ theme }) => theme.line.thin} solid ${({ theme }) => theme.color.border};
    overflow-wrap: anywhere;
  }
  & summary {
    cursor: pointer;
  }
  & details > p {
    padding-block: ${({ theme }) => theme.space.xs};
    white-space: pre-line;
  }
`
