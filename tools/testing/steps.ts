import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fromRoot } from '../repository'
import type { Step } from './run-step'

const require = createRequire(import.meta.url)

/** The file behind a package's command, e.g. `packageCommand('jest', 'bin/jest.js')`. */
const packageCommand = (name: string, file: string) => join(dirname(require.resolve(`${name}/package.json`)), file)

const typescript = (file: string, ...args: string[]) => ['--import', 'tsx', fromRoot('tools', 'testing', file), ...args]

const lint: Step = {
  name: 'lint',
  command: [packageCommand('eslint', 'bin/eslint.js'), '.', '--max-warnings', '0'],
}

const format: Step = {
  name: 'format',
  command: [packageCommand('prettier', 'bin/prettier.cjs'), '--check', '.', '--log-level', 'warn'],
}

const typecheck: Step = { name: 'typecheck', command: [packageCommand('typescript', 'bin/tsc'), '--noEmit'] }

const unit: Step = {
  name: 'unit',
  // One worker: the other lanes need the second core.
  command: [
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
}

const service = (database: 'embedded' | 'postgres'): Step => ({
  name: `service on ${database}`,
  command: typescript('service-tests.ts', database),
  report: { file: `service-${database}.json`, kind: 'nodeTest' },
})

const build: Step = { name: 'build', command: typescript('build.ts') }

export const e2e: Step = {
  name: 'e2e',
  command: typescript('e2e.ts'),
  report: { file: 'e2e.json', kind: 'playwright' },
}

const within = (step: Step, folder: string): Step => ({
  ...step,
  command: step.command.map((word) => (word === '.' ? folder : word)),
})

/** What a workspace's own tests run on; a workspace that has none is proven by the others. */
const ownTests: Readonly<Record<string, readonly Step[]>> = {
  api: [service('embedded'), service('postgres')],
  e2e: [],
  tools: [toolTests],
}

/** Everything that proves one workspace without the others: its words, its types, its tests. */
export const stepsOf = (workspace: string): readonly Step[] => [
  typecheck,
  within(lint, workspace),
  within(format, workspace),
  ...(ownTests[workspace] ?? [{ ...unit, command: [...unit.command, `${fromRoot(workspace)}/`] }]),
]

/**
 * Steps that need nothing of each other, in three lanes of about the same length: each waits a part of its time, so that
 * three keep two cores busy. The browser tests need them all to be done. The tools come last in the lane of the linter:
 * their tests write files that it must not meet.
 */
export const lanes: readonly (readonly Step[])[] = [
  [lint, format, toolTests],
  [typecheck, build, service('embedded')],
  [unit, service('postgres')],
]
