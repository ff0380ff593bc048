import { styled } from 'styled-components'
import { useLoaderData } from '@tekskills/shared/routing/router'
import { Container } from '@tekskills/shared/ui/Container/Container'
import { Section } from '@tekskills/shared/ui/Section/Section'
import { aboutItem, contactPath } from '../../content/contact/contact-request'
import { articleEnding } from '../../content/insights'
import { ArticleBody } from '../../features/article/ArticleBody'
import { ArticleHeader } from '../../features/article/ArticleHeader'
import { InsightNotFound } from '../../kit/insight-detail/InsightNotFound'
import { InsightUnavailable } from '../../kit/insight-detail/InsightUnavailable'
import { useReadingReport } from '../../kit/insight-detail/use-reading-report'
import { PreviewComments } from '../../features/outside-review/PreviewComments'
import { ReviewNotice } from '../../features/outside-review/ReviewNotice'
import { PreviousNextLinks } from '../../kit/insight-detail/PreviousNextLinks'
import { ShareLinks } from '../../kit/insight-detail/ShareLinks'
import { TagLinks } from '../../features/article/TagLinks'
import { LeadBand } from '../../features/people/LeadBand'
import type { Article } from '../../kit/insight-detail/article'
import { arrivingCover } from '../../kit/insights/cover-transition'
import { InsightCardList } from '../../kit/insights/InsightCardList'
import { InsightPicture } from '../../kit/insights/InsightPicture'
import { insightTypes } from '../../kit/insights/insight-type'
import type { ItemData } from './insight-loader'

/** One article or news item, or a message if it cannot be shown. */
export function ArticlePage() {
  const { kind: name, item, failed, pageUrl, incomplete, isShared } = useLoaderData<ItemData<Article>>()
  const kind = insightTypes[name]
  if (item)
    return (
      <>
        {isShared && <ReviewNotice />}
        <ArticleView article={item} pageUrl={pageUrl} isPreview={incomplete} />
      </>
    )
  return failed ? <InsightUnavailable kind={kind} /> : <InsightNotFound kind={kind} />
}

/** An article with its picture, its text and links to other items. */
function ArticleView({ article, pageUrl, isPreview }: { article: Article; pageUrl: string; isPreview?: boolean }) {
  const end = useReadingReport<HTMLElement>(isPreview ? undefined : article.id)
  const { texts } = insightTypes[article.kind]
  const ending = articleEnding[article.kind]
  return (
    <>
      <Root as="article">
        <ArticleHeader article={article} />
        <LeadPicture image={article.image} sizes="(min-width: 1300px) 1240px, 92vw" shape="banner" priority />
        <ArticleBody html={article.html}>
          <Footer ref={end} data-print="hide">
            <TagLinks tags={article.tags} />
            {!isPreview && <ShareLinks pageUrl={pageUrl} title={article.title} />}
          </Footer>
          <PreviousNextLinks previous={article.previous} next={article.next} texts={texts} />
        </ArticleBody>
      </Root>
      {isPreview && <PreviewComments kind={article.kind} />}
      {article.related.length > 0 && (
        <Section tone="muted" heading={texts.readNext}>
          <InsightCardList cards={article.related} />
        </Section>
      )}
      <LeadBand
        lead={article.lead}
        next={{
          ...ending,
          action: {
            ...ending.action,
            to: contactPath({ subject: aboutItem(article.title), to: article.lead.slug }),
          },
        }}
      />
    </>
  )
}

const Root = styled(Container)`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space.xxl};
  padding-block: ${({ theme }) => `${theme.space.xl} ${theme.space.section}`};
`

const LeadPicture = styled(InsightPicture)`
  ${arrivingCover}
  border-radius: ${({ theme }) => theme.radius.md};
`

const Footer = styled.footer`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space.md};
  padding-block-start: ${({ theme }) => theme.space.lg};
  border-block-start: ${({ theme }) => `${theme.line.thin} solid ${theme.color.border}`};
`
