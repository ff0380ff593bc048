import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fromRoot } from '../repository'
import type { Step } from './run-step'

const require = createRequire(import.meta.url)

/** The file behind a package's command, e.g. `packageCommand('jest', 'bin/jest.js')`. */
const packageCommand = (name: string, file: string) => join(dirname(require.resolve(`${name}/package.json`)), file)

const typescript = (file: string, ...args: string[]) => ['--import', 'tsx', fromRoot('tools', 'testing', file), ...args]

/**
 * Memory of V8 for short-lived objects, in megabytes: without it, a fifth to a third of the time of unit tests is
 * collection.
 */
const YOUNG_SPACE = '--max-semi-space-size=128'

const lint: Step = {
  name: 'lint',
  command: [packageCommand('oxlint', 'bin/oxlint'), '-c', 'oxlint.config.mjs', '.'],
}

const format: Step = {
  name: 'format',
  command: [packageCommand('oxfmt', 'bin/oxfmt'), '--check', '.'],
}

const typecheck: Step = { name: 'typecheck', command: [packageCommand('@typescript/native', 'bin/tsc'), '--noEmit'] }

const unit: Step = {
  name: 'unit',
  // One worker: the other lanes need the second core.
  command: [
    YOUNG_SPACE,
    packageCommand('jest', 'bin/jest.js'),
    '--ci',
    '--maxWorkers=1',
    '--json',
    '--outputFile=reports/unit.json',
  ],
  report: { file: 'unit.json', kind: 'jest' },
}

const toolTests: Step = {
  name: 'tools',
  command: typescript('tool-tests.ts'),
  report: { file: 'tools.json', kind: 'nodeTest' },
  // Their tests write temporary files that these steps would check.
  after: ['lint', 'format', 'typecheck'],
}

const service = (database: 'embedded' | 'postgres', ...parts: string[]): Step => ({
  name: `service on ${database}`,
  command: typescript('service-tests.ts', database, ...parts),
  report: { file: `service-${database}.json`, kind: 'nodeTest' },
  // They start the service from its build.
  after: ['build'],
})

const build: Step = { name: 'build', command: typescript('build.ts') }

const e2e: Step = {
  name: 'e2e',
  // Tests with this tag run in the nightly pipeline.
  command: typescript('e2e.ts', '--grep-invert', '@nightly'),
  report: { file: 'e2e.json', kind: 'playwright' },
  needs: 'build',
  after: ['build'],
  // It runs two workers.
  slots: 2,
}

const within = (step: Step, folder: string): Step => ({
  ...step,
  command: step.command.map((word) => (word === '.' ? folder : word)),
})

/** What a workspace's own tests run on; a workspace without any is tested by the others. */
const ownTests: Readonly<Record<string, readonly Step[]>> = {
  api: [service('postgres'), service('embedded')],
  e2e: [],
  tools: [toolTests],
}

/** All checks of one workspace without the others: its lint, its types, its tests. */
export const stepsOf = (workspace: string): readonly Step[] => [
  typecheck,
  within(lint, workspace),
  within(format, workspace),
  ...(ownTests[workspace] ?? [{ ...unit, command: [...unit.command, `${fromRoot(workspace)}/`] }]),
]

/** Steps spend part of their time waiting, so that three at once keep two cores busy. */
export const SLOTS = 3

/**
 * Everything, longest first, so that nothing long is left for the end; the browser tests, which keep two cores
 * busy by themselves, begin as soon as no more than one other step is running.
 */
export const allSteps: readonly Step[] = [
  build,
  unit,
  lint,
  typecheck,
  service('postgres'),
  format,
  toolTests,
  service('embedded', 'database-dependent'),
  e2e,
]
