import { useTheme } from 'styled-components'

interface MarkProps {
  inverse?: boolean
}

/** The mark of Tekskills in a box of 84 by 92: loose dots that settle into the bar of a T. */
export function TekskillsMark({ inverse = false }: MarkProps) {
  const { color } = useTheme()
  const ink = inverse ? color.accentInverse : color.accent
  return (
    <g fill={ink}>
      <circle cx="4" cy="18.5" r="3.5" />
      <circle cx="18.5" cy="18.5" r="5.5" />
      <path d="M40 18.5H75M48.5 18.5V72" fill="none" stroke={ink} strokeWidth="16" strokeLinecap="round" />
    </g>
  )
}

/** The mark of TekDataNova in a box of 84 by 92: a burst that gathers into one point. */
export function TekDataNovaMark({ inverse = false }: MarkProps) {
  const { color } = useTheme()
  const ink = inverse ? color.accentInverse : color.accent
  return (
    <g transform="translate(42 45.5)">
      <circle r="10" fill={ink} />
      <path d="M0 -21V-36M21 0H36M0 21V36M-21 0H-36" fill="none" stroke={ink} strokeWidth="9" strokeLinecap="round" />
      <path
        d="M19 -19h.01M19 19h.01M-19 19h.01M-19 -19h.01"
        fill="none"
        stroke={color.accent2}
        strokeWidth="10"
        strokeLinecap="round"
      />
      <path
        d="M29 -29h.01M29 29h.01M-29 29h.01M-29 -29h.01"
        fill="none"
        stroke={color.accent2}
        strokeWidth="5"
        strokeLinecap="round"
      />
    </g>
  )
}
