import { mkdir } from 'node:fs/promises'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { fromRoot } from '../repository'
import { runNode } from './run-node'
import { reportsFolder } from './run-step'

interface NodeTestOptions {
  /** Paths of the test files from the repository's root. */
  files: readonly string[]
  /** File under `reports/`, or absolute, that takes the counts. */
  report: string
  env?: Record<string, string>
  /** Runs all files in one process. They share what is module-wide, so each test makes its own beginning. */
  inOneProcess?: boolean
  /** Prints nothing of the run. */
  silent?: boolean
}

/** Runs test files on node:test; returns whether all passed. Finding no file is a failure. */
export async function runNodeTests({ files, report, env, inOneProcess, silent }: NodeTestOptions): Promise<boolean> {
  if (files.length === 0) {
    if (!silent) console.error('There is no such test file.')
    return false
  }
  await mkdir(reportsFolder, { recursive: true })
  const reporters = [
    ...['--test-reporter=spec', '--test-reporter-destination=stdout'],
    `--test-reporter=${new URL('./count-reporter.mjs', import.meta.url).href}`,
    `--test-reporter-destination=${resolve(reportsFolder, report)}`,
  ]
  const entries = inOneProcess ? [fileURLToPath(new URL('./in-one-process.ts', import.meta.url))] : files
  const code = await runNode(['--import', 'tsx', ...reporters, '--test', ...entries], {
    // A run started from within a test must report for itself, not to that test.
    env: { NODE_TEST_CONTEXT: undefined, TEST_FILES: JSON.stringify(files.map((file) => fromRoot(file))), ...env },
    stdio: silent ? 'ignore' : 'inherit',
  })
  return code === 0
}
