import { styled } from 'styled-components'
import { GRID, groundPath, initialsPath, sparkOf } from './monogram-paths'

/** The initials of a name in a grid of dots; decorative, next to the name. */
export function Monogram({ name }: { name: string }) {
  const spark = sparkOf(name)
  return (
    <Frame viewBox={`0 0 ${GRID} ${GRID}`} aria-hidden="true">
      <Ground d={groundPath} />
      <Initials d={initialsPath(name)} />
      <Spark cx={spark.x} cy={spark.y} r="0.42" />
    </Frame>
  )
}

const Frame = styled.svg`
  display: block;
  inline-size: 100%;
  block-size: auto;
  background: ${({ theme }) => theme.color.surfaceMuted};
  fill: none;
  stroke-linecap: round;
`

const Ground = styled.path`
  stroke: ${({ theme }) => theme.color.borderStrong};
  stroke-dasharray: 0 1;
  stroke-width: 0.2;
  opacity: 0.55;
`

const Initials = styled.path`
  stroke: ${({ theme }) => theme.color.accent};
  stroke-width: 0.78;
`

const Spark = styled.circle`
  fill: ${({ theme }) => theme.color.warm};
`
