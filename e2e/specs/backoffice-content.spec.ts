import type { Page } from '@playwright/test'
import { nightly } from '../fixtures/nightly'
import { expect, test } from '../fixtures/test'

const DAY = 86_400_000

test(
  'BO-01 ST-08 LY-08 D12 an author and a category are added, confirmed as saved, and shown in their lists',
  nightly,
  async ({ editor: { page, staffFrame }, unique }) => {
    await staffFrame.goto('/author')
    await expect(staffFrame.sidebar.locator(':scope > ul > li > :is(a, button)')).toHaveText([
      'Dashboard',
      'Author',
      'Category',
      'Blogs',
      'Case Studies',
      'News Room',
    ])
    expect(
      await staffFrame.sidebar.locator('a').evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
    ).toEqual([
      '/dashboard',
      '/author',
      '/viewauthor',
      '/catagory',
      '/viewcatagory',
      '/blogs',
      '/viewblogs',
      '/casestudy',
      '/viewcasestudy',
      '/newsrooms',
      '/viewrooms',
    ])
    await expect(staffFrame.sidebar.locator('[aria-disabled]'), 'every entry is enabled').toHaveCount(0)
    await page.getByLabel('LinkedIn').fill('linkedin')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByLabel('LinkedIn')).toHaveAccessibleDescription(/Enter a full address that starts with https/)
    await page.getByLabel('LinkedIn').clear()
    for (const [form, list] of [
      ['/author', '/viewauthor'],
      ['/catagory', '/viewcatagory'],
    ] as const) {
      const name = unique('Zweite Straße')
      await staffFrame.goto(form)
      await page.getByLabel('Name', { exact: true }).fill(name)
      await page.getByRole('button', { name: 'Save', exact: true }).click()
      await page.getByRole('alertdialog', { name: 'Success!' }).getByRole('button', { name: 'Ok' }).click()
      await page.waitForURL(list)
      await staffFrame.goto(`${list}?q=${encodeURIComponent(name)}`)
      await expect(page.getByRole('link', { name, exact: true })).toBeVisible()
      await page.getByRole('button', { name: `More actions for ${name}` }).click()
      await page.getByRole('menuitem', { name: 'Delete' }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
      await expect(page.getByText(`“${name}” was deleted.`)).toBeVisible()
    }
  },
)

