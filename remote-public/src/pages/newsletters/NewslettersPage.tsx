import type { ArchivedIssue } from '@tekskills/shared/contracts/http/newsletter-issues'
import { useLoaderData } from '@tekskills/shared/routing/router'
import { Container } from '@tekskills/shared/ui/Container/Container'
import { EmptyState } from '@tekskills/shared/ui/EmptyState/EmptyState'
import { Heading } from '@tekskills/shared/ui/Heading/Heading'
import { Pagination } from '@tekskills/shared/ui/Pagination/Pagination'
import { Band } from '@tekskills/shared/ui/Section/Section'
import { Stack } from '@tekskills/shared/ui/Stack/Stack'
import { Text } from '@tekskills/shared/ui/Text/Text'
import { newsletterArchive } from '../../content/newsletter'
import { NewsletterSignUp } from '../../features/newsletter/NewsletterSignUp'
import { LeadInsight } from '../../features/insight-list/LeadInsight'
import { dayOf } from '../../kit/insights/card-of'
import type { InsightCard } from '../../kit/insights/insight-card'
import { InsightCardList } from '../../kit/insights/InsightCardList'
import { Unavailable } from '../../kit/service/Unavailable'
import { newsletterIssuePath } from '../../paths'
import type { NewslettersData } from './list-loader'

/** The archive of sent newsletters, newest first. */
export function NewslettersPage() {
  const { page, issues, totalPages } = useLoaderData<NewslettersData>()
  return (
    <Band $tone="wash">
      <Container>
        <Stack $gap="xxl">
          <Stack $gap="md">
            <Heading level={1}>{newsletterArchive.heading}</Heading>
            <Text $size="lead" $tone="muted" $measure>
              {newsletterArchive.lead}
            </Text>
          </Stack>
          {issues ? (
            <Issues page={page} cards={issues.map(cardOfIssue)} />
          ) : (
            <Unavailable heading={newsletterArchive.unavailable}>The service is not responding.</Unavailable>
          )}
          <Pagination page={page} totalPages={totalPages} />
        </Stack>
      </Container>
    </Band>
  )
}

function Issues({ page, cards }: { page: number; cards: readonly InsightCard[] }) {
  const [lead, ...others] = cards
  if (!lead) {
    return (
      <EmptyState heading={newsletterArchive.empty.heading} action={<NewsletterSignUp />}>
        {newsletterArchive.empty.text}
      </EmptyState>
    )
  }
  if (page > 0) return <InsightCardList cards={cards} headingLevel={2} />
  return (
    <>
      <LeadInsight card={lead} />
      {others.length > 0 && <InsightCardList cards={others} headingLevel={2} />}
    </>
  )
}

const cardOfIssue = ({ slug, subject, preheader, sentAt, item }: ArchivedIssue): InsightCard => ({
  id: slug,
  title: subject,
  description: preheader || item.description,
  link: { to: newsletterIssuePath(slug) },
  image: { url: item.image, alt: item.imageAlt, seed: slug, focus: item.focus },
  label: null,
  facts: [dayOf(sentAt)],
})
