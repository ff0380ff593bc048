import { nightly } from '../fixtures/nightly'
import { expect, submitScorecard, test } from '../fixtures/hiring-site'
import { axeFindings } from '../measures/axe'
import { ApplicationPage } from '../pages/application.page'
import { JobFormPage } from '../pages/job-form.page'

const JUDGMENT = 'Could not join two tables'

test(
  'BO-02 ST-08 a job is restricted to its team by keyboard; its interviewer submits a scorecard before seeing others, and no one else sees it',
  nightly,
  async ({ recruiter: { page, staffFrame }, visitor, signedIn, unique, consoleWatch }) => {
    // For an outsider, the requested records do not exist.
    consoleWatch.allow(/404/)
    const title = unique('Night signaller')
    await staffFrame.goto('/addcareers')
    const form = new JobFormPage(page)
    await form.write(title, 'Keeps the night trains apart.')
    const team = page.getByRole('group', { name: /^Member/ })
    const add = page.getByRole('button', { name: 'Add member' })
    await add.focus()
    await page.keyboard.press('Enter')
    await expect(team.first().getByLabel('Person')).toBeFocused()
    await page.keyboard.type('Hiring')
    await expect(team.first().getByLabel('Access')).toHaveValue('LEAD')
    await add.focus()
    await page.keyboard.press('Enter')
    await team.nth(1).getByLabel('Person').selectOption('Ida')
    await page.getByRole('checkbox', { name: 'Only the team sees this job and its applicants' }).focus()
    await page.keyboard.press('Space')
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      expect(await axeFindings(page)).toEqual([])
    }
    await page.setViewportSize({ width: 390, height: 844 })
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    await page.setViewportSize({ width: 1440, height: 900 })
    await form.open()
    const row = page.getByRole('row').filter({ hasText: title })
    await expect(row).toContainText('only its team')
    const slug = ((await row.getByRole('link', { name: /on site/ }).getAttribute('href')) ?? '').split('job=')[1] ?? ''
    const applicants = (await row.getByRole('link', { name: /applicants? for/ }).getAttribute('href')) ?? ''
    const editor = (await row.getByRole('link', { name: title, exact: true }).getAttribute('href')) ?? ''

    // The page of the job is public, and applications come in.
    const person = unique('Rosa Lind')
    await new ApplicationPage(visitor.page).apply(slug, person)
    await page.goto(applicants)
    await page.getByRole('link', { name: person }).click()
    await submitScorecard(page, 'No', JUDGMENT)
    const applicant = page.url()

    const ida = await signedIn('Ida')
    const answers: string[] = []
    ida.page.on('response', (response) => {
      if (response.url().includes('/api/jobApplicants/')) void response.text().then((text) => answers.push(text))
    })
    await ida.page.goto(applicants)
    await ida.page.getByRole('link', { name: person }).click()
    await expect(ida.staffFrame.heading).toHaveText(person)
    await expect(ida.page.getByText('1 other scorecard is in. You see it once yours is in.')).toBeVisible()
    await expect.poll(() => answers.length).toBeGreaterThan(0)
    expect(answers.join(' ')).not.toContain(JUDGMENT)
    expect(await ida.page.content()).not.toContain(JUDGMENT)
    // An interviewer cannot decide anything.
    await expect(ida.page.getByRole('region', { name: 'Notes' })).toBeVisible()
    for (const name of ['Stage', 'Rating', 'Tags']) await expect(ida.page.getByRole('region', { name })).toHaveCount(0)
    for (const name of ['More', /^Write about/]) await expect(ida.page.getByRole('button', { name })).toHaveCount(0)
    expect(await axeFindings(ida.page)).toEqual([])
    const panel = await submitScorecard(ida.page, 'Strong yes', 'Calm under load')
    await expect(panel.getByText(JUDGMENT)).toBeVisible()
    await page.reload()
    await expect(page.getByText('Calm under load')).toBeVisible()
    await ida.page.goto(editor)
    await expect(ida.page.getByText('You are an interviewer for this job')).toBeVisible()

    const sven = await signedIn('Sven')
    await sven.staffFrame.goto(`/viewcareers?q=${encodeURIComponent(title)}`)
    await expect(sven.page.getByRole('heading', { name: 'No matching jobs' })).toBeVisible()
    for (const address of [editor, applicants, applicant]) {
      await sven.page.goto(address)
      await expect(sven.staffFrame.heading).toHaveText('This record no longer exists')
      await expect(sven.page.getByText(title)).toHaveCount(0)
      await expect(sven.page.getByText(person)).toHaveCount(0)
    }
  },
)
