import { useEffect } from 'react'
import { styled } from 'styled-components'
import type { ApplicantDetail } from '@tekskills/shared/contracts/http/applicants'
import type { InterviewSlots } from '@tekskills/shared/contracts/http/interviews'
import { media } from '@tekskills/shared/theme/media'
import { Cluster } from '@tekskills/shared/ui/Stack/Cluster'
import { Stack } from '@tekskills/shared/ui/Stack/Stack'
import { UnsavedTexts } from '../../kit/forms/UnsavedTexts'
import { ResumedSaves } from '../../kit/record-form/ResumedSaves'
import { Panel } from '../../kit/staff-page/Panel'
import { StaffPage } from '../../kit/staff-page/StaffPage'
import { DecidedMark } from './DecidedElsewhere'
import { AppliedBefore } from './AppliedBefore'
import { SamePersonPanel } from './SamePersonPanel'
import { ApplicantQueue, useNewQueue } from './applicant-queue'
import { ApplicantWalk } from './ApplicantWalk'
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
import { stageDays } from './stage-days'
import { StagePanel } from './StagePanel'
import { markSeen } from './applicants-api'
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
export const ApplicantView = ({ backLabel, ...props }: ApplicantViewProps) => (
  <>
    <ApplicantWalk id={props.applicant.id} backTo={props.backTo} backLabel={backLabel} />
    {/* Remounted for each applicant, because open panels and typed text belong to one; the navigation stays. */}
    <ApplicantRecord key={props.applicant.id} {...props} />
  </>
)

function ApplicantRecord({ applicant, interviews, backTo }: Omit<ApplicantViewProps, 'backLabel'>) {
  const { name, job, desiredRole, coverLetter } = applicant
  // Interviewers of a job that is restricted to its team read, and write notes and their scorecard.
  const isManaged = applicant.mayManage !== false
  const queue = useNewQueue()
  const { id, unread } = applicant
  const hasInterview = interviews?.slots.some((slot) => slot.applicant?.id === id) ?? false
  useEffect(() => {
    // An unread mark that could not be cleared appears again in the list.
    if (unread) markSeen(id).catch(() => undefined)
  }, [id, unread])
  return (
    <ApplicantQueue value={queue}>
      <UnsavedTexts>
        <ResumedSaves>
          <StaffPage
            heading={<bdi>{name}</bdi>}
            intro={
              <>
                <ContactLine applicant={applicant} />
                <Cluster as="span" $gap="xs">
                  <StageBadge stage={applicant.stage} />
                  <span>{stageDays(applicant)}</span>
                  <DecidedMark decidedElsewhere={applicant.decidedElsewhere} />
                  <AppliedBefore appliedBefore={applicant.appliedBefore} />
                  <KnockOutMark answers={applicant.answers} />
                  {job ? `Applied for ${job.jobTitle}` : desiredRole && `Looking for: ${desiredRole}`}
                  {applicant.future && ' · in the talent pool'}
                </Cluster>
              </>
            }
            action={isManaged && <ApplicantMenu applicant={applicant} backTo={backTo} />}
          >
            <Columns data-full-width>
              <Documents>
                <ResumePanel applicant={applicant} />
                {coverLetter && (
                  <Panel heading="Cover letter">
                    <Letter dir="auto">{coverLetter}</Letter>
                  </Panel>
                )}
              </Documents>
              <Stack>
                <Part data-part="stage">
                  {isManaged && <StagePanel applicant={applicant} hasInterview={hasInterview} />}
                </Part>
                {interviews && <InterviewPanel applicant={applicant} interviews={interviews} />}
                <MailsPanel applicant={applicant} />
                <AnswersPanel applicant={applicant} />
                <ScorecardPanel applicant={applicant} />
                <Part data-part="notes">
                  <NotesPanel applicant={applicant} />
                </Part>
                {isManaged && (
                  <>
                    <RatingPanel applicant={applicant} />
                    <TagsPanel applicant={applicant} />
                  </>
                )}
                <SamePersonPanel applicant={applicant} />
                <FactsPanel applicant={applicant} />
                <HistoryPanel applicant={applicant} />
              </Stack>
            </Columns>
          </StaffPage>
        </ResumedSaves>
      </UnsavedTexts>
    </ApplicantQueue>
  )
}

/** What a key leads to; it leaves the layout as it is. */
const Part = styled.div`
  display: contents;
`

/** Side by side where there is room, so that the documents stay in view while the rest scrolls. */
const Columns = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.md};
  align-items: start;

  ${media.wide} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  }
`

const Documents = styled(Stack)`
  ${media.wide} {
    position: sticky;
    inset-block-start: ${({ theme }) => theme.space.md};
    overflow-y: auto;
    max-block-size: calc(100vh - 2 * ${({ theme }) => theme.space.md});
  }

  ${media.print} {
    position: static;
    max-block-size: none;
  }
`

const Letter = styled.p`
  max-inline-size: ${({ theme }) => theme.layout.reading};
  overflow-wrap: anywhere;
  white-space: pre-line;
`
