import { readFile } from 'node:fs/promises'
import type CDP from 'chrome-remote-interface'
import { fromRoot } from '../repository'
import type { PhoneBrowser } from './phone-browser'

/** One cold visit on the phone profile. */
export interface MeasuredVisit {
  firstPaint: number
  largestPaint: number
  shift: number
  /** Blocking time of long tasks after the first paint, in milliseconds. */
  blocking: number
  scriptBytes: number
  /** Milliseconds between the first and the last script request. */
  scriptSpread: number
}

/** 4x CPU slowdown, 1.6 Mbit/s, 150 ms latency, 412 x 823 at 1.75 (docs/performance.md). */
const PHONE = {
  screen: { width: 412, height: 823, deviceScaleFactor: 1.75, mobile: true },
  processor: { rate: 4 },
  network: { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 },
}
/** Milliseconds without network activity after which a page counts as loaded. */
const IDLE_MS = 1000

/** Visits an address with an empty cache on the throttled phone profile. */
export const visit = (browser: PhoneBrowser, url: string): Promise<MeasuredVisit> =>
  browser.withPage(async (page) => {
    await Promise.all([page.Page.enable(), page.Network.enable({})])
    await page.Page.addScriptToEvaluateOnNewDocument({
      source: await readFile(fromRoot('tools', 'bench', 'observe-page.js'), 'utf8'),
    })
    await page.Emulation.setDeviceMetricsOverride(PHONE.screen)
    await page.Emulation.setTouchEmulationEnabled({ enabled: true })
    await page.Network.emulateNetworkConditions(PHONE.network)
    await page.Emulation.setCPUThrottlingRate(PHONE.processor)
    const traffic = watchTraffic(page)
    const loaded = page.Page.loadEventFired()
    const { errorText } = await page.Page.navigate({ url })
    if (errorText) throw new Error(`${url}: ${errorText}`)
    await loaded
    while (!(await read<boolean>(page, "document.querySelector('h1') !== null"))) await pause()
    await traffic.quiet()
    const seen = await read<Seen>(page, 'globalThis.seen')
    const blocking = seen.tasks
      .filter(({ start, duration }) => start + duration > seen.firstPaint)
      .reduce((sum, { duration }) => sum + duration - 50, 0)
    const scriptSpread = Math.max(...seen.scripts) - Math.min(...seen.scripts)
    return { ...seen, blocking, scriptBytes: traffic.scriptBytes(), scriptSpread }
  })

async function read<T>({ Runtime }: CDP.Client, expression: string): Promise<T> {
  const { result } = await Runtime.evaluate({ expression, returnByValue: true })
  return result.value as T
}

const pause = () => new Promise((resolve) => setTimeout(resolve, 100))

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
      while (open.size > 0 || Date.now() - lastActivity < IDLE_MS) await pause()
    },
  }
}

/** The record of `observe-page.js`. */
interface Seen {
  firstPaint: number
  largestPaint: number
  shift: number
  tasks: { start: number; duration: number }[]
  /** When each script was requested. */
  scripts: number[]
}
