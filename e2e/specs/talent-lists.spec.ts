import { longestOpenJob } from '../commands/jobs'
import { nightly } from '../fixtures/nightly'
import { expect, test } from '../fixtures/test'
import { axeFindings } from '../measures/axe'
import { ApplicationPage } from '../pages/application.page'

test(
  'BO-02 filters of the talent pool are kept as a list, show who fits them later, and are deleted without the people',
  nightly,
  async ({ visitor, recruiter: { page, staffFrame }, unique }) => {
    const job = await longestOpenJob(page.request)
    const tag = unique('polar')
    const form = new ApplicationPage(visitor.page)
    const pooled = async (name: string) => {
      await form.goto(job.slug)
      const email = `${name.replaceAll(' ', '-').toLowerCase()}@example.com`
      await form.fill(name, email)
      await visitor.page.getByRole('checkbox', { name: /other positions/ }).check()
      await form.send.click()
      await expect(form.reference).toBeVisible()
      await staffFrame.goto(`/Applications?q=${email}`)
      await page.getByRole('link', { name }).click()
      await page.getByLabel('Add tag').fill(tag)
      await page.getByLabel('Add tag').press('Enter')
      await expect(page.getByRole('status').filter({ hasText: `Tags: ${tag}.` })).toHaveCount(1)
      await page.getByRole('button', { name: 'More' }).click()
      await page.getByRole('menuitem', { name: 'Move to talent pool' }).click()
      await expect(page.getByRole('region', { name: 'History' })).toContainText('talent pool')
    }
    const [first, second] = [unique('Nils Aas'), unique('Liv Aas')]
    await pooled(first)

    await staffFrame.goto(`/futureApplications?tag=${encodeURIComponent(tag)}`)
    await page.getByRole('button', { name: 'Save filters as list' }).click()
    const dialog = page.getByRole('dialog', { name: 'Save filters as list' })
    await dialog.getByRole('button', { name: 'Save list' }).click()
    await expect(dialog.getByText('Enter a name.')).toBeVisible()
    const list = unique('Nordics')
    await dialog.getByLabel('Name').fill(list)
    expect(await axeFindings(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Save list' }).click()
    const lists = page.getByRole('navigation', { name: 'Lists' })
    await expect(lists.getByRole('link', { name: list })).toHaveAttribute('aria-current', /true|page/)

    await pooled(second)
    await staffFrame.goto('/futureApplications')
    await lists.getByRole('link', { name: list }).click()
    await expect(page.locator('tbody').getByRole('row')).toHaveCount(2)
    await expect(page.getByRole('link', { name: second })).toBeVisible()
    expect(await axeFindings(page)).toEqual([])

    await page.getByRole('button', { name: 'Delete list' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete list' }).click()
    await expect(lists.getByRole('link', { name: list })).toBeHidden()
    await expect(page.getByRole('link', { name: first })).toBeVisible()
  },
)
