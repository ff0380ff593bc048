import assert from 'node:assert/strict'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test, type TestContext } from 'node:test'
import { fromRoot } from '../repository'
import { countsOf, sum } from './counts'
import { describeResult, lastLine } from './describe-result'
import { runNodeTests } from './node-tests'
import { runStep } from './run-step'

/** A folder in the repository, because test files import packages; gone after the test. */
async function folderFor(context: TestContext) {
  await mkdir(fromRoot('.cache'), { recursive: true })
  const folder = await mkdtemp(fromRoot('.cache', 'runner-'))
  context.after(() => rm(folder, { recursive: true }))
  return folder
}

async function countRun(context: TestContext, source: string) {
  const folder = await folderFor(context)
  await writeFile(join(folder, 'probe.test.ts'), source)
  const report = join(folder, 'report.json')
  const pattern = `${folder.slice(fromRoot().length + 1)}/*.test.ts`
  const passed = await runNodeTests({ pattern, report, silent: true })
  return { passed, report: JSON.parse(await readFile(report, 'utf8')) as { passed: number; failed: number } }
}

test('node:test counts every test once, nested ones and suites included', async (context) => {
  const { passed, report } = await countRun(
    context,
    `import { describe, test } from 'node:test'
    describe('suite', () => { test('one', () => undefined); test('two', () => { throw new Error('no') }) })
    test('three', () => undefined)`,
  )
  assert.equal(passed, false)
  assert.deepEqual([report.passed, report.failed], [2, 1])
})

test('a test file that cannot be loaded counts as failed', async (context) => {
  const { passed, report } = await countRun(context, `throw new Error('broken')`)
  assert.equal(passed, false)
  assert.deepEqual([report.passed, report.failed], [0, 1])
})

test('no test file is a failure', async () => {
  assert.equal(await runNodeTests({ pattern: 'tools/nothing/*.test.ts', report: 'nothing.json', silent: true }), false)
})

test('a step that fails without a failed test counts as one failure', async () => {
  const result = await runStep({ name: 'probe failing', command: ['-e', 'console.log("why"); process.exit(2)'] })
  assert.deepEqual([result.passed, result.failed], [0, 1])
  assert.match(describeResult(result), /^FAIL {2}probe failing[^]*why$/)
})

test('a step that succeeds without tests counts nothing', async () => {
  const result = await runStep({ name: 'probe passing', command: ['-e', '0'] })
  assert.deepEqual([result.passed, result.failed], [0, 0])
})

test('skipped and flaky browser tests count as failed, files that do not load in unit tests too', () => {
  const stats = { expected: 3, unexpected: 1, flaky: 1, skipped: 1 }
  assert.deepEqual(countsOf.playwright({ stats }), { passed: 3, failed: 3 })
  const report = { numPassedTests: 5, numFailedTests: 1, numRuntimeErrorTestSuites: 2 }
  assert.deepEqual(countsOf.jest(report), { passed: 5, failed: 3 })
})

test('the last line names the sum of all steps', () => {
  assert.equal(
    lastLine(
      sum([
        { passed: 2, failed: 0 },
        { passed: 3, failed: 1 },
      ]),
    ),
    '5 passed, 1 failed',
  )
})
