import { useId } from 'react'
import { styled } from 'styled-components'
import { domainTrace, TRACE_SIZE } from './domain-traces'

/** The typical signal of a domain, from noise on the left to its pattern on the right; decorative. */
export function DomainPicture({ slug }: { slug: string }) {
  const gradient = useId()
  const { dots, line, end } = domainTrace(slug)
  const { width, height } = TRACE_SIZE
  return (
    <Picture viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-hidden="true">
      <linearGradient id={gradient} gradientUnits="userSpaceOnUse" x1={width * 0.4} y1="0" x2={width} y2="0">
        <VioletStop offset="0" stopOpacity="0" />
        <VioletStop offset="0.4" />
        <CyanStop offset="1" />
      </linearGradient>
      <Dots d={dots} />
      <path d={line} stroke={`url(#${gradient})`} strokeWidth="2" />
      <Spark cx={end.x} cy={end.y} r="4.5" />
    </Picture>
  )
}

const Picture = styled.svg`
  width: 100%;
  height: auto;
  fill: none;
  stroke-linecap: round;
  stroke-linejoin: round;
`

const Dots = styled.path`
  stroke: ${({ theme }) => theme.color.accent2};
  stroke-width: 3;
  opacity: 0.75;
`

const Spark = styled.circle`
  fill: ${({ theme }) => theme.color.accentStrong};
`

const VioletStop = styled.stop`
  stop-color: ${({ theme }) => theme.color.accent2};
`

const CyanStop = styled.stop`
  stop-color: ${({ theme }) => theme.color.accent};
`
