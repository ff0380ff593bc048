import { startPostgres } from '../../api/src/testing/postgres'
import { runNodeTests } from './node-tests'
import { ensurePostgres } from './postgres-binaries'

/** `npm run test:service -- [embedded|postgres]`: the service's tests on one database, or on both. */
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

const runSuite = (database: string, env: Record<string, string>) =>
  runNodeTests({
    pattern: 'api/src/**/*.test.ts',
    report: `service-${database}.json`,
    inOneProcess: true,
    env: { TEST_DATABASE: database, ...env },
  })

const isSuite = (name: string): name is keyof typeof suites => name in suites

// The suite that runs is asked to end by whoever runs it; then nothing more is begun, and its server is stopped.
let called = false
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => (called = true))

const asked = process.argv.slice(2)
const names = asked.length > 0 ? asked : Object.keys(suites)
for (const name of names) {
  if (!isSuite(name)) throw new Error(`There is no database "${name}": choose embedded or postgres.`)
  if (called) break
  console.log(`Service tests on the ${name} database`)
  const passed = await suites[name]().catch((error: unknown) =>
    console.error(error instanceof Error ? error.message : error),
  )
  if (!passed) process.exitCode = 1
}
