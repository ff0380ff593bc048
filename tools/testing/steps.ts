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
  // One worker: the other lane needs the second core.
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

/** Steps that need nothing of each other, in two lanes for two cores; the browser tests need them all to be done. */
export const lanes: readonly (readonly Step[])[] = [
  [build, unit, service('postgres')],
  [typecheck, lint, format, toolTests, service('embedded')],
]
