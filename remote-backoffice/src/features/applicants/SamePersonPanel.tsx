import { useState, type ReactNode } from 'react'
import { Columns2, Unlink } from 'lucide-react'
import { styled } from 'styled-components'
import type { ApplicantDetail, LikeApplication, Likeness } from '@tekskills/shared/contracts/http/applicants'
import { Button } from '@tekskills/shared/ui/Button/Button'
import { Cluster } from '@tekskills/shared/ui/Stack/Cluster'
import { Text } from '@tekskills/shared/ui/Text/Text'
import { TextLink } from '@tekskills/shared/ui/TextLink/TextLink'
import { iconProps } from '@tekskills/shared/theme/icon-props'
import { applicantPage } from '../../paths'
import { Panel } from '../../kit/staff-page/Panel'
import { formatDay } from '../../kit/time/format-time'
import { StageBadge } from '../../kit/hiring/StageBadge'
import { CompareDialog } from './CompareDialog'
import { useMerge } from './use-merge'

const LIKENESSES: Record<Likeness, string> = {
  EMAIL: 'Same email address',
  PHONE: 'Same phone number',
  DOCUMENT: 'Same name and CV',
}

/** The other applications of a person, and possible ones, which staff compare and merge (ADR 0111). */
export function SamePersonPanel({ applicant }: { applicant: ApplicantDetail }) {
  const [compared, setCompared] = useState<LikeApplication>()
  const { separate, isBusy } = useMerge(applicant)
  const alike = applicant.samePerson ?? underSameEmail(applicant)
  const merged = alike.filter((each) => each.merged)
  const offered = alike.filter((each) => !each.merged)
  const isManaged = applicant.mayManage !== false
  return (
    <>
      {merged.length > 0 && (
        <Panel heading="Other applications by this person">
          <Applications>
            {merged.map((each) => (
              <Application key={each.id} application={each} />
            ))}
          </Applications>
          {isManaged && merged.every(({ mayManage }) => mayManage) && (
            <Cluster>
              <Button
                size="small"
                variant="quiet"
                icon={<Unlink {...iconProps} />}
                busy={isBusy}
                onClick={() => void separate()}
              >
                Separate this application
              </Button>
            </Cluster>
          )}
        </Panel>
      )}
      {offered.length > 0 && (
        <Panel heading="May be the same person">
          <Text $size="small" $tone="muted">
            Each application is shown as sent. People can share an address or a phone, so compare before you merge.
          </Text>
          <Applications>
            {offered.map((each) => (
              <Application key={each.id} application={each}>
                {isManaged && each.mayManage && (
                  <Button
                    size="small"
                    variant="secondary"
                    icon={<Columns2 {...iconProps} />}
                    onClick={() => setCompared(each)}
                  >
                    Compare with {each.reference}
                  </Button>
                )}
              </Application>
            ))}
          </Applications>
        </Panel>
      )}
      {compared && <CompareDialog applicant={applicant} other={compared} onClose={() => setCompared(undefined)} />}
    </>
  )
}

/** An older service only lists those with the same address, and cannot merge. */
const underSameEmail = (applicant: ApplicantDetail): LikeApplication[] =>
  applicant.underSameEmail.map((each) => ({ ...each, likenesses: ['EMAIL'], merged: false, mayManage: false }))

interface ApplicationProps {
  application: LikeApplication
  children?: ReactNode
}

function Application({ application, children }: ApplicationProps) {
  const { id, reference, name, jobTitle, stage, appliedAt, likenesses } = application
  return (
    <li>
      <TextLink to={applicantPage(id)}>
        <bdi>{name}</bdi>, {jobTitle ?? 'talent pool'}
      </TextLink>
      <Text as="span" $size="caption" $tone="muted">
        <StageBadge stage={stage} /> {formatDay(appliedAt)}, {reference}
      </Text>
      {likenesses.length > 0 && (
        <Text as="span" $size="small">
          {likenesses.map((likeness) => LIKENESSES[likeness]).join(' · ')}
        </Text>
      )}
      {children}
    </li>
  )
}

const Applications = styled.ul`
  display: grid;
  gap: ${({ theme }) => theme.space.md};
  overflow-wrap: anywhere;

  & > li {
    display: grid;
    gap: ${({ theme }) => theme.space.hair};
    justify-items: start;
  }
  & > li > button {
    margin-block-start: ${({ theme }) => theme.space.xs};
  }
`
