import { mkdir } from 'node:fs/promises'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { fromRoot } from '../repository'
import { runNode } from './run-node'
import { reportsFolder } from './run-step'

interface NodeTestOptions {
  /** Test files, relative to the repository's root. */
  files: readonly string[]
  /** File for the counts and failures, under `reports/` or absolute. */
  report: string
  env?: Record<string, string>
  /**
   * Runs all files in one process. They then share module state, so no test may rely on state that it has not set up.
   */
  inOneProcess?: boolean
  /** Prints no output. */
  silent?: boolean
}

/** Runs test files with node:test and returns whether all passed. An empty list is a failure. */
export async function runNodeTests({ files, report, env, inOneProcess, silent }: NodeTestOptions): Promise<boolean> {
  if (files.length === 0) {
    if (!silent) console.error('No test file matches.')
    return false
  }
  await mkdir(reportsFolder, { recursive: true })
  const reporters = [
    '--test-reporter=spec',
    '--test-reporter-destination=stdout',
    `--test-reporter=${new URL('./count-reporter.mjs', import.meta.url).href}`,
    `--test-reporter-destination=${resolve(reportsFolder, report)}`,
  ]
  const entries = inOneProcess ? [fileURLToPath(new URL('./in-one-process.ts', import.meta.url))] : files
  const code = await runNode(['--import', 'tsx', ...reporters, '--test', ...entries], {
    // A run started inside a test must not report to that test.
    env: { NODE_TEST_CONTEXT: undefined, TEST_FILES: JSON.stringify(files.map((file) => fromRoot(file))), ...env },
    stdio: silent ? 'ignore' : 'inherit',
  })
  return code === 0
}
