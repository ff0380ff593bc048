import { startAlone } from './alone'
import { startBesideSite } from './beside-site'
import { devBanner } from './dev-banner'
import { readDevOptions } from './dev-options'
import { startDevSite } from './dev-site'

const ending = new AbortController()
const stops: (() => Promise<void>)[] = []
let ended = false
let lastLine = ''

/** Stops everything in reverse order, then exits. A second call does nothing: Ctrl-C arrives twice through npm. */
async function end(code: number, sentence?: string) {
  if (ended) return
  ended = true
  if (sentence) console.error(sentence)
  ending.abort()
  for (const stop of stops.reverse()) await stop().catch(() => undefined)
  process.exit(code)
}

/** Prints a line unless it repeats the previous one. */
function report(line: string) {
  if (line !== lastLine && !ended) console.log(line)
  lastLine = line
}

process.on('SIGINT', () => void end(0))
process.on('SIGTERM', () => void end(0))
process.on('SIGHUP', () => void end(0))

try {
  const options = readDevOptions(process.argv.slice(2), process.env)
  const start = options.alone ? startAlone : options.site ? startBesideSite : startDevSite
  const run = await start(options, { report, signal: ending.signal, onStop: (stop) => void stops.push(stop) })
  console.log(devBanner(run, options))
} catch (error) {
  await end(1, error instanceof Error ? error.message : String(error))
}
