/** The common fields of all figures; `alt` is the complete text alternative. */
interface FigureTexts {
  caption: string
  alt: string
}

/** A flow chart: boxes connected by arrows. */
export interface StepsFigure extends FigureTexts {
  kind: 'steps'
  steps: readonly (readonly [name: string, text: string])[]
}

/** Horizontal bars; `value` is in the unit of `max`, `shown` is printed next to the bar. */
export interface BarsFigure extends FigureTexts {
  kind: 'bars'
  max: number
  bars: readonly { label: string; value: number; shown: string; strong?: boolean }[]
}

/**
 * Lines over time: heights from 0 to 1 at equal distances. Marks are points in time and `limit` a level, both from 0 to
 * 1.
 */
export interface SeriesFigure extends FigureTexts {
  kind: 'series'
  lines: readonly { label: string; heights: readonly number[]; strong?: boolean }[]
  limit?: { label: string; at: number }
  marks?: readonly { label: string; at: number }[]
  axes: readonly [across: string, up: string]
}

/** Two by two fields: upper left, upper right, lower left, lower right. */
export interface MatrixFigure extends FigureTexts {
  kind: 'matrix'
  across: readonly [low: string, high: string]
  up: readonly [low: string, high: string]
  cells: readonly (readonly [name: string, text: string])[]
}

/** Stacked layers, top first. */
export interface LayersFigure extends FigureTexts {
  kind: 'layers'
  layers: readonly (readonly [name: string, text: string])[]
}

/** Time spans on a common scale of `length` units, such as hours of a day or weeks of a plan. */
export interface SpansFigure extends FigureTexts {
  kind: 'spans'
  length: number
  ticks: readonly (readonly [at: number, label: string])[]
  rows: readonly { label: string; spans: readonly (readonly [from: number, to: number, label?: string])[] }[]
}

/** A figure that is drawn as vector graphics from its data. */
export type Figure = StepsFigure | BarsFigure | SeriesFigure | MatrixFigure | LayersFigure | SpansFigure
