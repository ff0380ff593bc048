import { styled } from 'styled-components'
import { mix } from '@tekskills/shared/picture/interpolation'
import { between, seededRandom } from '@tekskills/shared/picture/random'
import { dotPath, linePath, type Point } from '../../kit/pictures/svg-path'

/** The decorative picture of one stage: `order` 0 is noise, 1 is the clear signal. */
export function StagePicture({ order }: { order: number }) {
  const { width, height } = STAGE_SIZE
  return (
    <Picture viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-hidden="true">
      <Line d={stageLine} opacity={order ** 2} />
      <Dots d={stageDots(order)} $settled={order} />
    </Picture>
  )
}

const Picture = styled.svg`
  width: 100%;
  height: auto;
  fill: none;
  stroke-linecap: round;
`

const Line = styled.path`
  stroke: ${({ theme }) => theme.color.accent};
  stroke-width: 2;
`

const Dots = styled.path<{ $settled: number }>`
  stroke: ${({ theme, $settled }) =>
    `color-mix(in oklab, ${theme.color.accent2}, ${theme.color.accent} ${Math.round($settled * 100)}%)`};
  stroke-width: 4;
`

const STAGE_SIZE = { width: 240, height: 120 }

const READINGS = 48

const wave = (t: number): Point => ({
  x: t * STAGE_SIZE.width,
  y: STAGE_SIZE.height / 2 - 34 * Math.sin(t * Math.PI * 2),
})

/** The same readings at every stage, from scattered (`order` 0) to on the wave (1). */
function stageDots(order: number): string {
  const random = seededRandom('creation to cognition')
  const points = Array.from({ length: READINGS }, (_, index) => {
    const from = { x: between(random, 8, STAGE_SIZE.width - 8), y: between(random, 8, STAGE_SIZE.height - 8) }
    const to = wave((index + 0.5) / READINGS)
    return { x: mix(from.x, to.x, order), y: mix(from.y, to.y, order) }
  })
  return dotPath(points)
}

/** Path data of the wave. */
const stageLine = linePath(Array.from({ length: 17 }, (_, step) => wave(step / 16)))
