import { useEffect, useRef, type ReactNode, type SyntheticEvent, useState } from 'react'
import { styled } from 'styled-components'
import { serviceUrl } from '@tekskills/shared/http/service-base'
import { Alert } from '@tekskills/shared/ui/Alert/Alert'
import { Button } from '@tekskills/shared/ui/Button/Button'
import { ButtonLink } from '@tekskills/shared/ui/Button/ButtonLink'
import { Container } from '@tekskills/shared/ui/Container/Container'
import { Heading } from '@tekskills/shared/ui/Heading/Heading'
import { Band } from '@tekskills/shared/ui/Section/Section'
import { Stack } from '@tekskills/shared/ui/Stack/Stack'
import { Eyebrow, Text } from '@tekskills/shared/ui/Text/Text'
import type { jobAlerts } from '../../content/careers/job-alerts'
import type { newsletter } from '../../content/newsletter'
import { BesideArt } from '../../kit/page-content/BesideArt'
import { Unavailable } from '../../kit/service/Unavailable'
import { type SubscriptionLinkData, linkCall, type LinkState } from './subscription-link'

type LinkTexts = typeof newsletter | typeof jobAlerts

interface SubscriptionLinkViewProps {
  link: SubscriptionLinkData
  texts: LinkTexts
  /** Seed of the drawing next to the text. */
  seed: string
  /** Where the link that replaces the button leads. */
  onward: string
  /** What is subscribed to, if there are several. */
  about?: string
  /** The form with which a link that is no longer valid is replaced. */
  renewal?: ReactNode
}

/**
 * The page that a link in a subscription email opens: asks for confirmation and shows the result. Works as a plain
 * form, too.
 */
export function SubscriptionLinkView({ link, texts, seed, onward, about, renewal }: SubscriptionLinkViewProps) {
  const { list, purpose, token } = link
  const { state, isBusy, hasFailed, handleSubmit } = useSubscriptionLink(link)
  const heading = useRef<HTMLHeadingElement>(null)
  // The button that had the focus is no longer rendered.
  useEffect(() => {
    if (state !== link.state) heading.current?.focus()
  }, [state, link.state])

  const message = messageOf(link, state, texts)
  const { button, busy } = texts[purpose].ask
  return (
    <Band $tone="wash">
      <Container>
        <BesideArt seed={seed}>
          <Stack $gap="lg" $align="start">
            <Eyebrow>{texts.eyebrow}</Eyebrow>
            <Heading level={1} ref={heading} tabIndex={-1}>
              {message.heading}
            </Heading>
            {state === 'unavailable' ? (
              <Unavailable heading={texts.unavailable.alert}>{texts.unavailable.text}</Unavailable>
            ) : (
              <Text $size="lead" $tone="muted" $measure>
                {message.text}
              </Text>
            )}
            {about && (
              <Text $weight="semibold">
                <bdi>{about}</bdi>
              </Text>
            )}
            {hasFailed && (
              <Alert tone="danger" heading={texts.unavailable.alert} live>
                {texts.failed}
              </Alert>
            )}
            {message === texts[purpose].ask ? (
              <Form
                method="post"
                action={serviceUrl(linkCall(list, purpose, token))}
                onSubmit={(event) => void handleSubmit(event)}
              >
                <Button type="submit" busy={isBusy}>
                  {isBusy ? busy : button}
                </Button>
              </Form>
            ) : (
              <>
                {state === 'expired' && renewal}
                <ButtonLink to={onward} variant="secondary">
                  {texts.onward}
                </ButtonLink>
              </>
            )}
          </Stack>
        </BesideArt>
      </Container>
    </Band>
  )
}

function messageOf({ purpose }: SubscriptionLinkData, state: LinkState, texts: LinkTexts) {
  if (state === 'unavailable') return texts.unavailable
  const { ask, done, already, expired } = texts[purpose]
  if (state === 'expired') return expired
  if (state.status !== (purpose === 'confirm' ? 'CONFIRMED' : 'UNSUBSCRIBED')) return ask
  return state.changed ? done : already
}

const Form = styled.form`
  display: contents;
`

/** Confirms or ends a subscription on submit, with one request at a time; a failed request can be retried. */
function useSubscriptionLink({ list, purpose, token, state: initial }: SubscriptionLinkData) {
  const [state, setState] = useState<LinkState>(initial)
  const [isBusy, setIsBusy] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)
  const isRunning = useRef(false)

  async function handleSubmit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isRunning.current) return
    isRunning.current = true
    setIsBusy(true)
    setHasFailed(false)
    try {
      const { followLink } = await import(/* webpackChunkName: "subscription" */ './subscription-api')
      const result = await followLink(list, purpose, token)
      if (result === 'unavailable') setHasFailed(true)
      else setState(result)
    } catch {
      setHasFailed(true)
    } finally {
      isRunning.current = false
      setIsBusy(false)
    }
  }

  return { state, isBusy, hasFailed, handleSubmit }
}