test('BO-01 BO-04 BO-05 a blog is written, scheduled, previewed, published, renamed, restored to an older version, deleted and restored', async ({
  editor: { page, editor, blogs },
  reader,
  consoleWatch,
  unique,
}) => {
  // The preview frame blocks scripts, and the browser logs each one.
  consoleWatch.allow(/Blocked script execution/)
  const name = unique('From draft to archive')
  const slug = name.toLowerCase().replaceAll(' ', '-')
  await editor.goto()
  await editor.write({ name, summary: 'The first words.', text: 'Before it is public.' })
  await editor.planFor(new Date(Date.now() + DAY).toISOString().slice(0, 16))
  await editor.save(/^Schedule for/)
  await expect(blogs.row(name).getByRole('cell', { name: 'Scheduled' })).toBeVisible()
  expect((await reader.article.open(`/blog/${slug}`)).status()).toBe(404)

  await blogs.edit(name)
  await page.getByRole('button', { name: 'Preview' }).click()
  const frame = page.frameLocator('iframe[title="Page preview"]')
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText(name)
  // The settings are back.
  await page.getByRole('button', { name: 'Preview' }).click()
  await editor.save('Cancel schedule')
  await blogs.edit(name)
  await editor.summary.fill('Better words.')
  await editor.save('Publish')
  const address = await blogs.addressOf(name)
  expect((await reader.article.open(address)).status()).toBe(200)
  const home = { crumb: 'Breadcrumb', link: 'Home' }
  const crumbOf = (on: Page) => on.getByRole('navigation', { name: home.crumb }).getByRole('link', { name: home.link })
  await expect(crumbOf(reader.page)).toHaveAttribute('href', '/')
  await expect(reader.page.locator('link[type="application/rss+xml"]')).toHaveAttribute('title', 'Tekskills insights')
  await page.goto(address)
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible()
  await expect(crumbOf(page), 'the home page would sign staff out').toHaveCount(0)
  await blogs.goto()

  await blogs.edit(name)
  await editor.address.fill(`${slug}-renamed`)
  await expect(page.getByText('This address is available.')).toBeVisible()
  await editor.save('Publish')
  const moved = await page.request.get(address, { maxRedirects: 0 })
  expect([moved.status(), moved.headers().location]).toEqual([301, `${address}-renamed`])

  await blogs.edit(name)
  await page.getByRole('button', { name: 'Versions' }).click()
  await page.getByRole('button', { name: /Version 1\b/ }).click()
  await expect(page.locator('ins').filter({ hasText: 'first' })).toBeVisible()
  await editor.summary.fill('Typed, and not saved.')
  await page.getByRole('button', { name: 'Restore version 1' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Restore' }).click()
  await expect(editor.summary).toHaveValue('The first words.')

  await editor.planFor(new Date(Date.now() + DAY).toISOString().slice(0, 16))
  await editor.press(/^Schedule update for/)
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep editing' }).click()
  await expect(page.getByRole('link', { name: `“Update of ${name}”` })).toBeVisible()
  expect(await (await page.request.get(`${address}-renamed`)).text()).toContain('Better words.')
  await blogs.goto(`?q=${encodeURIComponent(name)}`)
  const deletion = page.waitForRequest((call) => call.method() === 'DELETE' && call.url().includes('/deleteBlog?id='))
  await blogs.remove(name)
  await deletion
  expect((await page.request.get(`${address}-renamed`)).status()).toBe(410)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(blogs.row(name)).toContainText(`Changes go live with “Update of ${name}”`)
  expect((await page.request.get(`${address}-renamed`)).status()).toBe(200)
  await blogs.remove(name)
})

test(
  'BO-05 a time skipped by daylight saving is rejected at its field, and a typed time stays the same instant in another time zone',
  nightly,
  async ({ editor: { page, editor, blogs }, unique }) => {
    const clock = await page.context().newCDPSession(page)
    const travel = (timezoneId: string) => clock.send('Emulation.setTimezoneOverride', { timezoneId })
    await travel('Europe/Berlin')
    await editor.goto()
    const name = unique('A time of their own')
    await editor.write({ name, summary: 'When?', text: 'Then.' })
    const year = new Date().getUTCFullYear() + 1
    await editor.planFor(lastSunday(year, 2, 'T02:30'))
    await expect(editor.publishAt).toHaveAccessibleDescription(/Time zone: Europe\/Berlin\./)
    await editor.press(/^Schedule/)
    await expect(editor.publishAt).toHaveAccessibleDescription(/does not exist on that day/)
    await editor.publishAt.fill(lastSunday(year, 9, 'T02:30'))
    await expect(editor.publishAt).toHaveAccessibleDescription(/occurs twice on that day; the first is used/)
    await editor.publishAt.fill(`${year}-07-01T09:00`)
    await travel('America/New_York')
    const sent = page.waitForRequest((call) => call.method() === 'POST' && call.url().endsWith('/api/blogs'))
    await editor.save(/^Schedule for/)
    expect((await sent).postDataJSON()).toMatchObject({ scheduledAt: `${year}-07-01T07:00:00.000Z` })
    await blogs.remove(name)
  },
)

/** A local time on the last Sunday of a month (zero-based), when Europe changes its clocks. */
function lastSunday(year: number, month: number, time: string): string {
  const day = new Date(Date.UTC(year, month + 1, 0))
  day.setUTCDate(day.getUTCDate() - day.getUTCDay())
  return `${day.toISOString().slice(0, 10)}${time}`
}
