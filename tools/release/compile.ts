import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import type { BuildMode } from '../federation/base-config'
import { singletonPackages } from '../federation/shared-modules'
import { foldersWithoutOwnPackages, partFolder, secondCopyRemedy } from '../layout'
import { fromRoot, repositoryRoot } from '../repository-root'
import type { ReleaseName } from '../repository'

const run = promisify(execFile)
const webpackCli = join(dirname(createRequire(import.meta.url).resolve('webpack-cli/package.json')), 'bin', 'cli.js')

/** Maximum output of a failed build, in bytes. */
const MAX_OUTPUT = 16 * 1024 * 1024

/** A failed webpack build; the message contains its errors. */
export class BuildError extends Error {
  override name = 'BuildError'
}

interface CompileOptions {
  release: string
  mode: BuildMode
  /** Folder for `client/` and `server/`. */
  output: string
}

/** The webpack config of a deployable. @throws {BuildError} if there is none. */
export function webpackConfigOf(name: ReleaseName): string {
  const config = join(partFolder(name), 'webpack.config.mjs')
  if (!existsSync(config))
    throw new BuildError(`${name}/webpack.config.mjs is missing: webpack-cli needs it to build ${name}.`)
  return config
}

/**
 * Builds a deployable with webpack-cli and the `webpack.config.mjs` in its folder, as one would by hand.
 * @throws {BuildError} when there is no such config, when a shared package is installed twice, or with webpack's errors.
 */
export async function compile(name: ReleaseName, { release, mode, output }: CompileOptions): Promise<void> {
  const config = webpackConfigOf(name)
  // Its code would be resolved against the copy, while the release declares the version in the root.
  const copies = foldersWithoutOwnPackages(name).flatMap((folder) =>
    singletonPackages.map((owner) => `${folder}/node_modules/${owner}`).filter((copy) => existsSync(fromRoot(copy))),
  )
  if (copies.length > 0)
    throw new BuildError(`${copies.join(', ')}: a second copy of a shared package. ${secondCopyRemedy}`)
  const env = [`release=${release}`, `output=${output}`].flatMap((each) => ['--env', each])
  const args = ['--config', config, '--mode', mode, ...env, '--stats', 'errors-only', '--no-color']
  await run(process.execPath, [webpackCli, ...args], { cwd: repositoryRoot, maxBuffer: MAX_OUTPUT }).catch(
    ({ stdout = '', stderr = '', message }: Error & { stdout?: string; stderr?: string }) => {
      throw new BuildError(`${name} does not build:\n${`${stdout}${stderr}`.trim() || message}`)
    },
  )
}
