import { execFile } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { startPostgres } from '../../api/src/testing/postgres'
import { fromRoot } from '../repository'
import { ensurePostgres } from '../testing/ensure-postgres'
import { copyRepository, type RepositoryCopy } from '../testing/repository-copy'
import { mutations } from './protections'

// Takes each protection away in a copy of the sources, one at a time: the test that is named for it must fail.

/** Whether a test passes in the copy, on the embedded database or on that of a URL. */
const passes = ({ folder }: RepositoryCopy, test: string, database = 'embedded') =>
  new Promise<boolean>((resolve) => {
    // Without a runner, whose time limit would leave the process of the test behind, or one that waits for what it left open.
    const args = ['--import', 'tsx', '--test-force-exit', test]
    const env = { ...process.env, TEST_DATABASE: database }
    execFile(process.execPath, args, { cwd: folder, env, timeout: 300_000, maxBuffer: 1e9 }, (error) => resolve(!error))
  })

const named = process.argv.slice(2)
const chosen = mutations.filter(
  ({ protection }) => named.length === 0 || named.some((part) => protection.includes(part)),
)
if (chosen.some(({ database }) => database)) await ensurePostgres()
const server = chosen.some(({ database }) => database) ? await startPostgres() : undefined
const copy = await copyRepository(fromRoot())
let unnoticed = 0
const whole = new Map<string, boolean>()
try {
  for (const { protection, file, text, replacement, test, database } of chosen) {
    const run = () => passes(copy, test, database && server?.url)
    // A test that fails anyway notices nothing.
    const key = `${test} ${database ?? ''}`
    if (!whole.has(key)) whole.set(key, await run())
    // Of the copy: the sources may change while this runs.
    const sound = await readFile(join(copy.folder, file))
    await copy.edit(file, text, replacement)
    const isNoticed = whole.get(key) === true && !(await run())
    await writeFile(join(copy.folder, file), sound)
    if (!isNoticed) unnoticed += 1
    console.log(`  ${isNoticed ? 'noticed' : 'NOT NOTICED'}: ${protection} (${test})`)
  }
  console.log(`${chosen.length - unnoticed} of ${chosen.length} protections that were taken away were noticed`)
  process.exitCode = unnoticed === 0 ? 0 : 1
} finally {
  await copy.remove()
  await server?.stop()
}
