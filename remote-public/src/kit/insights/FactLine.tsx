import { Fragment } from 'react'
import { styled } from 'styled-components'
import { Text } from '@tekskills/shared/ui/Text/Text'
import type { Fact } from './insight-card'

/** The facts of an item in one muted line, separated by dots; a wrapped line starts without a dot. */
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

  /* Each dot is in the gap before its fact, and is clipped at the start of a line. */
  & > span::before {
    content: '·';
    display: inline-block;
    inline-size: ${({ theme }) => theme.space.md};
    margin-inline-start: calc(-1 * ${({ theme }) => theme.space.md});
    text-align: center;
  }
`
