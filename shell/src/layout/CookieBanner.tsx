import { useEffect, useId, useRef } from 'react'
import { styled } from 'styled-components'
import { useChromeStore } from '@tekskills/shared/chrome/chrome-store'
import { answerConsent, COOKIE_BANNER_ID, startConsent, type ConsentAnswer } from '@tekskills/shared/chrome/consent'
import { media } from '@tekskills/shared/theme/media'
import { Button } from '@tekskills/shared/ui/Button/Button'

/** The cookie banner (LY-03): part of every page's HTML, and shown by CSS alone while consent is unset. */
export function CookieBanner({ analytics }: { analytics: string }) {
  const headingId = useId()
  const banner = useRef<HTMLElement>(null)
  const isUnset = useChromeStore(({ consent }) => consent === 'unset')

  useEffect(() => startConsent(analytics), [analytics])

  const choose = (choice: ConsentAnswer) => {
    const hadFocus = banner.current?.contains(document.activeElement)
    answerConsent(choice, analytics)
    if (hadFocus) document.getElementById('content')?.focus({ preventScroll: true })
  }

  return (
    <Root ref={banner} id={COOKIE_BANNER_ID} aria-labelledby={headingId} tabIndex={-1} data-print="hide">
      <Question>
        <Title id={headingId}>May we use analytics?</Title>
        <p>It shows us which pages help, and loads only if you accept.</p>
      </Question>
      <Actions>
        <Button variant="secondary" size="small" disabled={!isUnset} onClick={() => choose('declined')}>
          Decline
        </Button>
        <Button variant="secondary" size="small" disabled={!isUnset} onClick={() => choose('accepted')}>
          Accept
        </Button>
      </Actions>
    </Root>
  )
}

const Root = styled.section`
  position: relative;
  margin: ${({ theme }) => theme.space.md};
  display: none;
  gap: ${({ theme }) => theme.space.md};
  align-items: center;
  justify-content: space-between;
  padding: ${({ theme }) => theme.space.md} ${({ theme }) => theme.space.lg};
  border: ${({ theme }) => theme.line.thin} solid ${({ theme }) => theme.color.border};
  border-radius: ${({ theme }) => theme.radius.lg};
  background: ${({ theme }) => theme.color.surfaceRaised};
  box-shadow: ${({ theme }) => theme.shadow.float};
  color: ${({ theme }) => theme.color.textMuted};
  font-size: ${({ theme }) => theme.font.size.small};
  line-height: ${({ theme }) => theme.font.leading.lead};

  /* Complete from its first paint: a banner of which half has been received would grow, and so move. */
  html[data-consent='unset'] &:has(button + button) {
    display: flex;
  }

  /* In a low window a floating banner would cover too much of the page, so there it is at the end of the page. */
  ${media.tall} {
    position: fixed;
    inset-block-end: 0;
    inset-inline: 0;
    z-index: ${({ theme }) => theme.z.banner};
  }

  ${media.phone} {
    flex-direction: column;
    gap: ${({ theme }) => theme.space.xs};
    align-items: stretch;
    margin: ${({ theme }) => theme.space.xs};
    padding: ${({ theme }) => theme.space.sm} ${({ theme }) => theme.space.md};
    font-size: ${({ theme }) => theme.font.size.caption};
  }

  ${media.tablet} {
    max-inline-size: ${({ theme }) => theme.layout.reading};
  }
`

/** Heading and text, inline as one paragraph, so that the banner covers as little of the page as possible. */
const Question = styled.div`
  & > * {
    display: inline;
  }
`

const Title = styled.h2`
  margin-inline-end: 0.5ch;
  color: ${({ theme }) => theme.color.text};
  font-weight: ${({ theme }) => theme.font.weight.semibold};
`

const Actions = styled.div`
  display: flex;
  flex: none;
  gap: ${({ theme }) => theme.space.xs};

  & > button {
    flex: 1;
  }
`
