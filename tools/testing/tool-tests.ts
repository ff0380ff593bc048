import { runNodeTests } from './node-tests'
import { filesMatching } from './test-files'

/**
 * `npm test -w tools -- [nightly] [path fragment …]`: runs the tests of `tools` and `releases`; `nightly`: those that
 * are too slow for every run.
 */
const args = process.argv.slice(2)
const NIGHTLY = 'nightly'
const isNightly = args.includes(NIGHTLY)
const parts = args.filter((arg) => arg !== NIGHTLY)

const files = (await filesMatching('{tools,releases}/**/*.test.ts')).filter(
  (file) =>
    file.endsWith('.nightly.test.ts') === isNightly &&
    (parts.length === 0 || parts.some((part) => file.includes(part))),
)
const passed = await runNodeTests({ files, report: 'tools.json', inOneProcess: true })
process.exitCode = passed ? 0 : 1
