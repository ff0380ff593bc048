import { stripVTControlCharacters } from 'node:util'

/** A test that did not pass. */
export interface Failure {
  title: string
  /** The first lines of the error that the runner reports. */
  reason: string
}

/** Enough for the message and the expected value; the log of the step has the rest. */
const REASON_LINES = 10

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

interface PlaywrightSuite {
  suites?: PlaywrightSuite[]
  specs: {
    title: string
    file: string
    ok: boolean
    tests: { results: { errors: { message?: string }[] }[] }[]
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
      .map(({ file, title, tests }) =>
        failure(file, title, tests.flatMap(({ results }) => results.flatMap(({ errors }) => errors))[0]?.message),
      ),
    ...errors.map(({ message }) => failure(undefined, 'before any test', message)),
  ],
}
