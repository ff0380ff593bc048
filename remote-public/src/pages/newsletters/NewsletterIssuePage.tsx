import { styled } from 'styled-components'
import type { ArchivedIssue } from '@tekskills/shared/contracts/http/newsletter-issues'
import { useLoaderData } from '@tekskills/shared/routing/router'
import { ButtonLink } from '@tekskills/shared/ui/Button/ButtonLink'
import { Container } from '@tekskills/shared/ui/Container/Container'
import { Heading } from '@tekskills/shared/ui/Heading/Heading'
import { Band } from '@tekskills/shared/ui/Section/Section'
import { Cluster } from '@tekskills/shared/ui/Stack/Cluster'
import { Stack } from '@tekskills/shared/ui/Stack/Stack'
import { Text } from '@tekskills/shared/ui/Text/Text'
import { TextLink } from '@tekskills/shared/ui/TextLink/TextLink'
import { newsletterArchive } from '../../content/newsletter'
import { formatDate } from '../../kit/dates/published-date'
import { InsightPicture } from '../../kit/insights/InsightPicture'
import { Unavailable } from '../../kit/service/Unavailable'
import { paths } from '../../paths'
import type { NewsletterIssueData } from './issue-loader'

/** One sent newsletter, or a message if it cannot be shown. */
export function NewsletterIssuePage() {
  const { issue, failed } = useLoaderData<NewsletterIssueData>()
  return (
    <Band $tone="wash">
      <Container $width="narrow">{issue ? <Issue issue={issue} /> : <Missing failed={failed} />}</Container>
    </Band>
  )
}

function Issue({ issue: { subject, slug, sentAt, item } }: { issue: ArchivedIssue }) {
  // The subject is often the title of the article.
  const hasOwnTitle = item.title !== subject
  return (
    <Stack as="article" $gap="xl">
      <Stack $gap="md">
        <Text $tone="muted" $size="small">
          {newsletterArchive.sent} <time dateTime={sentAt}>{formatDate(sentAt)}</time>
        </Text>
        <Heading level={1}>{subject}</Heading>
      </Stack>
      <Cover
        image={{ url: item.image, alt: item.imageAlt, seed: slug, focus: item.focus }}
        sizes="(min-width: 900px) 760px, 92vw"
        priority
      />
      <Stack $gap="md">
        {hasOwnTitle && (
          <Heading level={2} size="h3">
            {item.title}
          </Heading>
        )}
        {item.description && <Text $size="lead">{item.description}</Text>}
      </Stack>
      <Cluster $gap="lg">
        <ButtonLink to={item.path}>{newsletterArchive.read[item.kind]}</ButtonLink>
        <TextLink to={paths.newsletters}>{newsletterArchive.all}</TextLink>
      </Cluster>
    </Stack>
  )
}

function Missing({ failed }: { failed?: boolean }) {
  return (
    <Stack $gap="lg" $align="start">
      {failed ? (
        <>
          <Heading level={1}>{newsletterArchive.unavailable}</Heading>
          <Unavailable heading="The service is not responding">The address looks right. Please try again.</Unavailable>
        </>
      ) : (
        <>
          <Heading level={1}>{newsletterArchive.missing.heading}</Heading>
          <Text $size="lead" $tone="muted" $measure>
            {newsletterArchive.missing.text}
          </Text>
          <ButtonLink to={paths.newsletters}>{newsletterArchive.all}</ButtonLink>
        </>
      )}
    </Stack>
  )
}

const Cover = styled(InsightPicture)`
  border-radius: ${({ theme }) => theme.radius.md};
`
