import { runNodeTests } from './node-tests'

const passed = await runNodeTests({ pattern: 'tools/**/*.test.ts', report: 'tools.json' })
process.exitCode = passed ? 0 : 1
