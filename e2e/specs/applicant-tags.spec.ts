import { longestOpenJob } from '../commands/jobs'
import { expect, test } from '../fixtures/own-site'
import { ApplicationPage } from '../pages/application.page'

test('BO-02 an applicant is tagged, and found by the tag in the search, the filter and on the board', async ({
  visitor,
  recruiter: { page, staffFrame },
  unique,
}) => {
  const job = await longestOpenJob(visitor.page.request)
  const name = unique('Kaja Sund')
  const { email } = await new ApplicationPage(visitor.page).apply(job.slug, name)
  await staffFrame.goto(`/Applications?q=${email}`)
  await page.getByRole('link', { name }).click()
  const tag = unique('night owl')
  await page.getByLabel('Add tag').fill(tag)
  await page.getByLabel('Add tag').press('Enter')
  await expect(page.getByRole('status').filter({ hasText: `Tags: ${tag}.` })).toHaveCount(1)

  await staffFrame.goto('/Applications')
  await page.getByRole('combobox', { name: 'Tag', exact: true }).selectOption(`${tag} (1)`)
  await expect(page.getByRole('link', { name })).toBeVisible()
  await expect(page.locator('tbody').getByRole('row')).toHaveCount(1)
  await page.goto(`/Applications?view=board&tag=${encodeURIComponent(tag)}`)
  await expect(page.getByRole('region', { name: 'New', exact: true }).getByRole('link', { name })).toBeVisible()
  await staffFrame.goto('/Applications')
  await page.getByRole('searchbox', { name: 'Search' }).fill(tag)
  await expect(page.locator('tbody').getByRole('row')).toHaveCount(1)
  await expect(page.getByRole('link', { name })).toBeVisible()
})
