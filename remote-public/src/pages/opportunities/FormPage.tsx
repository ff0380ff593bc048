import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { media } from '@tekskills/shared/theme/media'
import { Breadcrumbs, type Crumb } from '@tekskills/shared/ui/Breadcrumbs/Breadcrumbs'
import { Heading } from '@tekskills/shared/ui/Heading/Heading'
import { Band } from '@tekskills/shared/ui/Section/Section'
import { Eyebrow, Text } from '@tekskills/shared/ui/Text/Text'
import { BesideColumns, BesideHead } from './Beside.styles'

interface FormPageProps {
  crumbs: readonly Crumb[]
  eyebrow: string
  heading: string
  lead: string
  /** Shown next to the form on wide screens, above it elsewhere; one without a label is a drawing, shown only there. */
  aside: ReactNode
  asideLabel?: string
  children: ReactNode
}

/** A page with a form as its main content. */
export function FormPage({ crumbs, eyebrow, heading, lead, aside, asideLabel, children }: FormPageProps) {
  return (
    <Ground $tone="wash">
      <BesideColumns>
        <BesideHead>
          <Breadcrumbs items={crumbs} />
          <Eyebrow>{eyebrow}</Eyebrow>
          <Heading level={1} size="h2">
            {heading}
          </Heading>
          <Text $size="lead" $tone="muted" $measure>
            {lead}
          </Text>
        </BesideHead>
        <Aside as={asideLabel ? 'aside' : 'div'} aria-label={asideLabel}>
          {aside}
        </Aside>
        <Sheet>{children}</Sheet>
      </BesideColumns>
    </Ground>
  )
}

/** The padding puts the breadcrumbs at the same height as on the page of the position. */
const Ground = styled(Band)`
  padding-block-start: ${({ theme }) => theme.space.xl};
`

const Sheet = styled.div`
  padding: ${({ theme }) => theme.space.lg};
  border: ${({ theme }) => `${theme.line.thin} solid ${theme.color.border}`};
  border-radius: ${({ theme }) => theme.radius.md};
  background: ${({ theme }) => theme.color.surfaceRaised};

  ${media.laptop} {
    grid-area: 2 / 1;
    padding: ${({ theme }) => theme.space.xxl};
  }
`

/** A picture has round corners; they would cut off the ends of the last line of a list. */
const Aside = styled.div`
  align-self: start;

  &:not([aria-label]) {
    display: none;
  }

  ${media.laptop} {
    grid-area: 2 / 2;

    &:not([aria-label]) {
      display: block;
    }
  }

  & > svg {
    border-radius: ${({ theme }) => theme.radius.md};
  }
`
