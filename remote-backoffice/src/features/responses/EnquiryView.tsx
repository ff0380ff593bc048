import { styled } from 'styled-components'
import type { EnquiryDetail, EnquiryEntry } from '@tekskills/shared/contracts/http/enquiries'
import { useNavigate } from '@tekskills/shared/routing/router'
import { media } from '@tekskills/shared/theme/media'
import { Alert } from '@tekskills/shared/ui/Alert/Alert'
import { Badge } from '@tekskills/shared/ui/Badge/Badge'
import { Button } from '@tekskills/shared/ui/Button/Button'
import { SelectField } from '@tekskills/shared/ui/Field/SelectField'
import { Cluster } from '@tekskills/shared/ui/Stack/Cluster'
import { Stack } from '@tekskills/shared/ui/Stack/Stack'
import { Text } from '@tekskills/shared/ui/Text/Text'
import { TextLink } from '@tekskills/shared/ui/TextLink/TextLink'
import { UnsavedTexts, useUnsavedTexts } from '../../kit/forms/UnsavedTexts'
import { ResumedSaves } from '../../kit/record-form/ResumedSaves'
import { TextEntryForm } from '../../kit/record-form/TextEntryForm'
import { useSteps } from '../../kit/record-form/use-steps'
import { Panel } from '../../kit/staff-page/Panel'
import { StaffPage } from '../../kit/staff-page/StaffPage'
import { formatMoment } from '../../kit/time/format-time'
import { enquiriesPage } from '../../paths'
import { addEntry, changeEnquiry, eraseEnquiry } from './enquiries-api'
import { enquiryTitle } from './EnquiryText'
import { ResponseBadge } from './ResponseBadge'

/** Maximum length of a note or a reply. */
const LIMIT = 5000

/** One enquiry: the visitor's message, the team's notes and replies, and the assignee (BO-05). */
export const EnquiryView = ({ enquiry }: { enquiry: EnquiryDetail }) => (
  <UnsavedTexts>
    <ResumedSaves>
      <StaffPage
        heading={<bdi>{enquiryTitle(enquiry)}</bdi>}
        intro={<TextLink to={enquiriesPage}>All enquiries</TextLink>}
        action={<ResponseBadge status={enquiry.status} />}
      >
        <Columns data-full-width>
          <Stack>
            <Panel heading="Message">
              <Message enquiry={enquiry} />
            </Panel>
            <Panel heading="Reply">
              <TextEntryForm
                form="reply"
                record={enquiry.id}
                name="Reply"
                label="Your reply"
                hint={`Sent by email to ${enquiry.email}, with their message below it.`}
                empty="Enter a reply."
                limit={LIMIT}
                rows={8}
                submitLabel="Send reply"
                isPrimary
                done="The reply is on its way."
                send={(text, key) => addEntry(enquiry, { type: 'REPLY', text }, key)}
              />
            </Panel>
          </Stack>
          <Stack>
            <Handling enquiry={enquiry} />
            <Panel heading="Notes and replies">
              <TextEntryForm
                form="note"
                record={enquiry.id}
                name="Note"
                label="New note"
                hint="Only the team can see this."
                empty="Enter a note."
                limit={LIMIT}
                submitLabel="Add note"
                done="Note added."
                send={(text, key) => addEntry(enquiry, { type: 'NOTE', text }, key)}
              />
              <Entries entries={enquiry.entries} />
            </Panel>
          </Stack>
        </Columns>
      </StaffPage>
    </ResumedSaves>
  </UnsavedTexts>
)

function Message({ enquiry }: { enquiry: EnquiryDetail }) {
  const { name, email, company, phone, message, createdAt, caseStudy, suspectedSpam } = enquiry
  return (
    <>
      <Text $size="small" $tone="muted">
        <bdi>{[name || email, company].filter(Boolean).join(', ')}</bdi>, {formatMoment(createdAt)}
        {phone && (
          <>
            , <bdi>{phone}</bdi>
          </>
        )}
      </Text>
      {suspectedSpam && <Alert tone="warning">Sent without captcha. It may be spam.</Alert>}
      <Written dir="auto">{message || 'No message.'}</Written>
      {caseStudy && (
        <Text $size="small">
          Case study: {caseStudy.path ? <TextLink to={caseStudy.path}>{caseStudy.title}</TextLink> : caseStudy.title}
        </Text>
      )}
    </>
  )
}

