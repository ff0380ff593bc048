import { ButtonLink } from '@tekskills/shared/ui/Button/ButtonLink'
import { Section } from '@tekskills/shared/ui/Section/Section'
import { Text } from '@tekskills/shared/ui/Text/Text'
import { home } from '../../content/home'
import { InsightCardList } from '../../kit/insights/InsightCardList'
import type { InsightCard } from '../../kit/insights/insight-card'
import { insightTypes } from '../../kit/insights/insight-type'
import { Unavailable } from '../../kit/service/Unavailable'

const { eyebrow, heading, all, empty } = home.insights

/** The latest articles; `blogs` is `null` if the service could not be reached. */
export function LatestInsights({ blogs }: { blogs: readonly InsightCard[] | null }) {
  const action = (
    <ButtonLink to={insightTypes.blogs.path} variant="secondary">
      {all}
    </ButtonLink>
  )
  return (
    <Section eyebrow={eyebrow} heading={heading} action={action}>
      {!blogs && (
        <Unavailable heading="The latest articles could not be loaded">
          The rest of the page is complete. Please try again in a minute.
        </Unavailable>
      )}
      {blogs?.length === 0 && <Text $tone="muted">{empty}</Text>}
      {blogs && blogs.length > 0 && <InsightCardList cards={blogs} />}
    </Section>
  )
}
