import { useId, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { media } from '@tekskills/shared/theme/media'
import { pageColumn } from '@tekskills/shared/theme/styles'
import { Heading } from '@tekskills/shared/ui/Heading/Heading'
import { SignalArt } from '@tekskills/shared/ui/SignalArt/SignalArt'
import { Text } from '@tekskills/shared/ui/Text/Text'

export interface StatusViewProps {
  heading: string
  children: ReactNode
  action?: ReactNode
  /** `alert` is announced as soon as it appears. */
  role?: 'alert'
  busy?: boolean
}

/** Replaces the section of a page that cannot be shown; says what happened and what to do next. */
export function StatusView({ heading, children, action, role, busy }: StatusViewProps) {
  const headingId = useId()
  return (
    <Root role={role} aria-labelledby={headingId} aria-busy={busy || undefined}>
      <Art>
        <SignalArt seed={heading} width={720} height={480} />
      </Art>
      <TextColumn>
        <Heading level={1} id={headingId}>
          {heading}
        </Heading>
        <Text $size="lead" $tone="muted">
          {children}
        </Text>
        {action}
      </TextColumn>
    </Root>
  )
}

const Root = styled.section`
  ${pageColumn}
  position: relative;
  display: grid;
  align-items: center;
  min-block-size: 60vh;
  padding-block: ${({ theme }) => theme.space.xxxl};
`

const Art = styled.div`
  position: absolute;
  inset-block: 0;
  inset-inline-end: 0;
  inline-size: 52%;
  opacity: 0.7;
  mask-image: linear-gradient(90deg, transparent, currentColor 70%);
  pointer-events: none;

  ${media.belowDesktop} {
    display: none;
  }
`

const TextColumn = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space.md};
  align-items: start;
  max-inline-size: ${({ theme }) => theme.layout.reading};

  ${media.desktop} {
    max-inline-size: 48%;
  }
`
