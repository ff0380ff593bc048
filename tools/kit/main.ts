#!/usr/bin/env node
import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { buildTool } from '../layout'
import { remoteNames } from '../repository'

// `remote-kit`, the command of a repository that holds one remote (docs/your-first-remote.md).

const require = createRequire(import.meta.url)

const USAGE = `Usage: npx remote-kit <command>
  new remote                 makes this folder a remote with its first page; asks for what is not given as a flag
  new page                   adds a page, with its address and its test
  dev --site <address>       shows this remote in a running site; its writes are refused without --writes
  test [jest options]        types, the contract of the manifest and the tests of the pages
The release commands are those of the site, for this remote:`

const NO_STORE = `Name the release store of the site: set RELEASES_DIR to its folder, or RELEASES_S3_BUCKET to its bucket.`

/** Runs a command of a package that the kit depends on; exits with its code when it fails. */
function run(owner: string, file: string, args: readonly string[]): void {
  const command = join(dirname(require.resolve(`${owner}/package.json`)), file)
  const { status } = spawnSync(process.execPath, [command, ...args], { stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}

const [command = '', ...args] = process.argv.slice(2)
const isHelp = ['', 'help', '--help', '-h'].includes(command)
if (command === 'new') {
  run('plop', 'bin/plop.js', ['--plopfile', buildTool('kit', 'plopfile.mjs'), '--dest', '.', ...args])
} else if (remoteNames.length === 0 && command !== 'key') {
  console.error(`${USAGE.split('\n', 3).join('\n')}\nThis folder has no remote yet: npx remote-kit new remote`)
  process.exitCode = 1
} else if (command === 'test') {
  run('typescript', 'bin/tsc', ['--noEmit'])
  run('jest', 'bin/jest.js', args)
} else if (command === 'dev') {
  process.argv.splice(2, 1)
  await import('./dev')
} else if (command !== 'key' && !isHelp && !process.env['RELEASES_DIR'] && !process.env['RELEASES_S3_BUCKET']) {
  console.error(NO_STORE)
  process.exitCode = 1
} else {
  if (isHelp) {
    console.log(USAGE)
    process.argv.splice(2)
  }
  await import('../release/main')
}
