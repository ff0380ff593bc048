import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { test } from 'node:test'
import { fromRoot, workspaces } from '../repository'

type Dependencies = Record<string, string>

/** The packages that a folder names, with their versions, without the workspaces of this repository. */
async function packagesOf(folder: string): Promise<[name: string, version: string][]> {
  const { dependencies, devDependencies } = JSON.parse(await readFile(fromRoot(folder, 'package.json'), 'utf8')) as {
    dependencies?: Dependencies
    devDependencies?: Dependencies
  }
  return Object.entries({ ...dependencies, ...devDependencies }).filter(([name]) => !name.startsWith('@tekskills/'))
}

test('a package has one exact version, whichever workspaces name it', async () => {
  const versions = new Map<string, Map<string, string[]>>()
  for (const folder of ['.', ...workspaces]) {
    for (const [name, version] of await packagesOf(folder)) {
      assert.match(version, /^(npm:[\w/@-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/, `${folder}: ${name}`)
      const ofPackage = versions.get(name) ?? new Map<string, string[]>()
      versions.set(name, ofPackage.set(version, [...(ofPackage.get(version) ?? []), folder]))
    }
  }
  const drifted = [...versions].filter(([, ofPackage]) => ofPackage.size > 1)
  assert.deepEqual(drifted, [])
})

test('every package of the lock has its hash, also those that only another platform installs', async () => {
  const lock = JSON.parse(await readFile(fromRoot('package-lock.json'), 'utf8')) as {
    packages: Record<string, { integrity?: string; link?: true }>
  }
  const installed = Object.entries(lock.packages).filter(([path, { link }]) => path.includes('node_modules/') && !link)
  assert.ok(installed.length > 1_000)
  const unproven = installed.filter(([, { integrity }]) => !integrity?.startsWith('sha512-')).map(([path]) => path)
  assert.deepEqual(unproven, [])
})
