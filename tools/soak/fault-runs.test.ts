import assert from 'node:assert/strict'
import { test } from 'node:test'
import { faultRuns } from './fault-runs'

test('runs are read from nested suites; a run without a failure view has an infinite wait', () => {
  const annotations = [{ type: 'failure view', description: '812' }]
  const spec = { title: 'remote-public: entry: no response: can continue', ok: true, tests: [{ annotations }] }
  const broken = { title: 'remote-public: entry: status 404: can continue', ok: false, tests: [{ annotations: [] }] }
  assert.deepEqual(faultRuns({ suites: [{ specs: [spec], suites: [{ specs: [broken] }] }] }), [
    { title: 'remote-public: entry: no response', passed: true, failureView: 812 },
    { title: 'remote-public: entry: status 404', passed: false, failureView: Infinity },
  ])
})
