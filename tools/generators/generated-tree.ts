import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { fromRoot } from '../repository'

const execute = promisify(execFile)
const EXCLUDED = /(^|\/)(node_modules|dist|\.swc)(\/|$)|^\/tools\/.*\.test\.ts$/
const CONFIGURATION = ['package.json', 'tsconfig.json', 'jest.config.mjs', 'oxlint.config.mjs', '.oxfmtrc.json']

/** A copy of parts of the repository in which generators run and their output is checked. */
export interface GeneratedTree {
  /** Folder of the copy. */
  root: string
  /** Runs `npm run new -- <generator>` in the copy, without prompts. */
  generate: (generator: string, answers: Record<string, string>) => Promise<void>
  /** Runs a command of a package in the copy. @throws {Error} with its output when it fails. */
  run: (command: string, ...args: string[]) => Promise<void>
  /** Type-checks these folders of the copy and what they import. */
  typecheck: (...folders: string[]) => Promise<void>
  /** Removes the copy. */
  remove: () => Promise<void>
}

/** Arguments of `npm run new` from package.json, with the plopfile of the repository. */
function newCommand(): string[] {
  const { scripts } = JSON.parse(readFileSync(fromRoot('package.json'), 'utf8')) as { scripts: { new: string } }
  return scripts.new
    .split(' ')
    .slice(1)
    .map((word) => (word.endsWith('.mjs') ? fromRoot(word) : word))
}

/** Copies the given folders and the project's configuration to a temporary tree. */
export async function generatedTree(...folders: string[]): Promise<GeneratedTree> {
  await mkdir(fromRoot('.cache'), { recursive: true })
  // Inside the repository, so that its packages are resolved.
  const root = await mkdtemp(fromRoot('.cache', 'generated-'))
  // A repository of its own for oxlint, which leaves out what git ignores.
  await mkdir(join(root, '.git'))
  for (const path of [...CONFIGURATION, 'tools/lint', 'tools/testing/jest', ...folders]) {
    const filter = (source: string) => !EXCLUDED.test(source.slice(fromRoot().length))
    await mkdir(dirname(join(root, path)), { recursive: true })
    await cp(fromRoot(path), join(root, path), { recursive: true, filter })
    if (folders.includes(path)) await symlink(fromRoot(path, 'node_modules'), join(root, path, 'node_modules'))
  }
  const node = async (file: string, ...args: string[]) => {
    const env = { ...process.env, NODE_TEST_CONTEXT: undefined }
    await execute(process.execPath, [file, ...args], { cwd: root, env }).catch(
      (error: { stdout: string; stderr: string }) => {
        throw new Error(`${args.join(' ')}\n${error.stdout}\n${error.stderr}`)
      },
    )
  }
  const run = (command: string, ...args: string[]) => node(fromRoot('node_modules', command), ...args)
  return {
    root,
    generate: (generator, answers) => {
      const given = Object.entries(answers).flatMap(([name, value]) => [`--${name}`, value])
      return run('plop/bin/plop.js', ...newCommand(), generator, '--', ...given)
    },
    run,
    typecheck: async (...checked) => {
      const include = [...checked.map((folder) => `${folder}/**/*`), 'shared/src/**/*.d.ts', 'remote-*/src/**/*.d.ts']
      await writeFile(join(root, 'tsconfig.check.json'), JSON.stringify({ extends: './tsconfig.json', include }))
      await run('@typescript/native/bin/tsc', '--noEmit', '-p', 'tsconfig.check.json')
    },
    remove: () => rm(root, { recursive: true }),
  }
}
