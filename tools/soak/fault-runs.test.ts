import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { JSONReport } from '@playwright/test/reporter'
import { faultRuns } from './fault-runs'

test('runs are read from nested suites; a run without a failure view has an infinite wait', () => {
  const annotations = [{ type: 'failure view', description: '812' }]
  const spec = { title: 'remote-public: entry: no response: can continue', ok: true, tests: [{ annotations }] }
  const broken = { title: 'remote-public: entry: status 404: can continue', ok: false, tests: [{ annotations: [] }] }
  const report = { suites: [{ specs: [spec], suites: [{ specs: [broken] }] }] } as unknown as JSONReport
  assert.deepEqual(faultRuns(report), [
    { title: 'remote-public: entry: no response', passed: true, failureViewMs: 812 },
    { title: 'remote-public: entry: status 404', passed: false, failureViewMs: Infinity },
  ])
})
