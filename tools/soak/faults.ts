import { readFile } from 'node:fs/promises'
import { fromRoot } from '../repository'
import { runNode } from '../testing/run-node'
import { faultRuns, type FaultRun } from './fault-runs'

/** Remotes, faults and places of the matrix. */
const RUNS = 3 * 8 * 4
/** Milliseconds after which a visitor must see the failure view. */
const FAILURE_VIEW = 6000

// Every fault at every place of every remote, in a real browser: the rest of the site works, the failure view stands in
// time, and trying again brings the page back in place.
const report = fromRoot('reports', 'e2e.json')
const e2e = ['--import', 'tsx', fromRoot('tools', 'testing', 'e2e.ts'), 'federation-faults', '-g', 'can go on']
await runNode(e2e, { env: { E2E_FAULTS: 'all' } })
const runs = faultRuns(JSON.parse(await readFile(report, 'utf8')) as Parameters<typeof faultRuns>[0])
const holds = ({ passed, failureView }: FaultRun) => passed && failureView <= FAILURE_VIEW
for (const run of runs)
  console.log(`${holds(run) ? 'held  ' : 'FAILED'}  ${String(run.failureView).padStart(5)} ms  ${run.title}`)
const held = runs.filter(holds).length
const slowest = Math.max(...runs.map(({ failureView }) => failureView))
console.log(`${held} of ${RUNS} runs held, the slowest failure view after ${slowest} ms`)
process.exitCode = held === RUNS ? 0 : 1
