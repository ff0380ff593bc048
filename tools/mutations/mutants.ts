import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { fromRoot } from '../repository'
import { editsOf, type Mutation } from './mutation'

export interface Mutants {
  directory: string
  /** Whether the tests pass on the copy as it is. */
  passes(tests: readonly string[]): Promise<boolean>
  /** Whether a test fails on the mutated copy. Throws when the text to change is not there exactly once. */
  notices(mutation: Mutation): Promise<boolean>
}

const LEFT_OUT = new Set(['node_modules', 'dist'])

/** A copy of the service to be spoilt, with the packages of the repository. */
export async function makeMutants(): Promise<Mutants> {
  const directory = await mkdtemp(join(tmpdir(), 'tk-mutants-'))
  const filter = (source: string) => !LEFT_OUT.has(basename(source))
  for (const name of ['api', 'shared', 'package.json', 'tsconfig.json']) {
    await cp(fromRoot(name), join(directory, name), { recursive: true, filter })
  }
  await symlink(fromRoot('node_modules'), join(directory, 'node_modules'))
  await symlink(fromRoot('api', 'node_modules'), join(directory, 'api', 'node_modules')).catch(() => undefined)

  async function run(tests: readonly string[]): Promise<boolean> {
    const files = [...new Set(tests)].map((test) => join('api', 'src', test))
    const env = { ...process.env, NODE_TEST_CONTEXT: undefined, TEST_DATABASE: 'embedded' }
    const options = ['--import', 'tsx', '--test', '--test-concurrency=1']
    const child = spawn(process.execPath, [...options, ...files], { cwd: directory, env, stdio: 'ignore' })
    const [code] = (await once(child, 'close')) as [number | null]
    return code === 0
  }

  async function notices(mutation: Mutation): Promise<boolean> {
    const before = new Map<string, string>()
    try {
      for (const { file, from, to } of editsOf(mutation)) {
        const path = join(directory, 'api', 'src', file)
        const text = await readFile(path, 'utf8')
        if (text.split(from).length !== 2) throw new Error(`${file} does not say exactly once: ${from}`)
        if (!before.has(path)) before.set(path, text)
        await writeFile(
          path,
          text.replace(from, () => to),
        )
      }
      return !(await run(mutation.tests))
    } finally {
      for (const [path, text] of before) await writeFile(path, text)
    }
  }

  return { directory, passes: run, notices }
}

export const endMutants = ({ directory }: Mutants) => rm(directory, { recursive: true, force: true })
