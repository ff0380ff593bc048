import { Container } from '@tekskills/shared/ui/Container/Container'
import { Heading } from '@tekskills/shared/ui/Heading/Heading'
import { Band } from '@tekskills/shared/ui/Section/Section'
import { Stack } from '@tekskills/shared/ui/Stack/Stack'
import { Unavailable } from '../../kit/service/Unavailable'

/** Shown at the address of a job while the service is unreachable. */
export function JobUnavailable() {
  return (
    <Band $tone="wash">
      <Container $width="narrow">
        <Stack $gap="lg">
          <Heading level={1}>This position cannot be shown right now</Heading>
          <Unavailable heading="The service is not responding">
            The address looks right. Please try again in a moment.
          </Unavailable>
        </Stack>
      </Container>
    </Band>
  )
}
