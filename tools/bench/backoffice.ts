import type { Page } from '@playwright/test'
import { openBackoffice } from './open-backoffice'
import type { LoadedService } from './loaded-service'
import { fixed, median, table } from './numbers'

const ROUNDS = 5
const WORDS = 5_000
const KEYSTROKES = 120
/** Milliseconds between two keystrokes of a fast typist. */
const PACE = 80
/** Milliseconds above which a task causes a noticeable delay. */
const LONG_TASK = 50
const CPU_SLOWDOWN = 4

/** Measures the back-office: a table over 100,000 rows, and typing into a long text with a 4x CPU slowdown. */
export async function measureBackoffice({ service, bearers }: LoadedService): Promise<string> {
  const backoffice = await openBackoffice(service, bearers.blogs)
  try {
    const clicks = await measureTable(backoffice.page)
    const id = await addLongBlog(service, bearers.blogs)
    const frames = await measureTyping(backoffice.page, id)
    const head = ['action', 'median ms', 'slowest ms']
    const rows = Object.entries(clicks).map(([name, times]) => [name, fixed(median(times)), fixed(Math.max(...times))])
    const typing = [
      ['typing, 5,000 words, 4x slower', `longest task ms`, `over ${LONG_TASK} ms`, 'longest frame gap ms'],
      [`${KEYSTROKES} keystrokes`, fixed(frames.longestTask), String(frames.longTasks), fixed(frames.longestGap)],
    ]
    return `${table([head, ...rows])}\n\n${table(typing)}`
  } finally {
    await backoffice.stop()
  }
}

async function measureTable(page: Page) {
  const rows = page.getByRole('table', { name: 'Blogs' }).locator('tbody').getByRole('row')
  const first = () => rows.first().innerText()
  const times: Record<string, number[]> = { open: [], sort: [], 'last page': [], search: [] }
  const timed = async (name: string, act: () => Promise<unknown>, isDone: () => Promise<unknown>) => {
    const start = performance.now()
    await act()
    await isDone()
    times[name]?.push(performance.now() - start)
  }
  const another = async (before: string) => {
    while ((await first().catch(() => before)) === before) await page.waitForTimeout(5)
  }
  for (let round = 0; round < ROUNDS; round++) {
    await page.goto('/dashboard')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await timed(
      'open',
      () => page.getByRole('link', { name: 'View blogs' }).click(),
      () => rows.nth(9).waitFor(),
    )
    let before = await first()
    await timed(
      'sort',
      () => page.getByRole('columnheader', { name: 'Name' }).getByRole('button').click(),
      () => another(before),
    )
    before = await first()
    await timed(
      'last page',
      () => page.goto('/viewblogs?page=9999'),
      () => rows.first().waitFor(),
    )
    before = await first()
    await timed(
      'search',
      () => page.getByRole('searchbox', { name: 'Search' }).fill('record 4242'),
      () => another(before),
    )
  }
  return times
}

async function addLongBlog(service: string, authorization: string): Promise<string> {
  const sample = Array.from({ length: WORDS }, (_, index) => (index % 100 === 99 ? 'end.</p><p>' : 'signal')).join(' ')
  const response = await fetch(`${service}/api/blogs`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify({ blogName: 'A long text', status: 'DRAFT', content: `<p>${sample}</p>` }),
  })
  return ((await response.json()) as { id: string }).id
}

async function measureTyping(page: Page, id: string) {
  await page.goto(`/blogs?id=${id}`)
  const text = page.getByRole('textbox', { name: 'Text' })
  await text.getByText('end.').nth(20).click()
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  // tsx wraps functions in a `__name` call that does not exist in pages.
  await page.evaluate('globalThis.__name ??= (named) => named')
  await page.evaluate(observeFrames)
  await page.keyboard.type('a new thought '.repeat(KEYSTROKES / 14), { delay: PACE })
  await page.waitForTimeout(2_000)
  const seen = await page.evaluate(() => (globalThis as unknown as { frames: Frames }).frames)
  return {
    longestTask: Math.max(0, ...seen.tasks),
    longTasks: seen.tasks.filter((task) => task > LONG_TASK).length,
    longestGap: Math.max(0, ...seen.gaps),
  }
}

interface Frames {
  tasks: number[]
  gaps: number[]
}

/** Runs in the page: records the duration of long tasks and the gaps between frames. */
function observeFrames() {
  const frames: Frames = { tasks: [], gaps: [] }
  Object.assign(globalThis, { frames })
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) frames.tasks.push(duration)
  }).observe({ type: 'longtask' })
  let last = performance.now()
  const step = (now: number) => {
    frames.gaps.push(now - last)
    last = now
    requestAnimationFrame(step)
  }
  requestAnimationFrame(step)
}
