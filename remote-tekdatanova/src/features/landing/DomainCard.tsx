import { styled } from 'styled-components'
import { media } from '@tekskills/shared/theme/media'
import { Card, CardBody, CardLink } from '@tekskills/shared/ui/Card/Card'
import { Heading } from '@tekskills/shared/ui/Heading/Heading'
import { Text } from '@tekskills/shared/ui/Text/Text'
import type { Domain } from '../../content/landing/domains'
import { contentPath } from '../../paths'
import type { MenuChild } from '../../content/types'
import { DomainPicture } from '../../kit/pictures/DomainPicture'

interface DomainCardProps {
  domain: Domain
  industry: MenuChild
}

/** An industry on the landing page, linked to its page (MS-13). */
export function DomainCard({ domain: { type, question }, industry: { label, subtitle } }: DomainCardProps) {
  return (
    <Root as="li" $padding="none">
      <Ground>
        <DomainPicture slug={type} />
      </Ground>
      <CardBody>
        <Heading level={3} size="h4">
          <CardLink to={contentPath('industries', type)}>{label}</CardLink>
          {subtitle && <Subtitle>{subtitle}</Subtitle>}
        </Heading>
        <Text $size="small" $tone="muted">
          {question}
        </Text>
      </CardBody>
    </Root>
  )
}

const Ground = styled.div`
  padding: ${({ theme }) => theme.space.md};
  background: ${({ theme }) => theme.color.surfaceMuted};
`

const Root = styled(Card)`
  & > :last-child {
    border-top: ${({ theme }) => theme.line.thin} solid ${({ theme }) => theme.color.border};
  }

  /* In two columns, the last of an odd number of cards fills the row, with the text next to the picture. */
  ${media.tablet} {
    &:where(:nth-child(odd):last-child) {
      grid-column: 1 / -1;
      flex-direction: row;
    }

    &:where(:nth-child(odd):last-child) > * {
      flex: 1 1 0;
      min-width: 0;
    }

    &:where(:nth-child(odd):last-child) > :last-child {
      border-top: 0;
    }
  }

  ${media.laptop} {
    &:where(:nth-child(odd):last-child) {
      grid-column: auto;
      flex-direction: column;
    }

    &:where(:nth-child(odd):last-child) > :first-child {
      flex: initial;
    }

    & > :last-child {
      border-top: ${({ theme }) => theme.line.thin} solid ${({ theme }) => theme.color.border};
    }
  }
`

const Subtitle = styled.small`
  display: block;
  color: ${({ theme }) => theme.color.accent};
  font-size: ${({ theme }) => theme.font.size.caption};
  font-weight: ${({ theme }) => theme.font.weight.medium};
  letter-spacing: ${({ theme }) => theme.font.tracking.normal};
`
