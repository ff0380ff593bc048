import { Mail } from 'lucide-react'
import { styled } from 'styled-components'
import type { ApplicantDetail } from '@tekskills/shared/contracts/http/applicants'
import type { InterviewSlots } from '@tekskills/shared/contracts/http/interviews'
import { media } from '@tekskills/shared/theme/media'
import { ButtonLink } from '@tekskills/shared/ui/Button/ButtonLink'
import { Cluster } from '@tekskills/shared/ui/Stack/Cluster'
import { Stack } from '@tekskills/shared/ui/Stack/Stack'
import { isPlainClick } from '@tekskills/shared/routing/plain-click'
import { useLocation, useNavigate } from '@tekskills/shared/routing/router'
import { TextLink } from '@tekskills/shared/ui/TextLink/TextLink'
import { UnsavedTexts } from '../../kit/forms/UnsavedTexts'
import { ResumedSaves } from '../../kit/record-form/ResumedSaves'
import { Panel } from '../../kit/staff-page/Panel'
import { StaffPage } from '../../kit/staff-page/StaffPage'
import { AppliedBefore } from './AppliedBefore'
import { mailLink } from '../../kit/text/mail-link'
import { SameEmailPanel } from './SameEmailPanel'
import { ApplicantQueue, useNewQueue } from './applicant-queue'
import { ApplicantMenu } from './ApplicantMenu'
import { AnswersPanel, KnockOutMark } from './AnswersPanel'
import { ContactLine } from './ContactLine'
import { FactsPanel } from './FactsPanel'
import { HistoryPanel } from './HistoryPanel'
import { InterviewPanel } from './InterviewPanel'
import { MailsPanel } from './MailsPanel'
import { NotesPanel } from './NotesPanel'
import { RatingPanel } from './RatingPanel'
import { ResumePanel } from './ResumePanel'
import { StageBadge } from '../../kit/hiring/StageBadge'
import { ScorecardPanel } from './ScorecardPanel'
import { StagePanel } from './StagePanel'
import { TagsPanel } from './TagsPanel'

interface ApplicantViewProps {
  applicant: ApplicantDetail
  /** The times offered for the job, at the stage of interviews. */
  interviews?: InterviewSlots | null
  /** Address of the list that the recruiter came from. */
  backTo: string
  backLabel: string
}

/** One applicant: their details and documents, the team's notes and rating, and their stage (BO-02). */
export function ApplicantView({ applicant, interviews, backTo, backLabel }: ApplicantViewProps) {
  const { name, email, job, desiredRole, coverLetter, reference } = applicant
  const subject = `Your application ${reference}${job ? `: ${job.jobTitle}` : ''}`
  const queue = useNewQueue()
  return (
    <ApplicantQueue value={queue}>
      <UnsavedTexts>
        <ResumedSaves>
          <Back>
            <BackLink to={backTo}>{backLabel}</BackLink>
          </Back>
          <StaffPage
            heading={<bdi>{name}</bdi>}
            intro={
              <>
                <ContactLine applicant={applicant} />
                <Cluster as="span" $gap="xs">
                  <StageBadge stage={applicant.stage} />
                  <AppliedBefore appliedBefore={applicant.appliedBefore} />
                  <KnockOutMark answers={applicant.answers} />
                  {job ? `Applied for ${job.jobTitle}` : desiredRole && `Looking for: ${desiredRole}`}
                  {applicant.future && ' · in the talent pool'}
                </Cluster>
              </>
            }
            action={
              <Cluster $gap="xs">
                <ButtonLink
                  href={mailLink(email, subject)}
                  size="small"
                  icon={<Mail aria-hidden="true" strokeWidth={1.75} />}
                >
                  Write email
                </ButtonLink>
                <ApplicantMenu applicant={applicant} backTo={backTo} />
              </Cluster>
            }
          >
            <Columns>
              <Stack>
                <ResumePanel applicant={applicant} />
                {coverLetter && (
                  <Panel heading="Cover letter">
                    <Letter dir="auto">{coverLetter}</Letter>
                  </Panel>
                )}
                <AnswersPanel applicant={applicant} />
                <NotesPanel applicant={applicant} />
              </Stack>
              <Stack>
                <StagePanel applicant={applicant} />
                {interviews && <InterviewPanel applicant={applicant} interviews={interviews} />}
                <MailsPanel key={applicant.id} applicant={applicant} />
                <ScorecardPanel applicant={applicant} />
                <RatingPanel applicant={applicant} />
                <TagsPanel applicant={applicant} />
                <SameEmailPanel applicant={applicant} />
                <FactsPanel applicant={applicant} />
              </Stack>
              <HistoryPanel applicant={applicant} />
            </Columns>
          </StaffPage>
        </ResumedSaves>
      </UnsavedTexts>
    </ApplicantQueue>
  )
}

const Back = styled.p`
  margin-block-end: ${({ theme }) => theme.space.sm};
`

const Columns = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.md};
  align-items: start;

  ${media.wide} {
    grid-template: auto 1fr / minmax(0, 3fr) minmax(0, 2fr);

    /* Below the notes on wide screens, last on a phone. */
    > :nth-child(2) {
      grid-area: 1 / 2 / span 2;
    }
  }
`

const Letter = styled.p`
  max-inline-size: ${({ theme }) => theme.layout.reading};
  overflow-wrap: anywhere;
  white-space: pre-line;
`

interface BackLinkProps {
  to: string
  children: string
}

/** Goes back in history, so that the list keeps its filters and scroll position; after a direct visit it opens `to`. */
function BackLink({ to, children }: BackLinkProps) {
  const { key } = useLocation()
  const navigate = useNavigate()
  return (
    <TextLink
      to={to}
      onClick={(event) => {
        if (key === 'default' || !isPlainClick(event)) return
        event.preventDefault()
        void navigate(-1)
      }}
    >
      ← {children}
    </TextLink>
  )
}
