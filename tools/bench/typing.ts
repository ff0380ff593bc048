import type { Page } from '@playwright/test'
import { bearerOf } from './bearer'
import type { BenchSite } from './bench-site'
import { fixed, median, percentile95, table } from './numbers'
import { openBackoffice } from './open-backoffice'

const WORDS = 5_000
/** Keystrokes of a thought, and pauses between them: the page in the preview follows in each. */
const THOUGHT = 'a new thought '
const THOUGHTS = 16
/** Milliseconds between two keystrokes of a fast typist. */
const PACE = 80
/** Milliseconds of the pauses: the last ones end while the page loads or is drawn. */
const PAUSES = [400, 700, 1_000, 1_300, 2_500]
/** Milliseconds above which a frame is noticeably late. */
const LONG_FRAME = 50
/** CPU slowdowns: the machine itself, and a slow laptop. */
const SLOWDOWNS = [1, 4] as const

/** Measures typing into a long text with the checker on and the preview closed and open, without and with a 4x CPU slowdown. */
export async function measureTyping({ service, password }: BenchSite): Promise<string> {
  const bearer = await bearerOf(service, 'blogs', password)
  const backoffice = await openBackoffice(service, bearer)
  try {
    const rows: string[][] = []
    for (const preview of ['closed', 'open'] as const) {
      const id = await addLongBlog(service, bearer, preview)
      const cpu = percentile95(await measureCpu(backoffice.page, id, preview))
      for (const slowdown of SLOWDOWNS) {
        const { keys, tasks, pages } = await typeInto(backoffice.page, id, preview, slowdown)
        const late = tasks.filter((task) => task > LONG_FRAME)
        const figures = [cpu * slowdown, median(keys), percentile95(keys), Math.max(...keys), Math.max(0, ...tasks)]
        rows.push([
          preview,
          `${slowdown}x`,
          ...figures.map((value) => fixed(value, 1)),
          String(late.length),
          String(pages),
          String(keys.length),
        ])
      }
    }
    const head = [
      'preview',
      'slowdown',
      'CPU p95 ms',
      'median ms',
      'p95 ms',
      'slowest ms',
      'longest task ms',
      `over ${LONG_FRAME} ms`,
      'pages',
      'keys',
    ]
    return table([head, ...rows])
  } finally {
    await backoffice.stop()
  }
}

async function addLongBlog(service: string, authorization: string, preview: string): Promise<string> {
  const paragraph = Array.from({ length: 100 }, (_, index) => (index === 99 ? 'end.' : 'signal')).join(' ')
  const heading = (index: number) => (index % 5 === 0 ? `<h2>Part ${index / 5 + 1}</h2>` : '')
  const content = Array.from({ length: WORDS / 100 }, (_, index) => `${heading(index)}<p>${paragraph}</p>`).join('')
  const response = await fetch(`${service}/api/blogs`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify({ blogName: `A long text, preview ${preview}`, status: 'DRAFT', content }),
  })
  return ((await response.json()) as { id: string }).id
}

/** CPU time of the main thread for each key, in milliseconds: the figure that other processes of the machine change least. */
async function measureCpu(page: Page, id: string, preview: 'closed' | 'open'): Promise<number[]> {
  await openText(page, id, preview)
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  const threadTime = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return (metrics.find(({ name }) => name === 'ThreadTime')?.value ?? Number.NaN) * 1000
  }
  const keys: number[] = []
  for (let count = 0; count < THOUGHTS / 2; count += 1) {
    for (const letter of THOUGHT) {
      const before = await threadTime()
      await page.keyboard.press(letter === ' ' ? 'Space' : letter)
      await page.waitForTimeout(PACE)
      keys.push((await threadTime()) - before)
    }
    await page.waitForTimeout(PAUSES[count % PAUSES.length] ?? 0)
  }
  // Until the text is stored: leaving would ask.
  await page.waitForTimeout(3_000)
  return keys
}

async function openText(page: Page, id: string, preview: 'closed' | 'open'): Promise<void> {
  await page.goto(`/blogs?id=${id}`)
  const text = page.getByRole('textbox', { name: 'Text' })
  await text.waitFor()
  if (preview === 'open') {
    const button = page.getByRole('button', { name: 'Preview', exact: true })
    // It is remembered.
    if ((await button.getAttribute('aria-expanded')) === 'false') await button.click()
    await page.locator('iframe[title="Page preview"]').waitFor()
  }
  await text.getByText('end.').nth(20).click()
}

async function typeInto(
  page: Page,
  id: string,
  preview: 'closed' | 'open',
  slowdown: number,
): Promise<Seen & { pages: number }> {
  await openText(page, id, preview)
  let pages = 0
  page.on('request', (request) => (pages += request.isNavigationRequest() ? 1 : 0))
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  // tsx wraps functions in a `__name` call that does not exist in pages.
  await page.evaluate('globalThis.__name ??= (named) => named')
  await page.evaluate(observeKeys)
  for (let count = 0; count < THOUGHTS; count += 1) {
    await page.keyboard.type(THOUGHT, { delay: PACE })
    await page.waitForTimeout(PAUSES[count % PAUSES.length] ?? 0)
  }
  await page.waitForTimeout(2_000)
  const seen = await page.evaluate(() => (globalThis as unknown as { seen: Seen }).seen)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  // Until the text is stored: leaving would ask.
  await page.waitForTimeout(3_000)
  return { ...seen, pages }
}

interface Seen {
  /** Milliseconds that the main thread worked for each key: its events, and the frame that shows it. */
  keys: number[]
  /** Long tasks, in milliseconds. */
  tasks: number[]
}

/** Runs in the page. */
function observeKeys() {
  const seen: Seen = { keys: [], tasks: [] }
  Object.assign(globalThis, { seen })
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.tasks.push(duration)
  }).observe({ type: 'longtask' })
  /** Calls back at the end of the task, or of the frame. */
  const afterwards = (work: () => void) => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', work)
    port1.start()
    port2.postMessage(null)
  }
  let worked = 0
  let isInTask = false
  let isFrameDue = false
  const note = () => {
    if (!isInTask) {
      isInTask = true
      const start = performance.now()
      afterwards(() => {
        worked += performance.now() - start
        isInTask = false
      })
    }
    if (isFrameDue) return
    isFrameDue = true
    requestAnimationFrame(() => {
      const frame = performance.now()
      afterwards(() => {
        seen.keys.push(worked + performance.now() - frame)
        worked = 0
        isFrameDue = false
      })
    })
  }
  // A key and its text may be two tasks.
  for (const type of ['keydown', 'beforeinput']) addEventListener(type, note, { capture: true })
}
