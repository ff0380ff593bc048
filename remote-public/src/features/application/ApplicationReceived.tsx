import { useEffect, useRef } from 'react'
import { CircleCheck } from 'lucide-react'
import { styled } from 'styled-components'
import { ButtonLink } from '@tekskills/shared/ui/Button/ButtonLink'
import { Heading } from '@tekskills/shared/ui/Heading/Heading'
import { Text } from '@tekskills/shared/ui/Text/Text'
import { OPPORTUNITIES_PATH } from '../../kit/jobs/job-query'

interface ApplicationReceivedProps {
  reference: string
  texts: { heading: string; text: string; next: readonly string[] }
}

/** Confirms that an application was received, with its reference and the next steps. */
export function ApplicationReceived({ reference, texts }: ApplicationReceivedProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  // The form that had the focus is no longer rendered.
  useEffect(() => heading.current?.focus(), [])
  return (
    <Root>
      <CircleCheck aria-hidden="true" strokeWidth={1.5} />
      <Heading level={2} ref={heading} tabIndex={-1}>
        {texts.heading}
      </Heading>
      <Text $tone="muted">{texts.text}</Text>
      <Reference>
        <Text as="span" $size="small" $tone="muted">
          Your reference
        </Text>
        <strong>{reference}</strong>
      </Reference>
      <Next>
        {texts.next.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </Next>
      <ButtonLink to={OPPORTUNITIES_PATH} variant="secondary">
        See all open positions
      </ButtonLink>
    </Root>
  )
}

const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space.lg};
  align-items: start;

  & > svg {
    inline-size: ${({ theme }) => theme.icon.xl};
    block-size: ${({ theme }) => theme.icon.xl};
    color: ${({ theme }) => theme.color.success};
  }
`

const Reference = styled.p`
  display: flex;
  flex-direction: column;
  align-self: stretch;
  padding: ${({ theme }) => theme.space.lg};
  border-radius: ${({ theme }) => theme.radius.md};
  background: ${({ theme }) => theme.color.successSoft};

  & > strong {
    font-family: ${({ theme }) => theme.font.mono};
    font-size: ${({ theme }) => theme.font.size.h3};
    letter-spacing: ${({ theme }) => theme.font.tracking.wide};
  }
`

const Next = styled.ol`
  display: grid;
  gap: ${({ theme }) => theme.space.xs};
  padding-inline-start: ${({ theme }) => theme.space.lg};
  list-style: decimal;
`
