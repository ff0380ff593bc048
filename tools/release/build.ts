import { ensureReleases } from './ensure-releases'
import { ensureNodeBundles } from './node-bundles'
import { openReleaseStore } from '@tekskills/releases/store/open-release-store'
import { releaseNames, type ReleaseName } from '../repository'

/** Argument for the service and the shell server, which `npm run build` always builds with releases. */
const SERVERS = 'servers'

// `npm run build [-- name …]`: builds what changed and publishes it to the release store; without names, every part.
// `npm run build -- servers`: builds only the service and the shell server.
const names = process.argv.slice(2)
const known: readonly string[] = [...releaseNames, SERVERS]
const unknown = names.filter((name) => !known.includes(name))
if (unknown.length > 0) {
  process.stderr.write(`Unknown: ${unknown.join(', ')}. Known: ${known.join(', ')}.\n`)
  process.exit(1)
}
const releases = names.filter((name): name is ReleaseName => name !== SERVERS)
const built =
  names.length > 0 && releases.length === 0
    ? await ensureNodeBundles()
    : await buildReleases(releases.length > 0 ? releases : releaseNames)
process.stdout.write(built.length > 0 ? `Built ${built.join(', ')}.\n` : 'Nothing changed; nothing built.\n')

async function buildReleases(wanted: readonly ReleaseName[]) {
  const { built: parts } = await ensureReleases({
    dataDir: process.env['DATA_DIR'] ?? 'data',
    store: openReleaseStore(process.env),
    names: wanted,
    log: (line) => process.stdout.write(`${line}\n`),
  })
  return parts
}
