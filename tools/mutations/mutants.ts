import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fromRoot } from '../repository'
import { editsOf, type Mutation } from './mutation'

export interface Mutants {
  directory: string
  /** Throws, with what they said, unless the tests of these pass on the copy as it is. */
  requirePassing(mutations: readonly Mutation[]): Promise<void>
  /** Whether a test fails on the mutated copy. Throws when the text to change is not there exactly once. */
  notices(mutation: Mutation): Promise<boolean>
}

const databaseOf = ({ embedded }: Mutation) => (embedded ? 'embedded' : 'postgres')

const LEFT_OUT = new Set(['node_modules', 'dist'])

/** A copy of the service to be spoilt, with the packages of the repository; its tests run on the server that is named. */
export async function makeMutants(databaseUrl: string): Promise<Mutants> {
  const directory = await mkdtemp(join(tmpdir(), 'tk-mutants-'))
  const filter = (source: string) => !LEFT_OUT.has(basename(source))
  for (const name of ['api', 'shared', 'package.json', 'tsconfig.json']) {
    await cp(fromRoot(name), join(directory, name), { recursive: true, filter })
  }
  await symlink(fromRoot('node_modules'), join(directory, 'node_modules'))
  await symlink(fromRoot('api', 'node_modules'), join(directory, 'api', 'node_modules')).catch(() => undefined)

  async function run(mutations: readonly Mutation[], database: 'embedded' | 'postgres') {
    const tests = mutations.flatMap((each) => each.tests)
    const files = [...new Set(tests)].map((test) => join(directory, 'api', 'src', test))
    const env = {
      ...{ ...process.env, NODE_TEST_CONTEXT: undefined, TEST_FILES: JSON.stringify(files) },
      ...{ TEST_DATABASE: database, ...(database === 'postgres' && { DATABASE_URL: databaseUrl }) },
    }
    const patterns = mutations.map(({ proof }) => `--test-name-pattern=${proof}`)
    const entry = fromRoot('tools', 'testing', 'in-one-process.ts')
    const child = spawn(process.execPath, ['--import', 'tsx', ...patterns, entry], {
      cwd: directory,
      env,
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    const [output] = await Promise.all([text(child.stdout), once(child, 'close')])
    return { passed: child.exitCode === 0, output }
  }

  async function requirePassing(mutations: readonly Mutation[]): Promise<void> {
    for (const database of ['postgres', 'embedded'] as const) {
      const some = mutations.filter((each) => databaseOf(each) === database)
      const { passed, output } = some.length > 0 ? await run(some, database) : { passed: true, output: '' }
      if (!passed) throw new Error(`The tests do not pass as they are:\n${output}`)
    }
  }

  async function notices(mutation: Mutation): Promise<boolean> {
    const before = new Map<string, string>()
    try {
      for (const { file, from, to } of editsOf(mutation)) {
        const path = join(directory, 'api', 'src', file)
        const source = await readFile(path, 'utf8')
        if (source.split(from).length !== 2) throw new Error(`${file} does not say exactly once: ${from}`)
        if (!before.has(path)) before.set(path, source)
        await writeFile(
          path,
          source.replace(from, () => to),
        )
      }
      return !(await run([mutation], databaseOf(mutation))).passed
    } finally {
      for (const [path, source] of before) await writeFile(path, source)
    }
  }

  return { directory, requirePassing, notices }
}

export const endMutants = ({ directory }: Mutants) => rm(directory, { recursive: true, force: true })
