import { mix, smoothstep } from '../interpolation'
import { between } from '../random'
import type { Motif } from '../svg-path-builder'

const MAX_BARS = 104

/** A ragged recording that clears into a clean, modulated tone. */
export const drawWaveform: Motif = ({ width, height, unit, budget, random }, pen) => {
  const bars = Math.min(MAX_BARS, Math.round(budget * 0.56))
  const gap = width / (bars + 1)
  const axis = height * between(random, 0.46, 0.56)
  const beats = between(random, 1.4, 2.6)
  const turns = between(random, 0.05, 0.1) * bars
  const phase = between(random, 0, Math.PI)
  const barWidth = Math.min(6, (gap / unit) * 0.42)
  const tallest = height * 0.4
  const clean = (along: number) =>
    tallest *
    mix(0.16, 1, Math.abs(Math.sin(along * Math.PI * beats + phase))) *
    mix(0.7, 1, 0.5 + 0.5 * Math.cos(along * turns * Math.PI * 2))
  const peak = Array.from({ length: bars }, (_, index) => index)
    .filter((index) => index > bars * 0.55 && index < bars * 0.82)
    .reduce((best, index) => (clean(index / bars) > clean(best / bars) ? index : best), Math.round(bars * 0.7))
  pen.line({ x: 0, y: axis }, { x: width, y: axis }, { opacity: 0.2 })
  for (let index = 0; index < bars; index += 1) {
    const along = index / bars
    const order = smoothstep(0.12, 0.62, along)
    const x = gap * (index + 1)
    const up = mix(tallest * between(random, 0.03, 0.75), clean(along), order)
    const down = mix(tallest * between(random, 0.03, 0.6), clean(along) * 0.62, order)
    const tone = index === peak ? 'warm' : order > 0.5 ? 'accent' : 'ink'
    const opacity = tone === 'warm' ? 1 : mix(0.32, 0.95, order) * mix(0.75, 1, up / tallest)
    pen.line({ x, y: axis - up }, { x, y: axis + down }, { opacity, tone, width: barWidth })
    if (index % 3 === 0) pen.dot({ x, y: axis - up - 9 * unit }, 1.3, { opacity: 0.5, tone })
  }
}
