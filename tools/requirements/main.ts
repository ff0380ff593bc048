import { dailyCoverage } from './requirements'

/**
 * `npm run requirements -w tools [-- --json]`: lists the requirements that no title of a test in `npm test` references.
 */
const { requirements, uncovered } = await dailyCoverage()

if (process.argv.includes('--json'))
  console.log(JSON.stringify({ total: requirements.length, unnamed: uncovered }, null, 2))
else {
  for (const { number, text } of uncovered)
    console.log(`${number}  ${text.length > 100 ? `${text.slice(0, 99)}…` : text}`)
  console.log(
    `${requirements.length - uncovered.length} of ${requirements.length} requirements are covered by a test title.`,
  )
}
