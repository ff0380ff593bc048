import { Fragment } from 'react'
import { Text } from '@tekskills/shared/ui/Text/Text'
import type { Fact } from './insight-card'

/** What there is to know of an item beside its title, in one quiet line. */
export function FactLine({ facts }: { facts: readonly Fact[] }) {
  if (facts.length === 0) return null
  return (
    <Text $size="small" $tone="muted">
      {facts.map(({ text, date }, index) => (
        <Fragment key={text}>
          {index > 0 && ' · '}
          {date ? <time dateTime={date}>{text}</time> : text}
        </Fragment>
      ))}
    </Text>
  )
}
