import { sum } from './counts'
import { describeResult, lastLine } from './describe-result'
import { endRunningSteps, runStep, type Step, type StepResult } from './run-step'
import { e2e, lanes } from './steps'

/** `npm test`: everything that must hold before a change goes in. Goes on after a failure, so that all is told. */
const results: StepResult[] = []
let called = false

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    called = true
    endRunningSteps()
  })
}

async function run(step: Step) {
  if (called) return
  const result = await runStep(step)
  results.push(result)
  console.log(describeResult(result))
}

async function runLane(steps: readonly Step[]) {
  for (const step of steps) await run(step)
}

await Promise.all(lanes.map(runLane))
if (results.some(({ name, failed }) => name === 'build' && failed === 0)) await run(e2e)
else results.push({ name: 'e2e', passed: 0, failed: 1, seconds: 0, failures: [], output: '' })

const total = sum(results)
process.exitCode = total.failed > 0 || called ? 1 : 0
console.log(lastLine(total))
