import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { media } from '@tekskills/shared/theme/media'
import { Heading } from '@tekskills/shared/ui/Heading/Heading'
import { Text } from '@tekskills/shared/ui/Text/Text'

interface StaffPageProps {
  heading: ReactNode
  intro?: ReactNode
  /** The main action, at the end of the heading's line. */
  action?: ReactNode
  children?: ReactNode
}

/** The layout of every staff screen: the h1, an intro line, the main action and the content. */
export function StaffPage({ heading, intro, action, children }: StaffPageProps) {
  return (
    <>
      <Head>
        <div>
          <Heading level={1}>{heading}</Heading>
          {intro && <Text $tone="muted">{intro}</Text>}
        </div>
        {action}
      </Head>
      {children}
    </>
  )
}

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space.md};
  margin-block-end: ${({ theme }) => theme.space.lg};

  /* A long intro wraps, so that tabs stay in one place from screen to screen. A word longer than the screen breaks. */
  & > :first-child {
    flex: 1 1 ${({ theme }) => theme.layout.columnMedium};
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  h1 + p {
    margin-block-start: ${({ theme }) => theme.space.xs};
  }

  /* Actions are not printed. */
  ${media.print} {
    & > :not(:first-child) {
      display: none;
    }
  }
`
