import { ButtonLink } from '@tekskills/shared/ui/Button/ButtonLink'
import { Container } from '@tekskills/shared/ui/Container/Container'
import { Heading } from '@tekskills/shared/ui/Heading/Heading'
import { Band } from '@tekskills/shared/ui/Section/Section'
import { Cluster } from '@tekskills/shared/ui/Stack/Cluster'
import { Stack } from '@tekskills/shared/ui/Stack/Stack'
import { Eyebrow, Text } from '@tekskills/shared/ui/Text/Text'
import { TextLink } from '@tekskills/shared/ui/TextLink/TextLink'
import { Suggestions } from '../../features/not-found/Suggestions'
import { BesideArt } from '../../kit/page-content/BesideArt'
import { insightTypes } from '../../kit/insights/insight-type'

/** Draws a regular grid with some dots out of place. */
const LOST = 'lost'

/** The page for unknown addresses (RT-05). */
export function PageNotFoundPage() {
  return (
    <Band $tone="wash">
      <Container>
        <BesideArt seed={LOST}>
          <Stack $gap="lg">
            <Eyebrow>404</Eyebrow>
            <Heading level={1} size="display">
              Page not found
            </Heading>
            <Text $size="lead" $tone="muted" $measure>
              The page may have moved, or the link may be incomplete. One of these should help.
            </Text>
            <Cluster $gap="lg">
              <ButtonLink to="/">Go to the home page</ButtonLink>
              <TextLink to={insightTypes.blogs.path}>Read our insights</TextLink>
              <TextLink to="/tekdatanova">Visit TekDataNova</TextLink>
            </Cluster>
            <Suggestions />
          </Stack>
        </BesideArt>
      </Container>
    </Band>
  )
}
