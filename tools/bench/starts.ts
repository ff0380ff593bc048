import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureReleases } from '../release/ensure-releases'
import { startWithoutData } from '../testing/site-under-test'
import { fixed, table } from './numbers'

/** Duration of some work in seconds. */
async function seconds(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return (performance.now() - start) / 1000
}

/** Measures a cold build of everything, and `npm start` without changes until the first page is sent. */
export async function measureStarts(): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'tekskills-cold-'))
  try {
    const build = await seconds(() => ensureReleases({ dataDir }))
    const open = async () => {
      const site = await startWithoutData()
      await (await fetch(site.url)).text()
      return site
    }
    let site: Awaited<ReturnType<typeof open>> | undefined
    const first = await seconds(async () => (site = await open()))
    await site?.stop()
    return table([
      ['what', 'seconds'],
      ['cold build of shell and remotes', fixed(build, 1)],
      ['start with nothing to build, empty database, to the first page', fixed(first, 1)],
    ])
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}
