import assert from 'node:assert/strict'
import { test } from 'node:test'
import { faultRuns } from './fault-runs'

test('runs are read from nested suites; one without a failure view waited for ever', () => {
  const annotations = [{ type: 'failure view', description: '812' }]
  const spec = { title: 'remote-public: entry: silence: can go on', ok: true, tests: [{ annotations }] }
  const broken = { title: 'remote-public: entry: status 404: can go on', ok: false, tests: [{ annotations: [] }] }
  assert.deepEqual(faultRuns({ suites: [{ specs: [spec], suites: [{ specs: [broken] }] }] }), [
    { title: 'remote-public: entry: silence', passed: true, failureView: 812 },
    { title: 'remote-public: entry: status 404', passed: false, failureView: Infinity },
  ])
})
