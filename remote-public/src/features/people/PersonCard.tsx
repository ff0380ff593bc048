import { styled } from 'styled-components'
import { media } from '@tekskills/shared/theme/media'
import { Card, CardBody, CardLink } from '@tekskills/shared/ui/Card/Card'
import { Heading } from '@tekskills/shared/ui/Heading/Heading'
import { Text } from '@tekskills/shared/ui/Text/Text'
import type { Person, UploadedPortrait } from '../../content/people/person'
import { Portrait } from '../../kit/portrait/Portrait'
import { personPath } from '../../paths'

/** A person with their role, linked to their page. */
export function PersonCard({ person, portrait }: { person: Person; portrait: UploadedPortrait | undefined }) {
  const { slug, name, role, region, line } = person
  return (
    <Root as="li" $padding="none">
      <Face>
        <Portrait name={name} portrait={portrait} sizes="(min-width: 900px) 280px, (min-width: 600px) 45vw, 72px" />
      </Face>
      <CardBody>
        <Heading level={3} size="h4">
          <CardLink to={personPath(slug)}>{name}</CardLink>
        </Heading>
        <Text $size="small" $weight="semibold" $tone="accent">
          {role}
        </Text>
        <Text $tone="muted">{line}</Text>
        <Text $size="small" $tone="muted">
          {region}
        </Text>
      </CardBody>
    </Root>
  )
}

/* On phones, a small portrait is beside the text. */
const Root = styled(Card)`
  ${media.phone} {
    flex-direction: row;
  }
`

const Face = styled.div`
  ${media.phone} {
    flex: none;
    inline-size: ${({ theme }) => theme.layout.avatar};
    margin: ${({ theme }) => `${theme.space.lg} 0 ${theme.space.lg} ${theme.space.lg}`};
    border-radius: ${({ theme }) => theme.radius.md};
    overflow: clip;
    align-self: start;
  }
`
