import type { StaffBlog } from '@tekskills/shared/contracts/http/blogs'
import { staffCall } from '../commands/staff-call'
import { failedRequestMessages } from '../fixtures/service-calls'
import { expect, test } from '../fixtures/test'
import { axeFindings } from '../measures/axe'

test('BO-05 a redirect works for visitors as soon as it is saved, until it is deleted', async ({
  editor: { page },
  reader,
  consoleWatch,
  unique,
}) => {
  consoleWatch.allow(...failedRequestMessages(422))
  const from = `/${unique('old offer').toLowerCase().replaceAll(' ', '-')}`
  const visit = () => reader.page.request.get(from, { maxRedirects: 0 })
  expect((await visit()).status()).toBe(302)

  await page.goto('/dashboard?tab=redirects')
  await page.getByRole('button', { name: 'Add redirect…' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Old address').fill('/contact')
  await dialog.getByLabel('New address').fill('/services/cloud')
  expect(await axeFindings(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByLabel('Old address')).toHaveAccessibleDescription(/already a page at this address/)
  await dialog.getByLabel('Old address').fill(from)
  await dialog.getByRole('button', { name: 'Save' }).press('Enter')
  await expect(dialog).toBeHidden()
  const moved = await visit()
  expect([moved.status(), new URL(moved.headers()['location'] ?? '', page.url()).pathname]).toEqual([
    301,
    '/services/cloud',
  ])

  await page.getByRole('searchbox').fill(from)
  const more = page.getByRole('button', { name: `More actions for ${from}` })
  await more.click()
  await page.getByRole('menuitem', { name: 'Edit…' }).click()
  await dialog.getByLabel('What visitors get').selectOption({ label: 'A note that the page is gone (410)' })
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('row').filter({ hasText: from })).toContainText('Gone')
  expect((await visit()).status()).toBe(410)
  expect(await axeFindings(page)).toEqual([])

  await more.click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText(/was deleted/)).toBeVisible()
  expect((await visit()).status()).toBe(302)
})

test('BO-05 a renamed page redirects by itself, which the list says, until that is deleted', async ({
  editor: { page },
  reader,
  sessionOf,
  unique,
}) => {
  const session = await sessionOf('blogs')
  const name = unique('Renamed')
  const body = { blogName: name, description: `${name}.`, content: '<p>Text.</p>', status: 'PUBLISHED' }
  const { id, version, slug } = await staffCall<StaffBlog>(session, 'blogs', { method: 'POST', body })
  await staffCall(session, `blogs/${id}`, { method: 'PUT', body: { version, slug: `${slug}-again` } })
  const visit = async () => (await reader.page.request.get(`/blog/${slug}`, { maxRedirects: 0 })).status()
  expect(await visit()).toBe(301)

  await page.goto('/dashboard?tab=redirects')
  await page.getByRole('searchbox').fill(`/blog/${slug}`)
  const row = page.getByRole('row').filter({ hasText: `/blog/${slug}-again` })
  await expect(row).toContainText('Automatic')
  await row.getByRole('button', { name: /^More actions for/ }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText(/was deleted/)).toBeVisible()
  expect(await visit()).toBe(404)
})
