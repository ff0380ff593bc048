import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { test } from 'node:test'
import { setImmediate } from 'node:timers/promises'
import { config } from '../lint/config.mjs'

const OXLINT = join(dirname(createRequire(import.meta.url).resolve('oxlint/package.json')), 'bin', 'oxlint')
const TSCONFIG = { compilerOptions: { paths: { '@tekskills/shared/*': ['./shared/src/*'] } } }

/** Files (path to source) and the one whose violations count. */
export interface Fixture {
  files: Record<string, string>
  path: string
}

/** A fixture and the ids of the rules that it violates, sorted. */
type LintCase = readonly [Fixture, readonly string[]]

/**
 * Returns a function that declares a test of the rules. The fixtures of all tests that it declares are linted by one
 * process.
 */
export function lintTests() {
  const fixtures: Fixture[] = []
  // The file has declared all its tests by then.
  const run = setImmediate().then(() => lintAll(fixtures))
  /** @param only the rule that the test is about; all rules by default */
  return (title: string, casesOf: () => readonly LintCase[], only?: string) => {
    const cases = casesOf()
    const first = fixtures.push(...cases.map(([fixture]) => fixture)) - cases.length
    test(title, async () => {
      const violations = await run
      for (const [index, [{ path }, expected]] of cases.entries())
        assert.deepEqual(
          violations[first + index]?.filter((rule) => !only || rule === only),
          expected,
          path,
        )
    })
  }
}

/** What oxlint prints as JSON. */
interface Report {
  /** A parse error has no code. */
  diagnostics: { code?: string; message: string; filename: string }[]
}

/** The rules of the repository for a tree in another folder, without those that need types. */
const configFor = (folder: string) => ({
  ...config,
  options: undefined,
  settings: {
    ...config.settings,
    'boundaries/root-path': folder,
    'import/resolver': { typescript: { project: join(folder, 'tsconfig.json') } },
  },
})

/** Lints each fixture in a folder of its own and returns the ids of the rules that its file violates. */
async function lintAll(fixtures: readonly Fixture[]): Promise<string[][]> {
  const root = await mkdtemp(join(tmpdir(), 'lint-fixture-'))
  const folderOf = (index: number) => join(root, String(index))
  const write = async (path: string, source: string) => {
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, source)
  }
  try {
    for (const [index, { files }] of fixtures.entries()) {
      const folder = folderOf(index)
      await write(join(folder, 'tsconfig.json'), JSON.stringify(TSCONFIG))
      await write(join(folder, '.oxlintrc.json'), JSON.stringify(configFor(folder)))
      for (const [name, source] of Object.entries(files)) await write(join(folder, name), source)
    }
    const { diagnostics } = JSON.parse(await oxlint(root)) as Report
    return fixtures.map(({ path }, index) => {
      const found = diagnostics.filter(({ filename }) => filename === join(String(index), path))
      return [
        ...new Set(found.map(({ code, message }) => code?.replace(/\((.*)\)$/, '/$1') ?? `error: ${message}`)),
      ].sort()
    })
  } finally {
    await rm(root, { recursive: true })
  }
}

/** What oxlint prints about a folder; its exit code is 1 when it finds violations. */
const oxlint = (cwd: string) =>
  new Promise<string>((resolve, reject) => {
    execFile(process.execPath, [OXLINT, '--format=json'], { cwd, maxBuffer: 2 ** 26 }, (error, stdout, stderr) =>
      stdout.startsWith('{') ? resolve(stdout) : reject(error ?? new Error(stderr)),
    )
  })
