import { copyFile, cp, mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DEVELOPMENT_RELEASE } from '@tekskills/shared/contracts/release'
import { describeRelease } from '../release/describe-release'
import { readFacts } from '../release/remote-facts'
import { fromRoot, type ReleaseName } from '../repository'

/** Replaces a file atomically, so that readers never see a partial one. */
async function replaceFile(path: string, write: (draft: string) => Promise<void>) {
  await write(`${path}.draft`)
  await rename(`${path}.draft`, path)
}

/** Turns the webpack output in `folder` into a release that the shell server can load. */
export async function writeRelease(name: ReleaseName, folder: string, serverFile: string | undefined): Promise<void> {
  await mkdir(folder, { recursive: true })
  if (name === 'shell') await cp(fromRoot('shell', 'public'), join(folder, 'client', 'public'), { recursive: true })
  if (serverFile) await replaceFile(join(folder, 'server.cjs'), (draft) => copyFile(serverFile, draft))
  const facts = name === 'shell' ? {} : await readFacts(name)
  const descriptor = await describeRelease(folder, { name, release: DEVELOPMENT_RELEASE, facts })
  const json = JSON.stringify(descriptor, null, 2)
  await replaceFile(join(folder, 'release.json'), (draft) => writeFile(draft, json))
}
