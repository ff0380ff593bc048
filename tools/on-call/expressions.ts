import { readFile } from 'node:fs/promises'
import type { SyntaxNode } from '@lezer/common'
import { parser } from '@prometheus-io/lezer-promql'
import { parse } from 'yaml'
import { fromRoot } from '../repository'

/** What an expression requires of one metric: its name, and each label with the values that it selects, if any. */
export interface MetricUse {
  metric: string
  labels: { name: string; operator?: string; value?: string }[]
}

/** An expression of the alert rules or the dashboard, and the labels that its texts show. */
export interface Expression {
  /** Name of the alert or title of the panel. */
  place: string
  text: string
  shown: string[]
}

export interface AlertRule {
  alert: string
  expr: string
  for?: string
  labels: { severity: string }
  annotations: { summary: string; runbook: string }
}

const FOLDER = ['docker', 'observability']

/** The alert rules of `docker/observability/alerts.yml`. */
export async function alertRules(): Promise<AlertRule[]> {
  const text = await readFile(fromRoot(...FOLDER, 'alerts.yml'), 'utf8')
  const { groups } = parse(text) as { groups: { rules: AlertRule[] }[] }
  return groups.flatMap(({ rules }) => rules)
}

interface Panel {
  title: string
  targets: { expr: string; legendFormat: string }[]
}

/** All expressions of the alert rules and of the dashboard. */
export async function expressions(): Promise<Expression[]> {
  const { panels } = JSON.parse(await readFile(fromRoot(...FOLDER, 'dashboard.json'), 'utf8')) as { panels: Panel[] }
  const drawn = panels.flatMap(({ title, targets }) =>
    targets.map(({ expr, legendFormat }) => ({ place: title, text: expr, shown: namesIn(legendFormat, /{{(\w+)}}/g) })),
  )
  const alerts = (await alertRules()).map(({ alert, expr, annotations: { summary } }) => ({
    place: alert,
    text: expr,
    shown: namesIn(summary, /\$labels\.(\w+)/g),
  }))
  return [...alerts, ...drawn]
}

const namesIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name)

/**
 * The metrics that a PromQL expression reads. Labels by which an aggregation groups are required of each metric inside it.
 * @throws {Error} naming the place of a syntax error.
 */
export function usesOf(text: string): MetricUse[] {
  const uses: MetricUse[] = []
  const textOf = ({ from, to }: SyntaxNode) => text.slice(from, to)
  parser.parse(text).iterate({
    enter({ name, type, node }) {
      if (type.isError) throw new Error(`Not an expression, from position ${node.from}: ${text}`)
      if (name !== 'VectorSelector') return
      const metric = node.getChild('Identifier')
      if (!metric) throw new Error(`A selector without a metric: ${textOf(node)}`)
      const matchers = node.getChild('LabelMatchers')?.getChildren('UnquotedLabelMatcher') ?? []
      uses.push({
        metric: textOf(metric),
        labels: [
          ...matchers.map((matcher) => ({
            name: textOf(matcher.firstChild as SyntaxNode),
            operator: textOf(matcher.getChild('MatchOp') as SyntaxNode),
            value: JSON.parse(textOf(matcher.getChild('StringLiteral') as SyntaxNode)) as string,
          })),
          ...groupingOf(node).map((label) => ({ name: textOf(label) })),
        ],
      })
    },
  })
  return uses
}

/** The labels by which the aggregations around a selector group. */
function groupingOf(selector: SyntaxNode): SyntaxNode[] {
  const labels: SyntaxNode[] = []
  for (let node = selector.parent; node; node = node.parent) {
    const modifier = node.name === 'AggregateExpr' ? node.getChild('AggregateModifier') : null
    labels.push(...(modifier?.getChild('GroupingLabels')?.getChildren('LabelName') ?? []))
  }
  return labels
}
