import { execFile } from 'node:child_process'
import { chmod, cp, mkdir, readFile, stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { glob } from 'tinyglobby'
import { fromRoot, repositoryRoot } from '../repository'
import { readDockerfile, type Stage } from './dockerfile'

const run = promisify(execFile)
/** Without the variables that `npm run` sets for this repository: an npm inside an image would use them. */
const cleanEnvironment = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^npm_|^NODE_/.test(name)))

/**
 * Creates the folders of an image from its Dockerfile, without containers: every stage is a folder in `workbench`, in
 * which its COPY instructions and those RUN instructions that use npm or Node are executed. This machine replaces the
 * base image. Returns the last stage and its folder.
 * @throws {Error} when a COPY finds nothing or a command fails
 */
export async function layOutImage(dockerfile: string, workbench: string): Promise<{ root: string; stage: Stage }> {
  const stages = readDockerfile(await readFile(fromRoot('docker', dockerfile), 'utf8'))
  const folderOf = (name: string) => join(workbench, name)
  let laidOut = { root: '', stage: stages[0] as Stage }
  for (const [index, stage] of stages.entries()) {
    const root = folderOf(stage.name ?? `stage-${index}`)
    await mkdir(root, { recursive: true })
    if (stages.some(({ name }) => name === stage.from)) await copy(folderOf(stage.from), root)
    await layOutStage(stage, root, folderOf)
    laidOut = { root, stage }
  }
  return laidOut
}

async function layOutStage({ instructions }: Stage, root: string, folderOf: (name: string) => string) {
  let workingFolder = join(root, 'site')
  await mkdir(workingFolder, { recursive: true })
  for (const { keyword, value } of instructions) {
    if (keyword === 'WORKDIR') await mkdir((workingFolder = join(root, value)), { recursive: true })
    if (keyword === 'COPY') {
      const [, from, parents, rest = ''] = /^(?:--from=(\S+) )?(--parents )?(.*)$/.exec(value) ?? []
      const paths = rest.split(' ')
      const to = paths.pop() ?? ''
      if (parents) {
        for (const path of await matching(paths)) await copyFromContext(path, join(workingFolder, to, path))
        continue
      }
      for (const path of paths) {
        const target =
          to.endsWith('/') || paths.length > 1 ? join(workingFolder, to, path) : at(workingFolder, root, to)
        if (from) await copy(join(folderOf(from), path), target)
        else await copyFromContext(path, target)
      }
    }
    if (keyword === 'VOLUME') for (const path of value.split(' ')) await makeVolume(join(root, path))
    // Skips system commands, such as adding users, which only make sense in a container.
    if (keyword === 'RUN' && /^(npm|node) /.test(value))
      await run('sh', ['-c', value], { cwd: workingFolder, env: cleanEnvironment })
  }
}

const at = (workingFolder: string, root: string, path: string) =>
  path.startsWith('/') ? join(root, path) : resolve(workingFolder, path)

/** Creates a world-writable folder. */
async function makeVolume(folder: string) {
  await mkdir(folder, { recursive: true })
  await chmod(folder, 0o777)
}

/** Files and folders of the repository that the patterns of a `COPY --parents` match. */
async function matching(patterns: readonly string[]): Promise<string[]> {
  const found = await glob([...patterns], { cwd: repositoryRoot, onlyFiles: false, expandDirectories: false })
  return found.map((path) => path.replace(/\/$/, ''))
}

const copy = (from: string, to: string) => cp(from, to, { recursive: true, verbatimSymlinks: true })

/** Copies a file or folder of the repository, except what `.dockerignore` excludes. */
async function copyFromContext(path: string, to: string) {
  if ((await stat(fromRoot(path))).isFile()) return copy(fromRoot(path), to)
  const ignored = await readFile(fromRoot('.dockerignore'), 'utf8')
  const ignore = ignored.split('\n').filter((line) => line && !line.startsWith('#'))
  const files = await glob(`${path}/**/*`, {
    cwd: repositoryRoot,
    ignore: ignore.flatMap((pattern) => [pattern, `${pattern}/**`]),
    dot: true,
  })
  if (files.length === 0) throw new Error(`${path} is empty.`)
  for (const file of files) await copy(fromRoot(file), join(to, file.slice(path.length)))
}
