import { runNodeTests } from './node-tests'
import { filesMatching } from './test-files'

/**
 * `npm test -w tools -- [nightly] [part of a path …]`: the tests of the tools and of the releases; `nightly`: those that
 * build, copy or set so much that they run at night.
 */
const words = process.argv.slice(2)
const NIGHTLY = 'nightly'
const isNightly = words.includes(NIGHTLY)
const parts = words.filter((word) => word !== NIGHTLY)

const files = (await filesMatching('{tools,releases}/**/*.test.ts')).filter(
  (file) =>
    file.endsWith('.nightly.test.ts') === isNightly &&
    (parts.length === 0 || parts.some((part) => file.includes(part))),
)
const passed = await runNodeTests({ files, report: 'tools.json', inOneProcess: true })
process.exitCode = passed ? 0 : 1
