import './production-mode'
import { parseArgs } from 'node:util'
import { ensureReleases } from '../release/ensure-releases'
import { builtReleases } from '../testing/built-releases'
import { startBenchSite, type BenchSite } from './bench-site'
import { measureArrivals } from './arrivals'
import { measureBackoffice } from './backoffice'
import { measureChecker } from './checker'
import { measureLighthouse } from './lighthouse'
import { measureLists } from './lists'
import { startLoadedService, type LoadedService } from './loaded-service'
import { machineLoad } from './numbers'
import { measureRace } from './race'
import { measureReleaseSwitch } from './release-switch'
import { measureRendering } from './rendering'
import { measureStarts } from './starts'
import { measureThroughput } from './throughput'
import { measureTyping } from './typing'

// `npm run bench [-- part … --rounds 7 --page home … --profile phone …]`: measures and prints results without a threshold
// (docs/performance.md). The options are for the race.
const { positionals: chosen, values } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '7' },
    page: { type: 'string', multiple: true },
    profile: { type: 'string', multiple: true },
  },
})
const parts: Record<string, (site: BenchSite) => Promise<string>> = {
  throughput: measureThroughput,
  rendering: measureRendering,
  switch: measureReleaseSwitch,
  race: (site) => measureRace(site, { rounds: Number(values.rounds), pages: values.page, profiles: values.profile }),
  lighthouse: measureLighthouse,
  starts: () => measureStarts(),
  checker: () => measureChecker(),
  typing: measureTyping,
}
/** Parts that are measured on PostgreSQL with many rows. */
const serviceParts: Record<string, (service: LoadedService) => Promise<string>> = {
  lists: measureLists,
  arrivals: measureArrivals,
  backoffice: measureBackoffice,
}
await ensureReleases({ ...builtReleases, log: (line) => console.error(line) })
await run(parts, startBenchSite)
await run(serviceParts, startLoadedService)

/** Measures the chosen parts on the subject that `start` returns; does not start it when none was chosen. */
async function run<Subject extends { stop: () => Promise<void> }>(
  all: Record<string, (subject: Subject) => Promise<string>>,
  start: () => Promise<Subject>,
): Promise<void> {
  const wanted = Object.entries(all).filter(([name]) => chosen.length === 0 || chosen.includes(name))
  if (wanted.length === 0) return
  const subject = await start()
  try {
    for (const [name, measure] of wanted) console.log(`\n## ${name} (${machineLoad()})\n\n${await measure(subject)}`)
  } finally {
    await subject.stop()
  }
}
