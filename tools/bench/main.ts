import { ensureReleases } from '../release/ensure-releases'
import { builtReleases } from '../testing/built-releases'
import { startBenchSite, type BenchSite } from './bench-site'
import { machineLoad } from './numbers'
import { measurePages } from './pages'
import { measureRendering } from './rendering'
import { measureStarts } from './starts'
import { measureThroughput } from './throughput'

// npm run bench [part …]: measures and prints; nothing here passes or fails (docs/performance.md).
process.env['NODE_ENV'] = 'production'
const parts: Record<string, (site: BenchSite) => Promise<string>> = {
  throughput: measureThroughput,
  rendering: measureRendering,
  pages: measurePages,
  starts: () => measureStarts(),
}
const chosen = process.argv.slice(2)
await ensureReleases({ ...builtReleases, log: (line) => console.error(line) })
const site = await startBenchSite()
try {
  for (const [name, measure] of Object.entries(parts)) {
    if (chosen.length > 0 && !chosen.includes(name)) continue
    console.log(`\n## ${name} (${machineLoad()})\n\n${await measure(site)}`)
  }
} finally {
  await site.stop()
}
