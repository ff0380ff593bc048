import { startPostgres } from '../../api/src/testing/postgres'
import { ensureNodeBundles } from '../release/node-bundles'
import { fromRoot } from '../repository'
import { runNodeTests } from './node-tests'
import { ensurePostgres } from './ensure-postgres'
import { serviceFiles } from './service-files'

/**
 * `npm test -w api -- [embedded|postgres] [path fragment …]`: runs the service tests on one database or on both: all
 * files, those whose path contains a fragment, or those that depend on the database (`database-dependent`).
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
const args = process.argv.slice(2)
const requested = args.filter(isSuite)
const files = await serviceFiles(args.filter((arg) => !isSuite(arg)))

const runSuite = (database: string, env: Record<string, string>) =>
  runNodeTests({
    files,
    report: `service-${database}.json`,
    inOneProcess: true,
    // The built service starts in two thirds of the time of the sources.
    env: { TEST_DATABASE: database, SERVICE_BUNDLE: fromRoot('api', 'dist', 'server.mjs'), ...env },
  })

await ensureNodeBundles()

// The signal is forwarded to the running suite; no other suite starts, and the database server is stopped.
let interrupted = false
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => (interrupted = true))

for (const name of requested.length > 0 ? requested : (['postgres', 'embedded'] as const)) {
  if (interrupted) break
  console.log(`Service tests on the ${name} database`)
  const passed = await suites[name]().catch((error: unknown) =>
    console.error(error instanceof Error ? error.message : error),
  )
  if (!passed) process.exitCode = 1
}
