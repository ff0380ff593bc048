import { NO_TESTS, sum } from './counts'
import { describeResult, lastLine } from './describe-result'
import { endRunningSteps, runStep, type Step, type StepResult } from './run-step'
import { workspaces } from '../repository'
import { runScheduled } from './schedule'
import { allSteps, SLOTS, stepsOf } from './steps'

/**
 * `npm test` runs every check that must pass before a change is merged; `npm test -- remote-public` runs those of one
 * workspace. It continues after a failure, so that every failure is reported.
 */
const requested = process.argv.slice(2)
const unknown = requested.filter((name) => !workspaces.includes(name))
if (unknown.length > 0) {
  console.error(`Unknown workspace: ${unknown.join(', ')}. Available: ${workspaces.join(', ')}.`)
  process.exit(1)
}
const results: StepResult[] = []
let interrupted = false

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    interrupted = true
    endRunningSteps()
  })
}

async function run(step: Step) {
  if (interrupted) return
  const canRun = !step.needs || results.some(({ name, failed }) => name === step.needs && failed === 0)
  const result = canRun ? await runStep(step) : skipped(step)
  results.push(result)
  console.log(describeResult(result))
}

/** A step that could not run counts as one failure. */
const skipped = ({ name, needs }: Step): StepResult => ({
  ...NO_TESTS,
  name,
  failed: 1,
  seconds: 0,
  failures: [],
  output: `Skipped: the required step "${needs}" failed.`,
})

const chosen = [...new Map(requested.flatMap(stepsOf).map((step) => [JSON.stringify(step), step])).values()]
if (requested.length > 0) for (const step of chosen) await run(step)
else await runScheduled(allSteps, SLOTS, run)

const total = sum(results)
process.exitCode = total.failed > 0 || interrupted ? 1 : 0
console.log(lastLine(total))
