import { useId } from 'react'
import { styled } from 'styled-components'
import { CONVERGING_SIZE, convergingPicture } from './converging-lines'

/** The microsite's large decorative picture: readings converge to strands, strands to one signal. Fills its box. */
export function ConvergingLines({ seed }: { seed: string }) {
  const id = useId()
  const { faint, clear, strands, signal, end } = convergingPicture(seed)
  const { width, height } = CONVERGING_SIZE
  const paint = (name: string) => `url(#${id}${name})`

  return (
    <Picture
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      preserveAspectRatio="xMaxYMid slice"
      aria-hidden="true"
    >
      <defs>
        <linearGradient id={`${id}dots`} gradientUnits="userSpaceOnUse" x1="0" y1="0" x2={width} y2="0">
          <VioletStop offset="0" />
          <CyanStop offset="0.75" />
        </linearGradient>
        <linearGradient id={`${id}lines`} gradientUnits="userSpaceOnUse" x1={width * 0.52} y1="0" x2={width} y2="0">
          <VioletStop offset="0" stopOpacity="0" />
          <VioletStop offset="0.4" stopOpacity="0.55" />
          <CyanStop offset="1" />
        </linearGradient>
        <radialGradient id={`${id}glow`}>
          <CyanStop offset="0" stopOpacity="0.55" />
          <CyanStop offset="1" stopOpacity="0" />
        </radialGradient>
      </defs>
      <g fill="none" strokeLinecap="round">
        <path d={faint} stroke={paint('dots')} strokeWidth="2.4" opacity="0.5" />
        <path d={clear} stroke={paint('dots')} strokeWidth="4" opacity="0.9" />
        {strands.map((strand) => (
          <path key={strand} d={strand} stroke={paint('lines')} strokeWidth="1.1" opacity="0.75" />
        ))}
        <path d={signal} stroke={paint('lines')} strokeWidth="3" />
      </g>
      <circle cx={end.x} cy={end.y} r="74" fill={paint('glow')} />
      <Spark cx={end.x} cy={end.y} r="7" />
    </Picture>
  )
}

const Picture = styled.svg`
  width: 100%;
  height: 100%;
`

const CyanStop = styled.stop`
  stop-color: ${({ theme }) => theme.color.accent};
`

const VioletStop = styled.stop`
  stop-color: ${({ theme }) => theme.color.accent2};
`

const Spark = styled.circle`
  fill: ${({ theme }) => theme.color.accentStrong};
`
