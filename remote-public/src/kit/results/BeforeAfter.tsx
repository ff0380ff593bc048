import { styled } from 'styled-components'

/** Dots in a row. */
const DOTS = 24
/** From one dot to the next and from one row to the next, in units of the drawing. */
const STEP = 10
const ROW = 14

/** The values before and after as two rows of dots; decorative, because the figures next to them are text. */
export function BeforeAfter({ before, after }: { before: number; after: number }) {
  const most = Math.max(before, after)
  const share = (value: number) => (most > 0 ? Math.max(value > 0 ? 1 : 0, Math.round((value / most) * DOTS)) : 0)
  return (
    <Drawing viewBox={`0 0 ${DOTS * STEP} ${2 * ROW}`} aria-hidden="true">
      <Dots d={row(0, DOTS)} $tone="ground" />
      <Dots d={row(1, DOTS)} $tone="ground" />
      <Dots d={row(0, share(before))} $tone="before" />
      <Dots d={row(1, share(after))} $tone="after" />
    </Drawing>
  )
}

// Zero-length dashes with round caps render as dots; the extra length makes every browser draw the last one.
const row = (index: number, count: number) =>
  count > 0 ? `M${STEP / 2} ${(index + 0.5) * ROW}H${(count - 0.5) * STEP + 0.1}` : ''

const Drawing = styled.svg`
  display: block;
  inline-size: 100%;
  block-size: auto;
`

const Dots = styled.path<{ $tone: 'ground' | 'before' | 'after' }>`
  fill: none;
  stroke: ${({ theme, $tone }) =>
    ({ ground: theme.color.border, before: theme.color.borderStrong, after: theme.color.accent })[$tone]};
  stroke-dasharray: 0 ${STEP};
  stroke-linecap: round;
  stroke-width: ${({ $tone }) => ($tone === 'ground' ? 2 : 6)};
`
