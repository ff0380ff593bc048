import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { startBesideSite } from '../dev/beside-site'
import { devBanner } from '../dev/dev-banner'
import { isSite } from '../dev/live-site'
import { runUntilStopped } from '../dev/run-until-stopped'
import { remoteNames } from '../repository'
import { packedShell } from './packed-shell'

const PORT = 4000

/** Address of a site, without a path. @throws {Error} with a one-sentence message when it is no address. */
function originOf(site: string | undefined): string {
  if (!isSite(site))
    throw new Error('--site needs the address of a running site: remote-kit dev --site https://example.com')
  return new URL(site).origin
}

await runUntilStopped(async (hooks) => {
  const { values } = parseArgs({
    options: { site: { type: 'string' }, writes: { type: 'boolean', default: false } },
  })
  const { writes } = values
  const site = originOf(values.site)
  const dataDir = resolve(process.env['DATA_DIR'] || 'data')
  const port = Number(process.env['PORT'] || PORT)
  const options = { site, remotes: remoteNames, shell: packedShell(dataDir), writes, port, dataDir }
  return devBanner(await startBesideSite(options, hooks), { alone: false, site, writes })
})
