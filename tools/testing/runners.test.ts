import assert from 'node:assert/strict'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test, type TestContext } from 'node:test'
import { fromRoot } from '../repository'
import { countsOf, sum } from './counts'
import { failuresOf } from './failures'
import { describeResult, lastLine } from './describe-result'
import { runNodeTests } from './node-tests'
import { runStep } from './run-step'

/** A folder in the repository, so that test files can import packages; removed after the test. */
async function folderFor(context: TestContext) {
  await mkdir(fromRoot('.cache'), { recursive: true })
  const folder = await mkdtemp(fromRoot('.cache', 'runner-'))
  context.after(() => rm(folder, { recursive: true }))
  return folder
}

async function countRun(context: TestContext, source: string, inOneProcess = false) {
  const folder = await folderFor(context)
  await writeFile(join(folder, 'probe.test.ts'), source)
  const report = join(folder, 'report.json')
  const files = [join(folder.slice(fromRoot().length + 1), 'probe.test.ts')]
  const passed = await runNodeTests({ files, report, silent: true, inOneProcess })
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

for (const inOneProcess of [false, true]) {
  const mode = inOneProcess ? 'in one process' : 'in its own process'
  test(`a test file that cannot be loaded counts as failed, ${mode}`, async (context) => {
    const { passed, report } = await countRun(context, `throw new Error('broken')`, inOneProcess)
    assert.equal(passed, false)
    assert.deepEqual([report.passed, report.failed], [0, 1])
  })
}

test('tests in one process are counted individually', async (context) => {
  const source = `import { test } from 'node:test'
    test('one', () => undefined); test('two', () => { throw new Error('no') }); test('three', () => undefined)`
  const { passed, report } = await countRun(context, source, true)
  assert.equal(passed, false)
  assert.deepEqual([report.passed, report.failed], [2, 1])
})

test('no test file is a failure', async () => {
  assert.equal(await runNodeTests({ files: [], report: 'nothing.json', silent: true }), false)
})

test('a step that fails without a failed test counts as one failure', async () => {
  const result = await runStep({ name: 'probe failing', command: ['-e', 'console.log("why"); process.exit(2)'] })
  assert.deepEqual([result.passed, result.failed], [0, 1])
  assert.match(describeResult(result), /^FAIL {2}probe failing[^]*why$/)
})

test('a step that succeeds without tests adds nothing to the counts', async () => {
  const result = await runStep({ name: 'probe passing', command: ['-e', '0'] })
  assert.deepEqual([result.passed, result.failed], [0, 0])
})

test('skipped and flaky browser tests count as failed, and so do unit test files that do not load', () => {
  const stats = { expected: 3, unexpected: 1, flaky: 1, skipped: 1 }
  assert.deepEqual(countsOf.playwright({ stats }), { passed: 3, failed: 3 })
  const report = { numPassedTests: 5, numFailedTests: 1, numRuntimeErrorTestSuites: 2 }
  assert.deepEqual(countsOf.jest(report), { passed: 5, failed: 3 })
})

test('a failed step lists the failed tests and their reasons, for every runner', async (context) => {
  const unit = failuresOf.jest({
    testResults: [
      {
        name: '/a/nav.test.tsx',
        message: '',
        assertionResults: [
          { status: 'passed', fullName: 'draws', failureMessages: [] },
          { status: 'failed', fullName: 'opens', failureMessages: ['\u001B[31mnot open\u001B[39m'] },
        ],
      },
      { name: '/a/gone.test.tsx', message: 'Cannot find module', assertionResults: [] },
    ],
  })
  const snapshot = join(await folderFor(context), 'error-context.md')
  await writeFile(
    snapshot,
    '# Page snapshot\n\n```yaml\n- banner\n- main:\n  - heading "Not here"\n```\n\n# Test source\n',
  )
  const browser = failuresOf.playwright({
    suites: [
      {
        specs: [],
        suites: [
          {
            specs: [
              {
                title: 'signs in',
                file: 'access.spec.ts',
                ok: false,
                tests: [
                  {
                    results: [
                      { errors: [{ message: 'no' }], attachments: [{ name: 'error-context', path: snapshot }] },
                    ],
                  },
                ],
              },
            ],
          },
        ],
      },
    ],
  })
  const failures = [...unit, ...browser]
  const description = describeResult({ name: 'unit', passed: 1, failed: 3, seconds: 1, output: 'noise', failures })
  for (const line of [
    'nav.test.tsx: opens\n          not open',
    'gone.test.tsx: does not load',
    'access.spec.ts: signs in\n          no\n\n          - main:\n            - heading "Not here"',
  ])
    assert.ok(description.includes(line), `${line} in ${description}`)
  assert.ok(!description.includes('noise'))
})

test('the last line has the total of all steps', () => {
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
