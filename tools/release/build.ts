import { ensureReleases } from './ensure-releases'
import { openReleaseStore } from '@tekskills/releases/store/open-release-store'
import { releaseNames, type ReleaseName } from '../repository'

// npm run build [name …]: builds what changed and publishes it into the release store.
const names = process.argv.slice(2)
const unknown = names.filter((name) => !releaseNames.includes(name as ReleaseName))
if (unknown.length > 0) {
  process.stderr.write(`Unknown: ${unknown.join(', ')}. Known: ${releaseNames.join(', ')}.\n`)
  process.exit(1)
}
const { built } = await ensureReleases({
  dataDir: process.env['DATA_DIR'] ?? 'data',
  store: openReleaseStore(process.env),
  names: names.length > 0 ? (names as ReleaseName[]) : releaseNames,
  log: (line) => process.stdout.write(`${line}\n`),
})
process.stdout.write(built.length > 0 ? `Built ${built.join(', ')}.\n` : 'Nothing changed; nothing built.\n')
