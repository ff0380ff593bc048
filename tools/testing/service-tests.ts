import { startPostgres } from '../../api/src/testing/postgres'
import { runNodeTests } from './node-tests'
import { ensurePostgres } from './postgres-binaries'
import { serviceFiles } from './service-files'

/**
 * `npm test -w api -- [embedded|postgres] [part of a path …]`: the service's tests on one database, or on both; of all
 * files, of those whose path has one of the parts, or of those that depend on the database (`database-dependent`).
 */
const suites = {
  embedded: () => runSuite('embedded', {}),
  postgres: async () => {
    await ensurePostgres()
    const server = await startPostgres()
    try {
      return await runSuite('postgres', { DATABASE_URL: server.url })
    } finally {
      await server.stop()
    }
  },
}

const isSuite = (name: string): name is keyof typeof suites => name in suites
const words = process.argv.slice(2)
const asked = words.filter(isSuite)
const files = await serviceFiles(words.filter((word) => !isSuite(word)))

const runSuite = (database: string, env: Record<string, string>) =>
  runNodeTests({
    files,
    report: `service-${database}.json`,
    inOneProcess: true,
    env: { TEST_DATABASE: database, ...env },
  })

// A suite that runs is asked to end by the process that started it; then no other begins, and its server is stopped.
let interrupted = false
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => (interrupted = true))

for (const name of asked.length > 0 ? asked : (['postgres', 'embedded'] as const)) {
  if (interrupted) break
  console.log(`Service tests on the ${name} database`)
  const passed = await suites[name]().catch((error: unknown) =>
    console.error(error instanceof Error ? error.message : error),
  )
  if (!passed) process.exitCode = 1
}
