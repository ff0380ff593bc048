import { runNodeTests } from './node-tests'

const passed = await runNodeTests({ pattern: '{tools,releases}/**/*.test.ts', report: 'tools.json' })
process.exitCode = passed ? 0 : 1
