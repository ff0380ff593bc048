import { readFile } from 'node:fs/promises'
import type { JSONReport } from '@playwright/test/reporter'
import { fromRoot } from '../repository'
import { runNode } from '../testing/run-node'
import { faultRuns, type FaultRun } from './fault-runs'

/** Size of the matrix: remotes, faults and places. */
const RUNS = 3 * 8 * 4
/** Milliseconds within which the failure view must appear. */
const FAILURE_VIEW_LIMIT_MS = 6_000

// Tests every fault at every place of every remote in a real browser: the rest of the site works, the failure view
// appears in time, and a retry restores the page in place.
const report = fromRoot('reports', 'e2e.json')
const e2e = ['--import', 'tsx', fromRoot('tools', 'testing', 'e2e.ts'), 'federation-faults', '-g', 'can continue']
await runNode(e2e, { env: { E2E_FAULTS: 'all' } })
const runs = faultRuns(JSON.parse(await readFile(report, 'utf8')) as JSONReport)
const isOk = ({ passed, failureViewMs }: FaultRun) => passed && failureViewMs <= FAILURE_VIEW_LIMIT_MS
for (const run of runs)
  console.log(`${isOk(run) ? 'passed' : 'FAILED'}  ${String(run.failureViewMs).padStart(5)} ms  ${run.title}`)
const passedRuns = runs.filter(isOk).length
const slowest = Math.max(...runs.map(({ failureViewMs }) => failureViewMs))
console.log(`${passedRuns} of ${RUNS} runs passed; slowest failure view after ${slowest} ms`)
process.exitCode = passedRuns === RUNS ? 0 : 1
