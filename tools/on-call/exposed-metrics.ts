import type { MetricUse } from './expressions'

/** Series of a target in Prometheus text format: its metrics, with the labels of each series. */
export type ExposedMetrics = Map<string, Record<string, string>[]>

/** Labels that Prometheus adds to each series, and series that it makes itself. */
const OF_PROMETHEUS = { labels: ['job', 'instance'], metrics: ['up'] }
/** Labels of which a test cannot see every value: HTTP statuses. */
const ANY_VALUE = ['status']

/** Reads what `/internal/metrics` returned, of one or more processes. */
export function readExposed(...texts: string[]): ExposedMetrics {
  const exposed: ExposedMetrics = new Map()
  for (const line of texts.join('\n').split('\n')) {
    const [, name, labels = ''] = /^([a-z_]\w*)(?:\{(.*)\})? \S+$/i.exec(line) ?? []
    if (!name) continue
    const pairs = [...labels.matchAll(/(\w+)="((?:[^"\\]|\\.)*)"/g)]
    const series = Object.fromEntries(pairs.map(([, label = '', value = '']) => [label, value]))
    exposed.set(name, [...(exposed.get(name) ?? []), series])
  }
  return exposed
}

/** Why an expression could never find a series; undefined when it can. */
export function whyNotFound(exposed: ExposedMetrics, { metric, labels }: MetricUse): string | undefined {
  if (OF_PROMETHEUS.metrics.includes(metric)) return undefined
  const series = exposed.get(metric)
  if (!series) return `no process exposes ${metric}`
  for (const { name, operator = '', value = '' } of labels) {
    if (OF_PROMETHEUS.labels.includes(name)) continue
    const values = series.flatMap((each) => each[name] ?? [])
    if (values.length === 0) return `${metric} has no label ${name}`
    const pattern = new RegExp(`^(?:${value})$`)
    const isFound = operator === '=~' ? values.some((each) => pattern.test(each)) : values.includes(value)
    if (operator.startsWith('=') && !ANY_VALUE.includes(name) && !isFound)
      return `${metric} never has ${name}${operator}"${value}"`
  }
  return undefined
}
