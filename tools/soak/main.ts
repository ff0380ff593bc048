import { ensureNodeBundles } from '../release/node-bundles'
import { fromRoot } from '../repository'
import { endRunningSteps } from '../testing/run-step'
import { checks, type SoakCheck } from './checks'
import { runCheck, tableOf, type SoakResult } from './run-check'

/**
 * `npm run soak [-- name …]`: runs the long checks one after another: all of them, or those with the given names or
 * groups.
 */
const requested = process.argv.slice(2)
const isNamed = ({ name, group }: SoakCheck, by: string) => name === by || group === by
const unknown = requested.filter((by) => !checks.some((check) => isNamed(check, by)))
const chosen = checks.filter((check) => requested.length === 0 || requested.some((by) => isNamed(check, by)))
let interrupted = false

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    interrupted = true
    endRunningSteps()
  })
}

if (unknown.length > 0) {
  console.error(`Unknown check: ${unknown.join(', ')}. Available: ${checks.map(({ name }) => name).join(', ')}.`)
  process.exit(1)
}

await ensureNodeBundles()
process.env.SERVICE_BUNDLE = fromRoot('api', 'dist', 'server.mjs')
const results: SoakResult[] = []
for (const check of chosen) {
  if (interrupted) break
  console.log(`${check.name} …`)
  const result = await runCheck(check)
  results.push(result)
  console.log(tableOf([result]))
}
console.log(tableOf(results))
process.exitCode = interrupted || results.some(({ passed }) => !passed) ? 1 : 0
