import { releaseNames, type ReleaseName } from '../repository'
import { buildRelease, releaseId } from './build-release'
import { releaseStore } from './release-store'

// npm run release -- NAME [RELEASE]: builds NAME and makes it live, or makes an earlier RELEASE live again.
const [name, earlier] = process.argv.slice(2) as [ReleaseName | undefined, string | undefined]

/** Publishes one release. @throws with one sentence when that cannot be done. */
async function publish(): Promise<string> {
  if (!name || !releaseNames.includes(name)) throw new Error(`Name what to release: ${releaseNames.join(', ')}.`)
  const store = releaseStore(process.env['RELEASES_DIR'] ?? `${process.env['DATA_DIR'] ?? 'data'}/releases`)
  const release = earlier ?? (await releaseId(name))
  if (!(await store.has(name, release))) {
    if (earlier) throw new Error(`The store has no release ${earlier} of ${name}.`)
    await buildRelease(name, release, store.folderOf(name, release))
  }
  await store.promote({ [name]: release })
  return `${name} ${release} is live.`
}

publish().then(
  (sentence) => process.stdout.write(`${sentence}\n`),
  (error: unknown) => {
    process.stderr.write(`${(error as Error).message}\n`)
    process.exitCode = 1
  },
)