/** The assignee and status of an enquiry, and a button to erase it. */
function Handling({ enquiry }: { enquiry: EnquiryDetail }) {
  const { status, assignedTo, team } = enquiry
  const { run, isBusy, problem } = useSteps()
  const { discard } = useUnsavedTexts()
  const navigate = useNavigate()
  const known = team.some(({ id }) => id === assignedTo?.id)
  const options = [...team, ...(assignedTo && !known ? [assignedTo] : [])]

  const assign = (id: string) =>
    run({ work: () => changeEnquiry(enquiry, { assignedTo: id || null }), done: 'The enquiry was assigned.' })
  const mark = (next: 'READ' | 'SPAM', done: string) =>
    run({ work: () => changeEnquiry(enquiry, { status: next }), done })
  const erase = () =>
    run({
      question: {
        kind: 'warn',
        heading: 'Erase this enquiry?',
        message:
          'The message and everything written about it will be deleted for good, and deleted again if a backup is restored. Emails already sent stay in their recipients’ mailboxes.',
        confirmLabel: 'Erase',
      },
      work: async () => {
        await eraseEnquiry(enquiry)
        discard()
        await navigate(enquiriesPage)
      },
      done: 'The enquiry has been erased.',
    })

  return (
    <Panel heading="Handling">
      {problem && (
        <Alert tone="danger" heading="Nothing was changed" live>
          {problem}
        </Alert>
      )}
      <SelectField
        label="Assigned to"
        value={assignedTo?.id ?? ''}
        disabled={isBusy}
        onChange={({ target }) => void assign(target.value)}
        options={[{ value: '', label: 'No one' }, ...options.map(({ id, name }) => ({ value: id, label: name }))]}
      />
      <Cluster $gap="xs">
        {status === 'NEW' && (
          <Button size="small" variant="secondary" busy={isBusy} onClick={() => void mark('READ', 'Marked as read.')}>
            Mark as read
          </Button>
        )}
        {status !== 'SPAM' && (
          <Button size="small" variant="secondary" busy={isBusy} onClick={() => void mark('SPAM', 'Marked as spam.')}>
            Mark as spam
          </Button>
        )}
        <Button size="small" variant="danger" busy={isBusy} onClick={() => void erase()}>
          Erase…
        </Button>
      </Cluster>
    </Panel>
  )
}

function Entries({ entries }: { entries: readonly EnquiryEntry[] }) {
  if (entries.length === 0)
    return (
      <Text $size="small" $tone="muted">
        Nothing yet.
      </Text>
    )
  return (
    <List>
      {entries.map(({ id, type, text, createdAt, createdBy }) => (
        <li key={id}>
          <Cluster $justify="space-between">
            <Text $size="caption" $tone="muted">
              {[createdBy?.name, formatMoment(createdAt)].filter(Boolean).join(', ')}
            </Text>
            <Badge $tone={type === 'REPLY' ? 'success' : 'neutral'}>{type === 'REPLY' ? 'Reply' : 'Note'}</Badge>
          </Cluster>
          <Written dir="auto">{text}</Written>
        </li>
      ))}
    </List>
  )
}

const Columns = styled.div`
  display: grid;
  align-items: start;
  gap: ${({ theme }) => theme.space.lg};

  ${media.desktop} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  }
`

const Written = styled.p`
  max-inline-size: ${({ theme }) => theme.layout.reading};
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`

const List = styled.ul`
  display: grid;

  & > li {
    display: grid;
    gap: ${({ theme }) => theme.space.xs};
    padding-block: ${({ theme }) => theme.space.sm};
    border-block-start: ${({ theme }) => theme.line.thin} solid ${({ theme }) => theme.color.border};
  }
`
