import { styled } from 'styled-components'
import { STAGE_SIZE, stageDots, stageLine } from './stage-pictures'

/** One stage of the framework: `order` 0 is noise, 1 is the settled signal; decorative. */
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
