import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { test } from 'node:test'
import { fromRoot } from '../repository'
import { ensurePromtool } from './ensure-promtool'

const promtool = (...args: string[]) => {
  const { status, stdout, stderr } = spawnSync('promtool', args, {
    cwd: fromRoot('docker', 'observability'),
    encoding: 'utf8',
  })
  assert.equal(status, 0, `${stdout}${stderr}`)
}

test('Prometheus accepts the alert rules and its settings, and each alert fires in its cases only', () => {
  ensurePromtool()
  promtool('check', 'config', 'prometheus.yml')
  promtool('check', 'rules', 'alerts.yml')
  promtool('test', 'rules', 'alerts.test.yml')
})
