import { styled } from 'styled-components'
import type { Pillar } from '../../content/landing/pillars'
import { PILLAR_SIZE, pillarDrawing } from './pillar-pictures'

/** The decorative picture above a pillar. */
export function PillarPicture({ id }: Pick<Pillar, 'id'>) {
  const { first, second, lines } = pillarDrawing(id)
  const { width, height } = PILLAR_SIZE
  return (
    <Picture viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-hidden="true">
      {lines && <Lines d={lines} />}
      <Second d={second} />
      <First d={first} />
    </Picture>
  )
}

const Picture = styled.svg`
  margin-bottom: ${({ theme }) => theme.space.sm};
  fill: none;
  stroke-linecap: round;
`

const Lines = styled.path`
  stroke: ${({ theme }) => theme.color.borderStrong};
  stroke-width: 1;
  opacity: 0.8;
`

const First = styled.path`
  stroke: ${({ theme }) => theme.color.accent};
  stroke-width: 5;
`

const Second = styled.path`
  stroke: ${({ theme }) => theme.color.accent2};
  stroke-width: 5;
`
