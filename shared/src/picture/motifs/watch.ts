import type { Motif } from '../svg-path-builder'
import { upTo } from './even-grid'

/** A day of 24 hours around a dial, in three shifts that hand over to each other; one orange alert is being answered. */
export const drawWatch: Motif = ({ width, height, unit }, pen) => {
  const middle = { x: width / 2, y: height / 2 }
  const reach = Math.min(width, height) * 0.46
  const at = (hour: number, share: number) => {
    const angle = (hour / 24) * Math.PI * 2 - Math.PI / 2
    return { x: middle.x + Math.cos(angle) * reach * share, y: middle.y + Math.sin(angle) * reach * share }
  }
  for (const hour of upTo(24)) {
    const shift = Math.floor(hour / 8)
    pen.dot(at(hour, 1), (reach * 0.06) / unit, { opacity: 0.4 })
    pen.dot(at(hour, 0.8 - shift * 0.18), (reach * 0.07) / unit, { opacity: 1, tone: 'accent' })
    for (const other of upTo(3))
      if (other !== shift) pen.dot(at(hour, 0.8 - other * 0.18), (reach * 0.025) / unit, { opacity: 0.4 })
  }
  pen.line(middle, at(5, 0.62), { opacity: 0.9, tone: 'warm', width: 1.8 })
  pen.dot(at(5, 0.62), (reach * 0.09) / unit, { opacity: 1, tone: 'warm' })
  pen.dot(middle, (reach * 0.05) / unit, { opacity: 1, tone: 'warm' })
}
