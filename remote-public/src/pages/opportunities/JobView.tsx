import { useSyncExternalStore } from 'react'
import { styled } from 'styled-components'
import type { PublicCareer } from '@tekskills/shared/contracts/http/careers'
import { useLocation } from '@tekskills/shared/routing/router'
import { media } from '@tekskills/shared/theme/media'
import { Alert } from '@tekskills/shared/ui/Alert/Alert'
import { Breadcrumbs } from '@tekskills/shared/ui/Breadcrumbs/Breadcrumbs'
import { Button } from '@tekskills/shared/ui/Button/Button'
import { ButtonLink } from '@tekskills/shared/ui/Button/ButtonLink'
import { Heading } from '@tekskills/shared/ui/Heading/Heading'
import { Section } from '@tekskills/shared/ui/Section/Section'
import { Eyebrow, Text } from '@tekskills/shared/ui/Text/Text'
import { TextLink } from '@tekskills/shared/ui/TextLink/TextLink'
import { opportunities } from '../../content/careers/opportunities'
import { namedSource, visitSource } from '../../features/application/visit-source'
import { FactLine } from '../../kit/insights/FactLine'
import { JobFacts } from '../../features/opportunities/JobFacts'
import { JobList } from '../../features/opportunities/JobList'
import { JobText } from '../../features/opportunities/JobText'
import { termsOf } from '../../features/opportunities/job-terms'
import { ShareJob } from '../../features/opportunities/ShareJob'
import { OPPORTUNITIES_PATH, TALENT_POOL_PATH, applyPath } from '../../kit/jobs/job-query'
import { workplaceTypeLabels } from '../../kit/jobs/job-labels'
import { BesideColumns, BesideHead } from './Beside.styles'
import { JobPreviewNotice } from './JobPreviewNotice'

const { onHold } = opportunities
const APPLY = 'Apply for this position'

/** One position: terms, texts and, unless it is on hold, links to apply. */
export function JobView({ job }: { job: PublicCareer }) {
  const { place, employment, closes } = termsOf(job)
  const terms = [place, employment, workplaceTypeLabels[job.workplaceType]].filter((term) => term !== undefined)
  // The server knows only the source in the address, which is good enough before or without scripts.
  const { search } = useLocation()
  const source = useSyncExternalStore(noChange, visitSource, () => namedSource(search))
  const openUntil = closes && `Open until ${closes}`
  const apply = job.preview ? (
    <Button disabled>{APPLY}</Button>
  ) : job.onHold ? null : (
    // The contact bar on phones repeats it.
    <ButtonLink to={applyPath(job.slug, source)} data-page-action={openUntil}>
      {APPLY}
    </ButtonLink>
  )
  return (
    <>
      {job.preview && <JobPreviewNotice {...job.preview} />}
      <Root>
        <BesideHead>
          <Breadcrumbs
            items={[
              { label: 'Careers', to: '/careers' },
              { label: 'Open positions', to: OPPORTUNITIES_PATH },
              { label: job.jobTitle },
            ]}
          />
          {job.department && <Eyebrow>{job.department}</Eyebrow>}
          <Heading level={1}>{job.jobTitle}</Heading>
          <FactLine size="lead" facts={terms.map((text) => ({ text }))} />
          {job.onHold ? (
            <OnHold />
          ) : (
            <Actions>
              {apply}
              <Text $size="small" $tone="muted">
                {openUntil}
              </Text>
            </Actions>
          )}
        </BesideHead>
        <JobText job={job} />
        <Aside aria-label="Position details">
          <JobFacts job={job} />
          {apply}
          {!job.preview && <ShareJob slug={job.slug} title={job.jobTitle} />}
        </Aside>
      </Root>
      {job.similar.length > 0 && (
        <Section tone="muted" heading="Similar positions">
          <JobList jobs={job.similar} />
        </Section>
      )}
    </>
  )
}

function OnHold() {
  return (
    <Alert tone="info" heading={onHold.heading}>
      {onHold.text} <TextLink to={TALENT_POOL_PATH}>{onHold.pool}</TextLink>
    </Alert>
  )
}

const noChange = () => () => undefined

const Root = styled(BesideColumns)`
  row-gap: ${({ theme }) => theme.space.xxl};
  padding-block: ${({ theme }) => `${theme.space.xl} ${theme.space.section}`};
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space.md};
  align-items: center;
  padding-block-start: ${({ theme }) => theme.space.sm};
`

const Aside = styled.aside`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space.lg};
  align-self: start;

  ${media.laptop} {
    position: sticky;
    inset-block-start: ${({ theme }) => `calc(${theme.layout.header} + ${theme.space.lg})`};
  }
`
