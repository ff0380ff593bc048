import type { Locator } from '@playwright/test'
import { staffAt } from '../fixtures/people'
import { nightly } from '../fixtures/nightly'
import { expect, test } from '../fixtures/test'
import { ApplicationPage } from '../pages/application.page'
import { hydrated } from '../pages/hydration'
import { JobFormPage } from '../pages/job-form.page'

test(
  'BO-01 BO-02 BO-04 a job is posted, candidates apply from an advertisement, one is moved to Hired by pointer and keyboard, and the job is closed',
  nightly,
  async ({ recruiter: { page, staffFrame }, visitor, site, unique }) => {
    const title = unique('Night signaller')
    const person = unique('Rosa Lind')
    await staffFrame.goto('/addcareers')
    const job = new JobFormPage(page)
    await job.write(title, 'Keeps the night trains apart.')
    await job.open()
    const row = page.getByRole('row').filter({ hasText: title })
    const publicPage = (await row.getByRole('link', { name: /on site/ }).getAttribute('href')) ?? ''
    const applicants = (await row.getByRole('link', { name: /applicants? for/ }).getAttribute('href')) ?? ''

    const form = new ApplicationPage(visitor.page)
    const email = `${person.replaceAll(' ', '.')}-o'neil@example.com`
    await visitor.page.goto(`${publicPage}&utm_source=LinkedIn`)
    await hydrated(visitor.page)
    await visitor.page.getByRole('link', { name: 'Apply for this position' }).first().click()
    await form.fill(person, email)
    await form.send.click()
    await expect(form.reference).toBeVisible()
    // A single right-to-left word that is wider than a phone.
    const longName = 'ض'.repeat(98)
    await form.goto(publicPage.split('job=')[1] ?? '')
    await form.fill(longName, email)
    await form.send.click()
    await expect(form.reference).toBeVisible()

    // A mailed link redirects a signed-out user to the login page and, after signing in, to its target.
    await visitor.page.goto(applicants)
    await expect(visitor.page).toHaveURL('/login')
    await hydrated(visitor.page)
    await visitor.login.fill('careers', site.passwords.careers)
    await visitor.page.waitForURL(applicants)
    await visitor.page.setViewportSize({ width: 360, height: 740 })
    await visitor.page.getByRole('link', { name: longName }).click()
    const other = visitor.page.getByRole('region', { name: 'May be the same person' })
    await expect(other.getByRole('link')).toHaveText(new RegExp(person))
    await expect(visitor.page.getByText('Previous applicant')).toBeVisible()
    const nameIn = (container: Locator) => container.getByText(longName, { exact: true })
    await expect(nameIn(visitor.page.getByRole('heading', { level: 1 }))).toHaveCSS('direction', 'rtl')
    const width = () => visitor.page.evaluate(() => document.documentElement.scrollWidth)
    await expect.poll(width).toBe(360)
    for (const address of [applicants, `/Applications?q=${longName}`, `/Applications?view=board&q=${longName}`]) {
      await visitor.page.goto(address)
      const link = visitor.page.getByRole('link', { name: longName })
      await expect(nameIn(link), address).toHaveCSS('direction', 'rtl')
      await expect.poll(width, { message: address }).toBe(360)
    }
    await visitor.page.getByRole('link', { name: longName }).click()
    await other.getByRole('link').click()
    await expect(staffAt(visitor.page).staffFrame.heading).toHaveText(person)
    await expect(visitor.page.getByText('LinkedIn', { exact: true })).toBeVisible()

    await page.goto(`/Applications?view=board&${applicants.split('?')[1]}`)
    const column = (name: string) => page.getByRole('region', { name, exact: true })
    await column('New').getByRole('link', { name: person }).dragTo(column('Interview'))
    await expect(column('Interview').getByRole('link', { name: person })).toBeVisible()
    await column('Interview')
      .getByRole('button', { name: `Move or write to ${person}` })
      .focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('menuitem').first()).toBeFocused()
    await page.keyboard.type('Hired')
    await expect(page.getByRole('menuitem', { name: 'Hired' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByText('moved from Interview to Hired')).toBeVisible()
    await expect(column('Interview').locator(':focus')).toHaveCount(1)
    await column('Hired').getByRole('link', { name: person }).click()
    await expect(staffFrame.heading).toHaveText(person)
    await expect(page.getByRole('region', { name: 'History' })).toContainText('Interview to Hired')

    await staffFrame.goto(`/viewcareers?q=${encodeURIComponent(title)}`)
    await page.getByRole('button', { name: `More actions for ${title}` }).click()
    await page.getByRole('menuitem', { name: 'Close as filled' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Close job' }).click()
    await expect(page.getByText(`“${title}” was closed as filled.`)).toBeVisible()
    expect((await page.request.get(publicPage)).status()).toBe(410)
  },
)

test('BO-02 rejecting on the board, in bulk and on the page of an applicant asks for a reason, which the dashboard counts', async ({
  recruiter: { page, staffFrame },
}) => {
  const dialog = page.getByRole('dialog', { name: /^Reject / })
  const reject = async (reason: string) => {
    await dialog.getByLabel('Reason for rejection').selectOption(reason)
    await dialog.getByRole('button', { name: 'Reject', exact: true }).click()
    await expect(dialog).toBeHidden()
  }
  const counted = async () => {
    await staffFrame.goto('/dashboard')
    const panel = page.getByRole('region', { name: 'Reasons for rejection' })
    await expect(panel).toBeVisible()
    const rows = await panel.getByRole('listitem').allInnerTexts()
    const row = rows.find((text) => text.includes('Notice period or availability'))
    return Number(/\d+$/.exec(row?.trim() ?? '0')?.[0])
  }
  const before = await counted()

  await staffFrame.goto('/Applications?view=board')
  const column = (name: string) => page.getByRole('region', { name, exact: true })
  const card = column('Screening').getByRole('listitem').first()
  const onBoard = (await card.getByRole('link').getAttribute('href')) ?? ''
  await card.getByRole('button').click()
  await page.getByRole('menuitem', { name: 'Rejected' }).click()
  await dialog.getByRole('button', { name: 'Reject', exact: true }).click()
  await expect(dialog.getByText('Choose a reason.')).toBeVisible()
  await reject('Notice period or availability')
  await expect(page.getByText(/moved from Screening to Rejected/)).toBeVisible()

  await staffFrame.goto('/Applications?type=NEW')
  for (const row of [1, 2]) await page.getByRole('row').nth(row).getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Move to' }).click()
  await page.getByRole('menuitem', { name: 'Move to Rejected' }).click()
  await expect(dialog).toHaveAccessibleName('Reject 2 applicants?')
  await reject('Notice period or availability')
  await expect(page.getByText('2 applicants were moved to Rejected.')).toBeVisible()
  expect(await counted()).toBe(before + 3)

  await page.goto(onBoard)
  const history = page.getByRole('region', { name: 'History' })
  await expect(history).toContainText('Reason: Notice period or availability')
  await page.getByRole('combobox', { name: 'Reason for rejection' }).selectOption('Other')
  await page.getByRole('button', { name: 'Save reason' }).click()
  await expect(page.getByText('Describe the reason.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Note', exact: true }).fill('Moved abroad')
  await page.getByRole('button', { name: 'Save reason' }).click()
  await expect(history).toContainText('Moved abroad')
  expect(await counted()).toBe(before + 2)
  await page.getByRole('link', { name: 'Notice period or availability' }).click()
  await expect(page.getByRole('row')).toHaveCount(before + 3)
})

test(
  'BO-01 BO-02 a job asks its own questions: written by the keyboard, answered by a candidate, marked and scored on the page of the applicant',
  nightly,
  async ({ recruiter: { page, staffFrame }, visitor, unique }) => {
    const title = unique('Dispatcher')
    const person = unique('Mo Weller')
    await staffFrame.goto('/addcareers')
    const job = new JobFormPage(page)
    await job.write(title, 'Sends the trains.')
    const question = (number: number) => page.getByRole('group', { name: `Question ${number}` })
    await page.getByRole('button', { name: 'Add question' }).press('Enter')
    await expect(question(1).getByRole('textbox', { name: 'Question' })).toBeFocused()
    await page.keyboard.type('May you work in Canada?')
    await question(1).getByLabel('Kind of answer').selectOption('Yes or no')
    await question(1)
      .getByLabel(/^Knock-out/)
      .selectOption('Yes')
    await question(1).getByLabel('Must be answered').check()
    await page.getByRole('button', { name: 'Add question' }).click()
    await question(2).getByRole('textbox', { name: 'Question' }).fill('Which shift?')
    await question(2).getByLabel('Kind of answer').selectOption('Choice from a list')
    await question(2).getByLabel('Choices').fill('Early')
    await page.getByRole('button', { name: 'Publish' }).click()
    await expect(page.getByText('Enter at least two choices, one per line.').first()).toBeVisible()
    await question(2).getByLabel('Choices').fill('Early\nLate')
    const criterion = page.getByRole('group', { name: 'Criterion 1' })
    await page.getByRole('button', { name: 'Add criterion' }).click()
    await criterion.getByLabel('What to judge').fill('Stays calm')
    await criterion.getByLabel(/^What to look for/).fill('Speaks slowly when trains are late.')
    await question(2).getByRole('button', { name: 'Move question 2 up' }).click()
    await expect(question(1).getByRole('textbox', { name: 'Question' })).toHaveValue('Which shift?')
    await job.open()
    const row = page.getByRole('row').filter({ hasText: title })
    const publicPage = (await row.getByRole('link', { name: /on site/ }).getAttribute('href')) ?? ''
    const applicants = (await row.getByRole('link', { name: /applicants? for/ }).getAttribute('href')) ?? ''

    await visitor.page.setViewportSize({ width: 360, height: 740 })
    const form = new ApplicationPage(visitor.page)
    await form.goto(publicPage.split('job=')[1] ?? '')
    await form.fill(person, 'mo.weller@example.com')
    await visitor.page.getByLabel(/Which shift/).selectOption('Late')
    await form.send.click()
    await visitor.page.getByRole('link', { name: 'Answer this question.' }).click()
    await expect(visitor.page.getByLabel('May you work in Canada?')).toBeFocused()
    await visitor.page.reload()
    await hydrated(visitor.page)
    await expect(visitor.page.getByLabel(/Which shift/)).toHaveValue('Late')
    await visitor.page.getByLabel('May you work in Canada?').selectOption('No')
    await form.attach()
    await form.consent.check()
    await form.send.click()
    await expect(form.reference).toBeVisible()

    await page.goto(applicants)
    await expect(page.getByRole('row').filter({ hasText: person })).toContainText('Knock-out not met')
    await page.getByRole('link', { name: person }).click()
    const answers = page.getByRole('region', { name: 'Answers' })
    await expect(answers).toContainText('Which shift?Late')
    await expect(answers).toContainText('May you work in Canada?No Knock-out: not met')
    await expect(page.getByRole('combobox', { name: 'Stage' })).toHaveValue('NEW')
    const scorecard = page.getByRole('form', { name: 'Scorecard' })
    await scorecard.getByLabel(/^Stays calm/).selectOption('4 – Strong')
    await scorecard.getByRole('button', { name: 'Submit scorecard' }).click()
    await expect(scorecard.getByText('Choose what you recommend.')).toBeVisible()
    await scorecard.getByRole('radio', { name: 'Strong yes' }).check()
    await scorecard.getByLabel(/^What decided it/).fill('Kept three lines running.')
    await scorecard.getByRole('button', { name: 'Submit scorecard' }).click()
    const cards = page.getByRole('region', { name: 'Scorecards' })
    await expect(cards).toContainText('Strong yes')
    await expect(cards).toContainText('Stays calm4 of 4, strong')
    await expect(page.getByRole('region', { name: 'History' })).toContainText('Scorecard submitted')
  },
)

test(
  'BO-05 unsaved input about one applicant in two tabs is backed up per tab and restored one after the other',
  nightly,
  async ({ recruiter: { page, staffFrame } }) => {
    await staffFrame.goto('/Applications')
    const address = (await page.getByRole('row').nth(1).getByRole('link').first().getAttribute('href')) ?? ''
    const open = async () => {
      const tab = await page.context().newPage()
      await tab.goto(address)
      await expect(tab.getByLabel('New note')).toBeEditable()
      return tab
    }
    const backups = (tab: typeof page, type: string) =>
      tab.evaluate((prefix) => Object.keys(localStorage).filter((key) => key.startsWith(prefix)).length, `tk:${type}:`)
    const notes = ['Typed in one tab', 'Typed in another']
    const tabs = [await open(), await open()]
    for (const [index, tab] of tabs.entries()) {
      await tab.getByLabel('New note').fill(notes[index] ?? '')
      await tab.getByRole('combobox', { name: 'Stage' }).selectOption('Withdrawn')
      await tab.getByRole('textbox', { name: /Reason/ }).fill(`${notes[index]}, why`)
      await expect.poll(() => backups(tab, 'note')).toBe(index + 1)
      await expect.poll(() => backups(tab, 'stage')).toBe(index + 1)
    }
    for (const tab of tabs) await tab.close()
    for (const note of notes) {
      const tab = await open()
      await expect(tab.getByLabel('New note')).toHaveValue(note)
      await expect(tab.getByRole('textbox', { name: /Reason/ })).toHaveValue(`${note}, why`)
    }
  },
)

test(
  'BO-05 FT-23 when the session ends while adding a note and a rating, the user signs in again in place and both are saved',
  nightly,
  async ({ recruiter: { page, staffFrame }, site, consoleWatch, unique }) => {
    consoleWatch.allow(/401/)
    // An applicant without a rating.
    await staffFrame.goto('/Applications?type=NEW')
    await page.goto((await page.getByRole('row').last().getByRole('link').first().getAttribute('href')) ?? '')
    const signInAgain = async () => {
      const dialog = page.getByRole('dialog', { name: 'Your session has ended' })
      await dialog.getByLabel('Password', { exact: true }).fill(site.passwords.careers)
      await dialog.getByRole('button', { name: 'Log in and continue' }).click()
      await expect(dialog).toBeHidden()
    }
    const note = unique('Called before the end')
    await page.getByLabel('New note').fill(note)
    await page.evaluate(() => localStorage.setItem('Token', 'of a session that is over'))
    await page.getByRole('button', { name: 'Add note' }).click()
    await signInAgain()
    await expect(page.getByRole('region', { name: 'Notes' }).getByText(note)).toBeVisible()
    await expect(page.getByLabel('New note')).toHaveValue('')

    await page.evaluate(() => localStorage.setItem('Token', 'of a session that is over'))
    await page.getByRole('radio', { name: '3 of 5' }).press('Space')
    await signInAgain()
    await expect(page.getByRole('radio', { name: '3 of 5' })).toBeChecked()
  },
)
