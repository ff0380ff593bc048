import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import type { ApplicantDetail } from '@tekskills/shared/contracts/http/applicants'
import { Tag } from '@tekskills/shared/ui/Chip/Tag'
import { Cluster } from '@tekskills/shared/ui/Stack/Cluster'
import { TextLink } from '@tekskills/shared/ui/TextLink/TextLink'
import { jobProfile } from '../../paths'
import { sourceLabel } from '../../kit/labels/source-labels'
import { Stamp } from '../../kit/tables/RecordTable.styles'
import { Panel } from '../../kit/staff-page/Panel'
import { formatDay, formatMoment } from '../../kit/time/format-time'
import { experienceOf, occupationOf } from '../../kit/hiring/applicant-labels'

/** The details that the applicant entered in the form; how to reach them is below the name. */
export function FactsPanel({ applicant }: { applicant: ApplicantDetail }) {
  return (
    <Panel heading="Application">
      <Facts>
        {factsOf(applicant)
          .filter(([, fact]) => Boolean(fact))
          .map(([name, fact]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{fact}</dd>
            </div>
          ))}
      </Facts>
    </Panel>
  )
}

const externalLink = (href: string | null) =>
  href && (
    <TextLink href={href} external>
      {href.replace(/^https:\/\/(www\.)?/, '')}
    </TextLink>
  )

function factsOf(applicant: ApplicantDetail): [string, ReactNode][] {
  const { job, skills, noticePeriodDays } = applicant
  return [
    [
      'Job',
      job && (
        <TextLink to={jobProfile(job.id)}>
          {job.jobTitle} <Stamp>({job.jobCode})</Stamp>
        </TextLink>
      ),
    ],
    ['Looking for', applicant.desiredRole && <bdi>{applicant.desiredRole}</bdi>],
    ['Preferred country', applicant.preferredCountry],
    ['Current role', occupationOf(applicant)],
    ['Experience', experienceOf(applicant)],
    ['Notice period', noticePeriodDays !== null && `${noticePeriodDays} days`],
    [
      'Skills',
      skills.length > 0 && (
        <Cluster $gap="xxs">
          {skills.map((skill) => (
            <Tag key={skill}>{skill}</Tag>
          ))}
        </Cluster>
      ),
    ],
    ['LinkedIn', externalLink(applicant.linkedinUrl)],
    ['Portfolio', externalLink(applicant.portfolioUrl)],
    ['Source', applicant.source && sourceLabel(applicant.source)],
    ['Reference', applicant.reference],
    ['Applied', formatMoment(applicant.appliedAt)],
    ['Last contact', formatDay(applicant.lastContactAt)],
    ['Erase after', formatDay(applicant.retentionUntil)],
  ]
}

const Facts = styled.dl`
  display: grid;
  gap: ${({ theme }) => theme.space.sm};

  & > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
    gap: ${({ theme }) => theme.space.sm};
  }
  & dt {
    color: ${({ theme }) => theme.color.textMuted};
    font-size: ${({ theme }) => theme.font.size.small};
  }
  & dd {
    margin: 0;
    overflow-wrap: anywhere;
    font-size: ${({ theme }) => theme.font.size.small};
  }
`
