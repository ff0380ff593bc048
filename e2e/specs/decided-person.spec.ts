import { longestOpenJob } from '../commands/jobs'
import { nightly } from '../fixtures/nightly'
import { expect, test } from '../fixtures/test'
import { axeFindings } from '../measures/axe'
import { ApplicationPage } from '../pages/application.page'

test(
  'BO-02 the duplicate of somebody who was hired is marked, not undecided, and its rejection says so first',
  nightly,
  async ({ visitor, recruiter: { page, staffFrame }, unique }) => {
    const job = await longestOpenJob(page.request)
    const [first, second] = [unique('Mara Lind'), unique('Mara K Lind')]
    const form = new ApplicationPage(visitor.page)
    const { email, reference } = await form.apply(job.slug, first)
    await form.goto(job.slug)
    await form.fill(second, email)
    await form.send.click()
    await expect(form.reference).toBeVisible()

    await staffFrame.goto(`/Applications?q=${email}`)
    await page.getByRole('link', { name: second }).click()
    await page.getByRole('button', { name: `Compare with ${reference}` }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Merge' }).click()
    await page.getByRole('region', { name: 'Other applications by this person' }).getByRole('link').click()
    await expect(staffFrame.heading).toHaveText(first)
    await page.getByRole('combobox', { name: 'Stage', exact: true }).selectOption('Hired')
    await page.getByRole('button', { name: 'Move to Hired' }).click()
    await expect(page.getByRole('region', { name: 'History' })).toContainText('Hired')

    const mark = `Person hired: ${reference}`
    await staffFrame.goto(`/Applications?q=${email}`)
    const row = page.getByRole('row').filter({ hasText: second })
    await expect(row).toContainText(mark)
    await page.getByRole('combobox', { name: 'Stage', exact: true }).selectOption('Undecided')
    await expect(page.getByRole('heading', { name: 'No matching applicants' })).toBeVisible()
    await page.goto(`/Applications?view=board&q=${email}`)
    const card = page
      .getByRole('region', { name: 'New', exact: true })
      .getByRole('listitem')
      .filter({ hasText: second })
    await expect(card).toContainText(mark)

    await card.getByRole('link', { name: second }).click()
    await expect(page.getByRole('main')).toContainText(mark)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      expect(await axeFindings(page)).toEqual([])
    }
    await page.getByRole('combobox', { name: 'Stage', exact: true }).selectOption('Rejected')
    await expect(page.getByText(`${second} was hired through application ${reference}`)).toBeVisible()
    expect(await axeFindings(page)).toEqual([])
  },
)
