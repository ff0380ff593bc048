import { styled } from 'styled-components'
import type { ApplicantDetail } from '@tekskills/shared/contracts/http/applicants'
import { Text } from '@tekskills/shared/ui/Text/Text'
import { TextLink } from '@tekskills/shared/ui/TextLink/TextLink'
import { applicantPage } from '../../paths'
import { Panel } from '../../kit/staff-page/Panel'
import { formatDay } from '../../kit/time/format-time'
import { StageBadge } from '../../kit/hiring/StageBadge'

/** Links to the other applications with the same email address. */
export function SameEmailPanel({ applicant: { underSameEmail } }: { applicant: ApplicantDetail }) {
  if (underSameEmail.length === 0) return null
  return (
    <Panel heading="Other applications from this email address">
      <Text $size="small" $tone="muted">
        Each application is shown as sent. People can share an address, so check that it is the same person.
      </Text>
      <Applications>
        {underSameEmail.map(({ id, reference, name, jobTitle, stage, appliedAt }) => (
          <li key={id}>
            <TextLink to={applicantPage(id)}>
              <bdi>{name}</bdi>, {jobTitle ?? 'talent pool'}
            </TextLink>
            <Text as="span" $size="caption" $tone="muted">
              <StageBadge stage={stage} /> {formatDay(appliedAt)}, {reference}
            </Text>
          </li>
        ))}
      </Applications>
    </Panel>
  )
}

const Applications = styled.ul`
  display: grid;
  gap: ${({ theme }) => theme.space.sm};
  overflow-wrap: anywhere;

  & > li {
    display: grid;
    gap: ${({ theme }) => theme.space.hair};
    justify-items: start;
  }
`
