import { nightly } from '../fixtures/nightly'
import { expect, test } from '../fixtures/hiring-site'
import { axeFindings } from '../measures/axe'
import { ApplicationPage } from '../pages/application.page'
import { JobFormPage } from '../pages/job-form.page'

test(
  'BO-02 ST-08 a word of a résumé finds its applicant in the table and on the board, for those who see the job',
  nightly,
  async ({ recruiter: { page, staffFrame }, visitor, signedIn, unique }) => {
    const title = unique('Lighthouse keeper')
    await staffFrame.goto('/addcareers')
    const form = new JobFormPage(page)
    await form.write(title, 'Keeps the light.')
    await page.getByRole('checkbox', { name: 'Only the team sees this job and its applicants' }).check()
    // Whoever restricts a job is in its team.
    await expect(page.getByRole('group', { name: 'Member 1' }).getByLabel('Access')).toHaveValue('LEAD')
    await form.open()
    const row = page.getByRole('row').filter({ hasText: title })
    await expect(row).toContainText('only its team')
    const slug = ((await row.getByRole('link', { name: /on site/ }).getAttribute('href')) ?? '').split('job=')[1] ?? ''
    const person = unique('Rosa Lind')
    await new ApplicationPage(visitor.page).apply(slug, person, 'Polished a Fresnel lens for nine winters.')

    // The text of a résumé is read after the application has arrived.
    const found = page.getByRole('row').filter({ hasText: person })
    await expect(async () => {
      await staffFrame.goto('/Applications?q=fresnel')
      await expect(found).toContainText('In the CV: Polished a Fresnel lens', { timeout: 2000 })
    }).toPass()
    await expect(found.locator('mark')).toHaveText('Fresnel')
    expect(await axeFindings(page)).toEqual([])
    await staffFrame.goto('/Applications?view=board&q=fresnel')
    await expect(page.getByRole('listitem').filter({ hasText: person })).toContainText('Polished a Fresnel lens')
    expect(await axeFindings(page)).toEqual([])

    const sven = await signedIn('Sven')
    for (const view of ['', '&view=board']) {
      await sven.staffFrame.goto(`/Applications?q=fresnel${view}`)
      await expect(sven.page.getByRole('searchbox')).toHaveValue('fresnel')
      await expect(sven.page.getByText('Fresnel lens')).toHaveCount(0)
      await expect(sven.page.getByText(person)).toHaveCount(0)
    }
  },
)
