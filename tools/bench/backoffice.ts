import type { Page } from '@playwright/test'
import { openBackoffice } from './open-backoffice'
import type { LoadedService } from './loaded-service'
import { fixed, median, table } from './numbers'

const ROUNDS = 5

/** Measures the back-office: a table over 100,000 rows. */
export async function measureBackoffice({ service, bearers }: LoadedService): Promise<string> {
  const backoffice = await openBackoffice(service, bearers.blogs)
  try {
    const clicks = await measureTable(backoffice.page)
    const head = ['action', 'median ms', 'slowest ms']
    const rows = Object.entries(clicks).map(([name, times]) => [name, fixed(median(times)), fixed(Math.max(...times))])
    return table([head, ...rows])
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
