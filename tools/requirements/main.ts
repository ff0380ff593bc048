import { readFile } from 'node:fs/promises'
import { fromRoot } from '../repository'
import { filesMatching } from '../testing/test-files'
import { parseRequirements, unnamed } from './requirements'
import { testTitles } from './test-titles'

/** `npm run requirements -w tools [-- --json]`: lists the requirements that no title of a test in
 * `npm test` references. */
const requirements = parseRequirements(await readFile(fromRoot('docs', 'requirements.md'), 'utf8'))
const files = await filesMatching('**/*.test.{ts,tsx}', 'e2e/**/*.spec.ts')
const sources = await Promise.all(files.map((file) => readFile(fromRoot(file), 'utf8')))
const uncovered = unnamed(
  requirements,
  sources.flatMap((source, index) => testTitles(source, files[index], { daily: true })),
)

if (process.argv.includes('--json'))
  console.log(JSON.stringify({ total: requirements.length, unnamed: uncovered }, null, 2))
else {
  for (const { number, text } of uncovered)
    console.log(`${number}  ${text.length > 100 ? `${text.slice(0, 99)}…` : text}`)
  console.log(
    `${requirements.length - uncovered.length} of ${requirements.length} requirements are covered by a test title.`,
  )
}
