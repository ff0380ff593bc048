import { writePrivately } from '../../api/src/platform/disk/private-files'
import { startErrorMessage } from '../../api/src/start-error'
import { ensureReleases } from '../release/ensure-releases'
import { banner } from './banner'
import { requireDataDirectory } from './data-directory'
import { freePort } from './free-port'
import { startSite, type Site } from './site'
import { readStartOptions } from './start-options'

const ending = new AbortController()
let starting: Promise<Site> | undefined
let started = false
let ended = false

/** Stops everything, then exits. A second call does nothing: Ctrl-C arrives twice through npm. */
async function end(code: number, sentence?: string) {
  if (ended) return
  ended = true
  if (sentence) console.error(sentence)
  if (!started) ending.abort()
  await starting?.then(
    (site) => site.stop(),
    () => undefined,
  )
  process.exit(code)
}

/** The error as one sentence; a full disk has no readable message of its own. */
function sentenceOf(error: unknown): string {
  if ((error as NodeJS.ErrnoException).code === 'ENOSPC') return startErrorMessage(error)
  return error instanceof Error ? error.message : String(error)
}

process.on('SIGINT', () => void end(0))
process.on('SIGTERM', () => void end(0))
process.on('SIGHUP', () => void end(0))

try {
  const options = readStartOptions(process.env)
  await freePort(options.port)
  await requireDataDirectory(options.dataDir)
  const { built } = await ensureReleases({ dataDir: options.dataDir, log: console.log })
  if (built.length > 0) console.log(`Built: ${built.join(', ')}.`)
  // Releases are public; logs and other files of the processes are not.
  writePrivately()
  starting = startSite(options, {
    report: (sentence) => console.error(sentence),
    onGiveUp: (sentence) => void end(1, sentence),
    signal: ending.signal,
  })
  const site = await starting
  started = true
  console.log(banner(site, options.dataDir))
} catch (error) {
  await end(1, sentenceOf(error))
}
