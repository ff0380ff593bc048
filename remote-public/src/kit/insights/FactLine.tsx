import { Fragment } from 'react'
import { styled } from 'styled-components'
import { Text } from '@tekskills/shared/ui/Text/Text'
import type { Fact } from './insight-card'

/**
 * The facts of an item in one muted line, separated by dots; a wrapped line starts without a dot. With three or more facts
 * only the first may wrap, so that none is left alone in a line.
 */
export function FactLine({ facts, size = 'small' }: { facts: readonly Fact[]; size?: 'small' | 'lead' }) {
  const [first, ...others] = facts
  if (!first) return null
  return (
    <Line $size={size} $tone="muted">
      <FactItem fact={first} />
      {others.length > 1 ? (
        <>
          {' '}
          <Together>
            <FactItems facts={others} />
          </Together>
        </>
      ) : (
        <>
          {others.length > 0 && ' '}
          <FactItems facts={others} />
        </>
      )}
    </Line>
  )
}

const FactItem = ({ fact: { text, date } }: { fact: Fact }) => (
  <span>{date ? <time dateTime={date}>{text}</time> : text}</span>
)

const FactItems = ({ facts }: { facts: readonly Fact[] }) =>
  facts.map((fact, index) => (
    <Fragment key={fact.text}>
      {index > 0 && ' '}
      <FactItem fact={fact} />
    </Fragment>
  ))

const Line = styled(Text)`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${({ theme }) => theme.space.md};
  overflow: clip;

  /* Each dot is in the gap before its fact, and is clipped at the start of a line. */
  & > span::before,
  & > span > span + span::before {
    content: '·';
    display: inline-block;
    inline-size: ${({ theme }) => theme.space.md};
    margin-inline-start: calc(-1 * ${({ theme }) => theme.space.md});
    text-align: center;
  }
`

const Together = styled.span`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${({ theme }) => theme.space.md};

  /* Here the dot is an item of its own, and the gap after it would indent the facts. */
  &::before {
    margin-inline-end: calc(-1 * ${({ theme }) => theme.space.md});
  }
`
