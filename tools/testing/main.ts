import { sum } from './counts'
import { describeResult, lastLine } from './describe-result'
import { endRunningSteps, runStep, type Step, type StepResult } from './run-step'
import { workspaces } from '../repository'
import { e2e, lanes, stepsOf } from './steps'

/**
 * `npm test`: everything that must hold before a change goes in; `npm test -- remote-public`: what proves that workspace
 * alone. Goes on after a failure, so that all is told.
 */
const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !workspaces.includes(name))
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(', ')}. There are: ${workspaces.join(', ')}.`)
  process.exit(1)
}
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

if (asked.length > 0) await runLane([...new Set(asked.flatMap(stepsOf))])
else await runAll()

async function runAll() {
  await Promise.all(lanes.map(runLane))
  if (results.some(({ name, failed }) => name === 'build' && failed === 0)) await run(e2e)
  else results.push({ name: 'e2e', passed: 0, failed: 1, seconds: 0, failures: [], output: '' })
}

const total = sum(results)
process.exitCode = total.failed > 0 || called ? 1 : 0
console.log(lastLine(total))
