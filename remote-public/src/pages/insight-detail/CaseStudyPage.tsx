import { useEffect, useMemo, useRef } from 'react'
import { styled } from 'styled-components'
import { FIRST_MEETING } from '@tekskills/shared/contracts/company-facts'
import { useLoaderData } from '@tekskills/shared/routing/router'
import { browserStorage } from '@tekskills/shared/storage/browser-storage'
import { Columns, Column } from '@tekskills/shared/ui/Grid/Grid'
import { Container } from '@tekskills/shared/ui/Container/Container'
import { Section } from '@tekskills/shared/ui/Section/Section'
import { aboutItem, contactPath } from '../../content/contact/contact-request'
import { LeadCard } from '../../features/people/LeadCard'
import { CaseStudyHeader } from '../../features/case-study/CaseStudyHeader'
import { CaseStudyEnquiry } from '../../features/enquiry/CaseStudyEnquiry'
import { CaseStudyFacts } from '../../features/case-study/CaseStudyFacts'
import { CaseStudyStory } from '../../features/case-study/CaseStudyStory'
import { SectionMenu } from '../../features/case-study/SectionMenu'
import type { CaseStudy } from '../../features/case-study/case-study'
import { InsightNotFound } from '../../kit/insight-detail/InsightNotFound'
import { InsightUnavailable } from '../../kit/insight-detail/InsightUnavailable'
import { useReadingReport } from '../../kit/insight-detail/use-reading-report'
import { PreviewComments } from '../../features/outside-review/PreviewComments'
import { ReviewNotice } from '../../features/outside-review/ReviewNotice'
import { PreviousNextLinks } from '../../kit/insight-detail/PreviousNextLinks'
import { InsightCardList } from '../../kit/insights/InsightCardList'
import { insightTypes } from '../../kit/insights/insight-type'
import type { ItemData } from './insight-loader'

const kind = insightTypes.caseStudies

/** One case study, or a message if it cannot be shown; stores the id of the last opened one (contract §3.10). */
export function CaseStudyPage() {
  const { item, failed, pageUrl, incomplete, isShared } = useLoaderData<ItemData<CaseStudy>>()
  const id = item?.id
  useEffect(() => {
    if (!id) return
    const remember = () => void browserStorage.write('casestudyId', id)
    remember()
    // Another tab may have stored another id in the meantime.
    addEventListener('focus', remember)
    return () => removeEventListener('focus', remember)
  }, [id])

  if (item)
    return (
      <>
        {isShared && <ReviewNotice />}
        <CaseStudyView study={item} pageUrl={pageUrl} isPreview={incomplete} />
      </>
    )
  return failed ? <InsightUnavailable kind={kind} /> : <InsightNotFound kind={kind} />
}

/**
 * A case study: banner with name, description, category and share links (CS-01), menu, sections with the facts next to
 * them, related ones, and the link to the lead.
 */
function CaseStudyView({ study, pageUrl, isPreview }: { study: CaseStudy; pageUrl: string; isPreview?: boolean }) {
  const end = useReadingReport<HTMLDivElement>(isPreview ? undefined : study.id)
  const banner = useRef<HTMLElement>(null)
  const ids = useMemo(() => study.story.map(({ id }) => id), [study])
  const hasMenu = ids.length > 0 || study.fileName !== null
  return (
    <>
      <article>
        <CaseStudyHeader ref={banner} study={study} pageUrl={isPreview ? undefined : pageUrl} />
        {hasMenu && <SectionMenu study={study} banner={banner} ids={ids} />}
        <Body>
          <Columns $gap="xxl">
            <Column $span={3}>
              <CaseStudyFacts study={study} />
            </Column>
            <Column $span={9}>
              <CaseStudyStory story={study.story} />
              <div ref={end}>
                <PreviousNextLinks previous={study.previous} next={study.next} texts={kind.texts} />
              </div>
            </Column>
          </Columns>
        </Body>
      </article>
      {isPreview && <PreviewComments kind={kind.name} />}
      {study.related.length > 0 && (
        <Section tone="muted" heading={kind.texts.readNext}>
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
