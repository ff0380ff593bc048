import { Card, CardBody, CardLink } from '@tekskills/shared/ui/Card/Card'
import { Heading } from '@tekskills/shared/ui/Heading/Heading'
import { Text } from '@tekskills/shared/ui/Text/Text'
import type { Person } from '../../content/people/person'
import { Portrait } from './Portrait'
import { personPath } from './person-path'

/** A person with their role, linked to their page. */
export function PersonCard({ person: { slug, name, role, region, line } }: { person: Person }) {
  return (
    <Card as="li" $padding="none">
      <Portrait name={name} />
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
    </Card>
  )
}
