import { mkdir } from 'node:fs/promises'
import { resolve } from 'node:path'
import { runNode } from './run-node'
import { reportsFolder } from './run-step'
import { filesMatching } from './test-files'

interface NodeTestOptions {
  /** Glob of the test files, from the repository's root. */
  pattern: string
  /** File under `reports/`, or absolute, that takes the counts. */
  report: string
  env?: Record<string, string>
  /** Prints nothing of the run. */
  silent?: boolean
}

/** Runs test files on node:test; answers whether all passed. Finding no file is a failure. */
export async function runNodeTests({ pattern, report, env, silent }: NodeTestOptions): Promise<boolean> {
  const files = await filesMatching(pattern)
  if (files.length === 0) {
    if (!silent) console.error(`No test file matches ${pattern}.`)
    return false
  }
  await mkdir(reportsFolder, { recursive: true })
  const reporters = [
    ...['--test-reporter=spec', '--test-reporter-destination=stdout'],
    `--test-reporter=${new URL('./count-reporter.mjs', import.meta.url).href}`,
    `--test-reporter-destination=${resolve(reportsFolder, report)}`,
  ]
  const code = await runNode(['--import', 'tsx', ...reporters, '--test', ...files], {
    // A run started from within a test must report for itself, not to that test.
    env: { NODE_TEST_CONTEXT: undefined, ...env },
    stdio: silent ? 'ignore' : 'inherit',
  })
  return code === 0
}
