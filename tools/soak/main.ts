import { ensureNodeBundles } from '../release/node-bundles'
import { fromRoot } from '../repository'
import { endRunningSteps } from '../testing/run-step'
import { checks } from './checks'
import { runCheck, tableOf, type SoakResult } from './run-check'

/** `npm run soak [-- name …]`: the long checks one after the other; without names all of them. */
const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !checks.some((check) => check.name === name))
const chosen = checks.filter(({ name }) => asked.length === 0 || asked.includes(name))
let called = false

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    called = true
    endRunningSteps()
  })
}

if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(', ')}. There are: ${checks.map(({ name }) => name).join(', ')}.`)
  process.exit(1)
}

await ensureNodeBundles()
process.env.SERVICE_PROGRAM = fromRoot('api', 'dist', 'server.mjs')
const results: SoakResult[] = []
for (const check of chosen) {
  if (called) break
  console.log(`${check.name} …`)
  results.push(await runCheck(check))
}
console.log(tableOf(results))
process.exitCode = called || results.some(({ held }) => !held) ? 1 : 0
