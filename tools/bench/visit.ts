import { readFile } from 'node:fs/promises'
import type CDP from 'chrome-remote-interface'
import { fromRoot } from '../repository'
import type { BareBrowser } from './bare-browser'

/** One visit with an empty cache, and a click on a link to the next page. Times are milliseconds. */
export interface MeasuredVisit {
  firstPaint: number
  largestPaint: number
  shift: number
  /** What all tasks longer than 50 ms exceed these by, until the page is idle. */
  blocking: number
  /** Bytes of scripts on the wire, until the page is idle. */
  scriptBytes: number
  /** From the click until the heading of the next page shows. */
  navigation: number
  /** Style recalculations of at least half of the document during the navigation. */
  recalculations: number
}

interface Profile {
  screen: Parameters<CDP.Client['Emulation']['setDeviceMetricsOverride']>[0]
  touch: boolean
  /** Slowdown of the processor, and the network; none by default. */
  processor?: { rate: number }
  network?: Parameters<CDP.Client['Network']['emulateNetworkConditions']>[0]
}

/** The phone has a processor slowed 4x, 1.6 Mbit/s and 150 ms latency (docs/performance.md). */
export const profiles = {
  phone: {
    screen: { width: 412, height: 823, deviceScaleFactor: 1.75, mobile: true },
    touch: true,
    processor: { rate: 4 },
    network: { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 },
  },
  desktop: { screen: { width: 1350, height: 940, deviceScaleFactor: 1, mobile: false }, touch: false },
} satisfies Record<string, Profile>

/** Milliseconds without network activity after which a page counts as idle. */
const IDLE_MS = 1000

/** Visits an address, then clicks the first link to another page that is below its heading. */
export const visit = (browser: BareBrowser, url: string, profile: Profile): Promise<MeasuredVisit> =>
  browser.withPage(async (page) => {
    await Promise.all([page.Page.enable(), page.Network.enable({})])
    await page.Page.addScriptToEvaluateOnNewDocument({
      source: await readFile(fromRoot('tools', 'bench', 'observe-page.js'), 'utf8'),
    })
    await page.Emulation.setDeviceMetricsOverride(profile.screen)
    await page.Emulation.setTouchEmulationEnabled({ enabled: profile.touch })
    if (profile.network) await page.Network.emulateNetworkConditions(profile.network)
    if (profile.processor) await page.Emulation.setCPUThrottlingRate(profile.processor)
    const traffic = watchTraffic(page)
    const loaded = page.Page.loadEventFired()
    const { errorText } = await page.Page.navigate({ url })
    if (errorText) throw new Error(`${url}: ${errorText}`)
    await loaded
    await until(() => read<boolean>(page, "document.querySelector('h1') !== null"))
    await traffic.quiet()
    const seen = await read<Omit<MeasuredVisit, 'scriptBytes' | 'recalculations'>>(page, 'seen')
    const scriptBytes = traffic.scriptBytes()

    const link = await read<Point | undefined>(page, 'findNextLink()')
    if (!link) throw new Error(`${url}: there is no link to another page.`)
    await traffic.quiet()
    const elements = await read<number>(page, "document.querySelectorAll('*').length")
    const stopCounting = await countRecalculations(page, elements / 2)
    await press(page, link, profile.touch)
    const navigated = async () =>
      (seen.navigation = (await read<number | undefined>(page, 'seen.navigation')) ?? NaN) > 0
    await until(navigated)
    return { ...seen, scriptBytes, recalculations: await stopCounting() }
  })

interface Point {
  x: number
  y: number
}

async function press({ Input }: CDP.Client, point: Point, touch: boolean): Promise<void> {
  if (touch) {
    await Input.dispatchTouchEvent({ type: 'touchStart', touchPoints: [point] })
    return Input.dispatchTouchEvent({ type: 'touchEnd', touchPoints: [] })
  }
  await Input.dispatchMouseEvent({ type: 'mouseMoved', ...point })
  for (const type of ['mousePressed', 'mouseReleased'] as const)
    await Input.dispatchMouseEvent({ type, ...point, button: 'left', clickCount: 1 })
}

/** Counts style recalculations of at least so many elements until the returned function is called. */
async function countRecalculations({ Tracing }: CDP.Client, elements: number): Promise<() => Promise<number>> {
  let count = 0
  Tracing.dataCollected(({ value }) => {
    for (const { name, args } of value as { name: string; args?: { elementCount?: number } }[])
      if (name === 'UpdateLayoutTree' && (args?.elementCount ?? 0) >= elements) count += 1
  })
  await Tracing.start({ traceConfig: { includedCategories: ['devtools.timeline'], excludedCategories: ['*'] } })
  return async () => {
    const complete = Tracing.tracingComplete()
    await Tracing.end()
    await complete
    return count
  }
}

async function read<T>({ Runtime }: CDP.Client, expression: string): Promise<T> {
  const { result } = await Runtime.evaluate({ expression, returnByValue: true })
  return result.value as T
}

/** @throws {Error} when the condition is not met within a minute. */
async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  const end = Date.now() + 60_000
  while (!(await condition())) {
    if (Date.now() > end) throw new Error(`This never came true: ${condition}`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

/** Counts the transfer size of scripts and resolves `quiet` once the network is idle. */
function watchTraffic({ Network }: CDP.Client) {
  const scripts = new Set<string>()
  const open = new Set<string>()
  let bytes = 0
  let lastActivity = Date.now()
  Network.requestWillBeSent(({ requestId }) => open.add(requestId))
  Network.responseReceived(({ type, requestId, response }) => {
    if (type === 'Script' || response.mimeType.includes('javascript')) scripts.add(requestId)
  })
  Network.loadingFinished(({ requestId, encodedDataLength }) => {
    open.delete(requestId)
    lastActivity = Date.now()
    if (scripts.has(requestId)) bytes += encodedDataLength
  })
  Network.loadingFailed(({ requestId }) => open.delete(requestId))
  return {
    scriptBytes: () => bytes,
    async quiet(): Promise<void> {
      lastActivity = Date.now()
      await until(() => open.size === 0 && Date.now() - lastActivity >= IDLE_MS)
    },
  }
}
