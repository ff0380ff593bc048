import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { test } from 'node:test'
import { parse } from 'yaml'
import { fromRoot } from '../repository'
import { readExposed, whyNotFound } from './exposed-metrics'
import { alertRules, expressions, usesOf } from './expressions'

const read = (...path: string[]) => readFile(fromRoot(...path), 'utf8')

/** Sections of the runbook, by heading. */
async function sections(): Promise<Map<string, string>> {
  const [, ...parts] = (await read('docs', 'runbooks', 'on-call.md')).split(/^### /m)
  return new Map(parts.map((part) => [part.slice(0, part.indexOf('\n')), part]))
}

test('each alert has a section of the on-call runbook, and no section is about an alert that does not exist', async () => {
  const [rules, found] = [await alertRules(), await sections()]
  assert.deepEqual([...found.keys()].sort(), rules.map(({ alert }) => alert).sort())
  for (const { alert, annotations } of rules)
    assert.equal(annotations.runbook, `docs/runbooks/on-call.md#${alert.toLowerCase()}`)
})

test('a section says what an alert means, what a visitor sees, what to do first, and how it ends', async () => {
  for (const [name, text] of await sections()) {
    for (const part of ['**Means**', '**A visitor sees**', '**Ends**'])
      assert.ok(text.replaceAll(/\s+/g, ' ').includes(part), `${name}: ${part}`)
    const commands = [...text.matchAll(/^\d\. `/gm)]
    assert.ok(commands.length >= 3, `${name} begins with three commands`)
  }
})

test('each alert has a test of its own, and one of each severity is checked in full', async () => {
  const { tests } = parse(await read('docker', 'observability', 'alerts.test.yml')) as {
    tests: { alert_rule_test: { alertname: string; exp_alerts?: object[] }[] }[]
  }
  const fired = new Set(
    tests.flatMap(({ alert_rule_test: cases }) => cases.flatMap((each) => (each.exp_alerts ? each.alertname : []))),
  )
  for (const { alert, labels } of await alertRules()) {
    assert.ok(fired.has(alert), `${alert} fires in no case of alerts.test.yml`)
    assert.ok(['page', 'ticket'].includes(labels.severity), alert)
  }
})

test('what texts of alerts and the dashboard show are labels that remain after grouping', async () => {
  for (const { place, text, shown } of await expressions()) {
    const labels = usesOf(text).flatMap((use) => use.labels.map(({ name }) => name))
    for (const label of shown) assert.ok(['job', 'instance', ...labels].includes(label), `${place}: ${label}`)
  }
})

test('a metric, a label or a value that is not exposed is found in an expression', () => {
  const exposed = readExposed('# TYPE a counter\na_total{kind="page",status="200"} 7\nb 1')
  const why = (text: string) => usesOf(text).map((use) => whyNotFound(exposed, use))
  assert.deepEqual(why('sum by (kind) (rate(a_total{status=~"5..", kind="page"}[5m])) > max(b)'), [
    undefined,
    undefined,
  ])
  assert.deepEqual(why('a_count'), ['no process exposes a_count'])
  assert.deepEqual(why('sum by (release) (a_total)'), ['a_total has no label release'])
  assert.deepEqual(why('a_total{kind="pages"}'), ['a_total never has kind="pages"'])
  assert.deepEqual(why('a_total{kind=~"p.*"} unless b{job="shell"}'), [undefined, undefined])
  assert.throws(() => usesOf('sum by (kind (a_total)'), /Not an expression/)
})
