import { useMemo } from 'react'
import { styled } from 'styled-components'
import { mix, smoothstep } from '@tekskills/shared/picture/interpolation'
import { between, seededRandom } from '@tekskills/shared/picture/random'
import { dotPath, linePath } from '../../kit/pictures/svg-path'

const SIZE = { width: 240, height: 140 }

/** Generated readings with a fitted line, different for each seed; shown in place of a card's text until it appears. */
export function CardNoise({ seed }: { seed: string }) {
  const { dots, line } = useMemo(() => draw(seed), [seed])
  return (
    <Picture viewBox={`0 0 ${SIZE.width} ${SIZE.height}`} width={SIZE.width} height={SIZE.height} aria-hidden="true">
      <Dots d={dots} />
      <Line d={line} />
    </Picture>
  )
}

function draw(seed: string) {
  const random = seededRandom(seed)
  const [phase, turns, tilt] = [between(random, 0, 6), between(random, 3, 8), between(random, -36, 36)]
  const at = (t: number) => ({
    x: mix(4, SIZE.width - 4, t),
    y: SIZE.height / 2 + Math.sin(phase + t * turns) * 30 + (t - 0.5) * tilt,
  })
  const dots = Array.from({ length: 44 }, (_, step) => {
    const t = step / 60
    const loose = (1 - smoothstep(0, 0.7, t)) * 40
    const { x, y } = at(t)
    return { x, y: y + between(random, -loose, loose) }
  })
  return { dots: dotPath(dots), line: linePath(Array.from({ length: 13 }, (_, step) => at(mix(0.5, 1, step / 12)))) }
}

const Picture = styled.svg`
  width: 100%;
  height: auto;
  fill: none;
  stroke-linecap: round;
`

const Dots = styled.path`
  stroke: ${({ theme }) => theme.color.accent2};
  stroke-width: 3;
`

const Line = styled.path`
  stroke: ${({ theme }) => theme.color.accent};
  stroke-width: 2;
`
