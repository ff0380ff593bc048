import { useMemo, useRef } from 'react'
import { styled } from 'styled-components'
import { FIRST_MEETING } from '@tekskills/shared/contracts/company-facts'
import { Columns, Column } from '@tekskills/shared/ui/Grid/Grid'
import { Container } from '@tekskills/shared/ui/Container/Container'
import { Section } from '@tekskills/shared/ui/Section/Section'
import { aboutItem, contactPath } from '../../content/contact/contact-request'
import { LeadCard } from '../../features/people/LeadCard'
import { CaseStudyBanner } from '../../features/case-study/CaseStudyBanner'
import { CaseStudyEnquiry } from '../../features/enquiry/CaseStudyEnquiry'
import { CaseStudyFacts } from '../../features/case-study/CaseStudyFacts'
import { CaseStudyStory } from '../../features/case-study/CaseStudyStory'
import { SectionMenu } from '../../features/case-study/SectionMenu'
import type { CaseStudy } from '../../features/case-study/case-study'
import { PreviousNextLinks } from '../../kit/insight-detail/PreviousNextLinks'
import { InsightCardList } from '../../kit/insights/InsightCardList'
import { insightTypes } from '../../kit/insights/insight-type'

const { texts } = insightTypes.caseStudies

/**
 * A case study: banner with name, description, category and share links (CS-01), menu, sections with the facts next to them,
 * related ones, and the way to the lead.
 */
export function CaseStudyView({ study, pageUrl }: { study: CaseStudy; pageUrl: string }) {
  const banner = useRef<HTMLElement>(null)
  const ids = useMemo(() => study.story.map(({ id }) => id), [study])
  const hasMenu = ids.length > 0 || study.fileName !== null
  return (
    <>
      <article>
        <CaseStudyBanner ref={banner} study={study} pageUrl={pageUrl} />
        {hasMenu && <SectionMenu study={study} banner={banner} ids={ids} />}
        <Body>
          <Columns $gap="xxl">
            <Column $span={3}>
              <CaseStudyFacts study={study} />
            </Column>
            <Column $span={9}>
              <CaseStudyStory story={study.story} />
              <PreviousNextLinks previous={study.previous} next={study.next} texts={texts} />
            </Column>
          </Columns>
        </Body>
      </article>
      {study.related.length > 0 && (
        <Section tone="muted" heading={texts.readNext}>
          <InsightCardList cards={study.related} />
        </Section>
      )}
      <CaseStudyEnquiry study={study} contact={contactPath({ subject: aboutItem(study.name), to: study.lead.slug })}>
        <LeadCard lead={study.lead} line={FIRST_MEETING} inverse />
      </CaseStudyEnquiry>
    </>
  )
}

const Body = styled(Container)`
  padding-block-end: ${({ theme }) => theme.space.section};
`
