import { killRounds } from '../../api/src/testing/kill-writes'

// Kills the service while it writes, again and again on the same data, on the database that DATABASE_URL names.
const rounds = Number(process.argv[2])
try {
  const { blogs, updates } = await killRounds({ rounds, databaseUrl: process.env.DATABASE_URL })
  console.log(`${rounds} kills, ${blogs + updates} acknowledged writes, none lost`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
