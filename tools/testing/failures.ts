import { existsSync, readFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'

/** A test that did not pass. */
export interface Failure {
  title: string
  /** The first lines of the error that the runner reports. */
  reason: string
}

/** Enough for the message and the expected value; the log of the step has the rest. */
const REASON_LINES = 10

/** Enough for what the main part of a page showed when a browser test failed. */
const SNAPSHOT_LINES = 40

interface JestReport {
  testResults: {
    name: string
    message: string
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[]
  }[]
}

interface NodeTestReport {
  failures: { file?: string; name: string; message?: string }[]
}

interface PlaywrightResult {
  errors: { message?: string }[]
  attachments?: { name: string; path?: string }[]
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[]
  specs: {
    title: string
    file: string
    ok: boolean
    tests: { results: PlaywrightResult[] }[]
  }[]
}

interface PlaywrightReport {
  suites: PlaywrightSuite[]
  errors?: { message?: string }[]
}

const fileName = (path = '') => path.split('/').at(-1) ?? ''

const failure = (file: string | undefined, title: string, message = ''): Failure => ({
  title: [fileName(file), title].filter(Boolean).join(': '),
  reason: stripVTControlCharacters(message).trim().split('\n').slice(0, REASON_LINES).join('\n'),
})

/** The accessibility tree of the page at the time of the failure, from its main part on; Playwright writes it to a file. */
function pageSnapshot({ attachments = [] }: PlaywrightResult): string {
  const path = attachments.find(({ name }) => name === 'error-context')?.path
  if (!path || !existsSync(path)) return ''
  const [, snapshot = ''] = /```yaml\n([\s\S]*?)\n```/.exec(readFileSync(path, 'utf8')) ?? []
  const lines = snapshot.split('\n')
  const main = lines.findIndex((line) => /^\s*- (main|alertdialog|dialog)\b/.test(line))
  return lines.slice(Math.max(0, main)).slice(0, SNAPSHOT_LINES).join('\n')
}

function browserFailure({ file, title, tests }: PlaywrightSuite['specs'][number]): Failure {
  const failed = tests.flatMap(({ results }) => results).find(({ errors }) => errors.length > 0)
  const { reason, ...rest } = failure(file, title, failed?.errors[0]?.message)
  return { ...rest, reason: [reason, failed && pageSnapshot(failed)].filter(Boolean).join('\n\n') }
}

const specsOf = (suite: PlaywrightSuite): PlaywrightSuite['specs'] => [
  ...suite.specs,
  ...(suite.suites ?? []).flatMap(specsOf),
]

/** Failed tests, from the reports of the test runners. */
export const failuresOf = {
  jest: ({ testResults }: JestReport): Failure[] =>
    testResults.flatMap(({ name, message, assertionResults }) =>
      assertionResults.length === 0
        ? [failure(name, 'does not load', message)]
        : assertionResults
            .filter(({ status }) => status === 'failed')
            .map(({ fullName, failureMessages }) => failure(name, fullName, failureMessages[0])),
    ),
  nodeTest: ({ failures }: NodeTestReport): Failure[] =>
    failures.map(({ file, name, message }) => failure(file, name, message)),
  playwright: ({ suites, errors = [] }: PlaywrightReport): Failure[] => [
    ...suites
      .flatMap(specsOf)
      .filter(({ ok }) => !ok)
      .map(browserFailure),
    ...errors.map(({ message }) => failure(undefined, 'before any test', message)),
  ],
}
