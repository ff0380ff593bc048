import { Fragment } from 'react'
import { styled } from 'styled-components'
import { Text } from '@tekskills/shared/ui/Text/Text'
import type { Fact } from './insight-card'

/** What there is to know of an item beside its title, in one quiet line; a line that wraps starts without a dot. */
export function FactLine({ facts, size = 'small' }: { facts: readonly Fact[]; size?: 'small' | 'lead' }) {
  if (facts.length === 0) return null
  return (
    <Line $size={size} $tone="muted">
      {facts.map(({ text, date }, index) => (
        <Fragment key={text}>
          {index > 0 && ' '}
          <span>{date ? <time dateTime={date}>{text}</time> : text}</span>
        </Fragment>
      ))}
    </Line>
  )
}

const Line = styled(Text)`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${({ theme }) => theme.space.md};
  overflow: clip;

  /* Each dot is in the gap before its fact; at the start of a row it is clipped. */
  & > span::before {
    content: '·';
    display: inline-block;
    inline-size: ${({ theme }) => theme.space.md};
    margin-inline-start: calc(-1 * ${({ theme }) => theme.space.md});
    text-align: center;
  }
`
