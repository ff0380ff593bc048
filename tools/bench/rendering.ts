import { readConfig } from '../../shell/server/config'
import { createRegistryWatcher } from '../../shell/server/releases/registry-watcher'
import { createTargetFinder } from '../../shell/server/pages/page-target'
import { renderResponse } from '../../shell/server/pages/render-response'
import type { BenchSite } from './bench-site'
import { fixed, table } from './numbers'

const SECONDS = 4
const CONCURRENCY = 20

/**
 * Pages that one process renders in a second of CPU time, with data from the service each time and without caches. CPU
 * time does not depend on what else the machine does.
 */
export async function measureRendering({ releasesDir, service, site }: BenchSite): Promise<string> {
  const watcher = createRegistryWatcher({
    root: releasesDir,
    configureBuild: ({ configureHttp }) => configureHttp({ baseURL: `${service}/api` }),
    onSwap: () => undefined,
    log: () => undefined,
    report: () => undefined,
    onRejected: () => undefined,
  })
  await watcher.start()
  watcher.stop()
  const generation = watcher.current()
  if (!generation) throw new Error('There is no release to render from.')
  const settings = { ...readConfig({ SITE_ORIGIN: site, REPORT_RATE: '0' }), reportFailure: () => undefined }
  const findTarget = createTargetFinder()
  const render = (path: string) => {
    const target = findTarget(generation, path)
    if (target.kind !== 'target') throw new Error(`There is no page at ${path}.`)
    return renderResponse({ ...settings, generation, log: () => undefined }, target)
  }

  const rows: string[][] = []
  for (const path of ['/', '/resources/blogs', '/tekdatanova']) {
    await pagesPerSecond(() => render(path), 1)
    rows.push([path, fixed(await pagesPerSecond(() => render(path), SECONDS))])
  }
  return table([['rendered page', 'pages per CPU second'], ...rows])
}

async function pagesPerSecond(render: () => Promise<unknown>, seconds: number): Promise<number> {
  const start = process.cpuUsage()
  const end = performance.now() + seconds * 1000
  let pages = 0
  const worker = async () => {
    while (performance.now() < end) {
      await render()
      pages++
    }
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, worker))
  const { user, system } = process.cpuUsage(start)
  return (pages / (user + system)) * 1_000_000
}
