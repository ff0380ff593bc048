import { styled } from 'styled-components'
import type { Look } from '../../content/people/looks'
import { BUST_GRID, bustPaths } from './bust-paths'

/** A portrait drawn in dots, in place of a photograph; decorative, next to the name. */
export function Bust({ look }: { look: Look }) {
  const { ink, shade, skin } = bustPaths(look)
  return (
    <Frame viewBox={`0 0 ${BUST_GRID} ${BUST_GRID}`} aria-hidden="true">
      <Skin d={skin} />
      <Shade d={shade} />
      <Ink d={ink} />
      <Pin cx="18.5" cy="24.5" r="0.46" />
    </Frame>
  )
}

const Frame = styled.svg`
  display: block;
  inline-size: 100%;
  block-size: auto;
  background: ${({ theme }) => theme.color.accentSoft};
  fill: none;
  stroke-dasharray: 0 1;
  stroke-linecap: round;
`

const Ink = styled.path`
  stroke: ${({ theme }) => theme.color.accent};
  stroke-width: 0.86;
`

const Shade = styled(Ink)`
  stroke-width: 0.6;
  opacity: 0.75;
`

const Skin = styled(Ink)`
  stroke-width: 0.56;
  opacity: 0.5;
`

const Pin = styled.circle`
  fill: ${({ theme }) => theme.color.warm};
`
