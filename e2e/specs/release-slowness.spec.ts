import type { BrowserContext } from '@playwright/test'
import { figuresFrom } from '@tekskills/releases/guard/release-figures'
import { vitalOf } from '@tekskills/releases/guard/slowness'
import { serviceAddress } from '../../tools/release/service-address'
import { nightly } from '../fixtures/nightly'
import { expect, test } from '../fixtures/federation-site'
import { hydrated } from '../pages/hydration'

const NAME = 'remote-public'
/** Makes each click on the home page take 400 ms. */
const SLOW = 'addEventListener("click",()=>{const end=performance.now()+400;while(performance.now()<end);});'
const slow = (file: string, text: string) => (/^client\/home\.\w+\.js$/.test(file) ? SLOW + text : text)

/** Opens the home page with a seed of the rollout, clicks once the page measures interactions, and leaves. */
async function visit(context: BrowserContext, url: string, seed: string) {
  await context.addCookies([{ name: 'rollout', value: seed, url }])
  const page = await context.newPage()
  const measuring = page.waitForResponse(/\/later\.\w+\.js/)
  await page.goto(url)
  await hydrated(page)
  await (await measuring).finished()
  const isAfterLoad = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation')
    const script = performance.getEntriesByType('resource').find(({ name }) => name.includes('/later.'))
    return (script?.startTime ?? 0) >= (navigation?.loadEventStart ?? Infinity)
  })
  expect(isAfterLoad).toBe(true)
  await page.getByRole('heading', { level: 1 }).click()
  // The browser times an interaction once its effect is on the screen, and the page reads the times when it is idle.
  await page.evaluate(
    () =>
      new Promise((read) =>
        new PerformanceObserver(() => requestIdleCallback(read)).observe({ type: 'first-input', buffered: true }),
      ),
  )
  await page.goto('about:blank')
}

test(
  'a release with a slow handler reports slower interactions than the live one and is rolled back',
  nightly,
  async ({ ownSite, openContext }) => {
    const shell = await ownSite.startShell({ REPORT_RATE: '1' })
    const service = (await serviceAddress(ownSite.site.dataDir)) ?? ''
    try {
      const live = (await ownSite.liveRelease()) ?? ''
      const { release } = await ownSite.copy(slow)
      await ownSite.rollOut(release, 50)
      const servedTo = async (seed: string) => {
        const html = await (await fetch(shell.url, { headers: { cookie: `rollout=${seed}` } })).text()
        return html.includes(`/${release}/`)
      }
      const seeds = Array.from({ length: 40 }, (_, index) => `visitor${index}`)
      await expect.poll(async () => (await Promise.all(seeds.map(servedTo))).includes(true)).toBe(true)
      const isInside = await Promise.all(seeds.map(servedTo))
      const one = (inside: boolean) => seeds.find((_, index) => isInside[index] === inside) ?? ''
      for (const inside of [true, false]) await visit(await openContext(), shell.url, one(inside))

      const interactions = async (id: string) => {
        const figures = await figuresFrom(service)(60)
        return figures.find((each) => each.remote === NAME && each.release === id)?.vitals?.inp ?? []
      }
      const measured = async () =>
        [await interactions(release), await interactions(live)].map((counts) => counts.reduce((sum, n) => sum + n, 0))
      await expect.poll(measured).toEqual([1, 1])
      const [trial, base] = [vitalOf(await interactions(release)), vitalOf(await interactions(live))]
      expect(trial - base).toBeGreaterThan(200)

      // Forty further visitors of each release report what these two did.
      for (const [id, milliseconds] of [
        [release, trial],
        [live, base],
      ] as const)
        for (let call = 0; call < 2; call++) {
          const vital = { remote: NAME, release: id, name: 'inp', milliseconds }
          const body = JSON.stringify({ events: [], vitals: Array.from({ length: 20 }, () => vital) })
          const headers = { 'content-type': 'application/json' }
          await fetch(`${service}/api/release-reports`, { method: 'POST', headers, body })
        }
      await expect.poll(async () => (await ownSite.rollout()).release, { timeout: 60_000 }).toBeUndefined()
      const { change } = await ownSite.rollout()
      expect(change?.by).toBe('guard')
      expect(change?.reason).toMatch(
        /: interactions take \d+ ms instead of \d+ ms at the 75th percentile, 41 visits\.$/,
      )
    } finally {
      await shell.stop()
    }
  },
)
