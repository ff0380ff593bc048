import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, unlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestContext } from 'node:test'
import { promisify } from 'node:util'
import { fromRoot } from '../../repository'
import { copyRepository } from '../../testing/repository-copy'

const run = promisify(execFile)
const PUBLIC = 'remote-public'

/**
 * Publishes a remote from a copy of the repository with another webpack config, or without one. Returns the output and
 * the folder of the release.
 * @param installed a package to install for the remote alone
 */
export async function publishWith(t: TestContext, config: string | undefined, installed?: string) {
  const releases = await mkdtemp(join(tmpdir(), 'published-'))
  const copy = await copyRepository(fromRoot())
  t.after(() => Promise.all([rm(releases, { recursive: true }), copy.remove()]))
  const path = join(copy.folder, PUBLIC, 'webpack.config.mjs')
  await (config === undefined ? rm(path) : writeFile(path, config))
  if (installed) {
    const modules = join(copy.folder, PUBLIC, 'node_modules')
    // This is a link in the copy, and its target must stay unchanged.
    await unlink(modules)
    await mkdir(join(modules, installed), { recursive: true })
  }
  const env = { ...process.env, RELEASES_DIR: releases }
  const args = ['tools/bin/run.mjs', 'tools/release/main.ts', 'publish', PUBLIC]
  const output = await run(process.execPath, args, { cwd: copy.folder, env }).catch(
    (error: unknown) => error as { stdout: string; stderr: string },
  )
  const release = / (\w+) is published/.exec(output.stdout)?.[1] ?? ''
  return { text: output.stdout + output.stderr, folder: join(releases, PUBLIC, release) }
}
