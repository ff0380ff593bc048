import { startPostgres } from '../../api/src/testing/postgres'
import { ensurePostgres } from '../testing/postgres-binaries'
import { endMutants, makeMutants } from './mutants'
import { mutations } from './mutations'

// npm run mutations [-- word …]: takes the protections of the service away one by one, in a copy, and tells which test
// noticed. Ends with 1 when none did.
const words = process.argv.slice(2)
const chosen = mutations.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)))
let called = false
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => (called = true))

await ensurePostgres()
const server = await startPostgres()
const mutants = await makeMutants(server.url)
let unnoticed = 0
try {
  await mutants.requirePassing(chosen)
  for (const mutation of chosen) {
    if (called) break
    const noticed = await mutants.notices(mutation)
    if (!noticed) unnoticed += 1
    console.log(
      `${noticed ? 'noticed  ' : 'UNNOTICED'}  ${mutation.name}  (${mutation.tests.join(', ')}: ${mutation.proof})`,
    )
  }
  console.log(`${chosen.length - unnoticed} of ${chosen.length} noticed`)
} finally {
  await endMutants(mutants)
  await server.stop()
}
process.exitCode = called || unnoticed > 0 ? 1 : 0
