import { styled } from 'styled-components'
import { media } from '@tekskills/shared/theme/media'
import { Card, CardLink } from '@tekskills/shared/ui/Card/Card'
import { Heading } from '@tekskills/shared/ui/Heading/Heading'
import { Text } from '@tekskills/shared/ui/Text/Text'
import { Portrait } from '../../kit/portrait/Portrait'
import { personPath } from '../../paths'
import type { PersonData } from './person-loader'

/** A row of other people. */
export function OtherPeople({ people }: { people: PersonData['others'] }) {
  return (
    <People>
      {people.map(({ slug, name, role, portrait }) => (
        <Entry as="li" key={slug} $padding="md">
          <Thumbnail>
            <Portrait name={name} portrait={portrait} sizes="96px" />
          </Thumbnail>
          <div>
            <Heading level={3} size="h5">
              <CardLink to={personPath(slug)}>{name}</CardLink>
            </Heading>
            <Text $size="small" $tone="muted">
              {role}
            </Text>
          </div>
        </Entry>
      ))}
    </People>
  )
}

const People = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space.lg};
  padding: 0;
  list-style: none;

  ${media.laptop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`

const Entry = styled(Card)`
  flex-direction: row;
  gap: ${({ theme }) => theme.space.md};
  align-items: center;
`

const Thumbnail = styled.div`
  flex: none;
  overflow: clip;
  inline-size: ${({ theme }) => theme.space.huge};
  border-radius: ${({ theme }) => theme.radius.md};
`
