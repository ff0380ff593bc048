import ICAL from 'ical.js'
import type { Page } from '@playwright/test'
import { mailedCalendars, mailedLink, mailsTo } from '../../tools/testing/mailbox'
import { expect, submitScorecard, test } from '../fixtures/hiring-site'
import { failedRequestMessages } from '../fixtures/service-calls'
import { ApplicationPage } from '../pages/application.page'
import { hydrated } from '../pages/hydration'
import { JobFormPage } from '../pages/job-form.page'

const QUESTION = 'Which night train do you like best?'

/** The value of a `datetime-local` field, three days from now at ten. */
function atTen(): string {
  const day = new Date(Date.now() + 3 * 86_400_000)
  return `${day.getFullYear()}-${String(day.getMonth() + 1).padStart(2, '0')}-${String(day.getDate()).padStart(2, '0')}T10:00`
}

/** Comes through a link of a campaign to the list of jobs, and applies with the answer to the question of the job. */
async function applyFrom(page: Page, title: string, person: string): Promise<{ email: string; reference: string }> {
  const form = new ApplicationPage(page)
  const email = `${person.replaceAll(' ', '-').toLowerCase()}@example.com`
  await page.goto(`/opportunities?${new URLSearchParams({ q: title, utm_source: 'LinkedIn' })}`)
  await hydrated(page)
  await page.getByRole('link', { name: title, exact: true }).click()
  await page.getByRole('link', { name: 'Apply for this position' }).first().click()
  await form.fill(person, email)
  await page.getByLabel(QUESTION).fill('The one to Kiruna')
  await form.send.click()
  return { email, reference: await form.reference.innerText() }
}

test('BO-02 from a job made from a template to a hire with two scorecards and an appointment; somebody else withdraws and erases', async ({
  recruiter: { page, staffFrame },
  visitor,
  running,
  signedIn,
  unique,
  consoleWatch,
}) => {
  /** The link in the mail that confirms an application to its applicant. */
  const confirmedTo = async (email: string, reference: string) => {
    const link = await mailedLink(running.dataDir, '/my-application#', reference)
    const confirmations = (await mailsTo(running.dataDir, email)).map(({ text }) =>
      text.includes(`Its reference is ${reference}`),
    )
    expect(confirmations).toEqual([true])
    return link
  }

  // The template, and a job made from it: its question and its criterion come along.
  await staffFrame.goto('/addcareers')
  const form = new JobFormPage(page)
  const template = unique('Template')
  await form.write(template, 'Keeps the night trains apart.')
  await page.getByRole('button', { name: 'Add question' }).click()
  await page.getByRole('group', { name: 'Question 1' }).getByLabel('Question').fill(QUESTION)
  await page.getByRole('button', { name: 'Add criterion' }).click()
  await page.getByLabel('What to judge').fill('Calm')
  await page.getByRole('button', { name: 'Save draft', exact: true }).click()
  await page.getByRole('alertdialog', { name: 'Success!' }).getByRole('button', { name: 'Ok' }).click()
  await page.waitForURL('/viewcareers')
  await page.getByRole('button', { name: `More actions for ${template}` }).click()
  await page.getByRole('menuitem', { name: 'Duplicate' }).click()
  await expect(page.getByText(`A copy of “${template}”. Not saved yet.`)).toBeVisible()
  const title = unique('Night signaller')
  await form.write(title, 'Keeps the night trains apart.')
  await form.open()

  const person = unique('Ines Roth')
  const { email, reference } = await applyFrom(visitor.page, title, person)
  await visitor.page.goto(await confirmedTo(email, reference))
  await expect(visitor.page.getByRole('heading', { level: 2, name: 'Received' })).toBeVisible()

  await staffFrame.goto(`/Applications?q=${email}`)
  await page.getByRole('link', { name: person }).click()
  await expect(page.getByText('LinkedIn', { exact: true })).toBeVisible()
  await expect(page.getByText('The one to Kiruna')).toBeVisible()
  await submitScorecard(page, 'Yes', 'Knows every signal')
  const ida = await signedIn('Ida')
  await ida.page.goto(page.url())
  await expect(ida.page.getByText('1 other scorecard is in.')).toBeVisible()
  const cards = await submitScorecard(ida.page, 'Strong yes', 'Calm under load')
  await expect(cards.getByText('Knows every signal')).toBeVisible()

  const stage = page.getByRole('combobox', { name: 'Stage', exact: true })
  await page.reload()
  await expect(page.getByText('Calm under load')).toBeVisible()
  await stage.selectOption('Interview')
  await page.getByRole('button', { name: 'Move to Interview' }).click()
  const interview = page.getByRole('region', { name: 'Interview', exact: true })
  await interview.getByLabel('Date and time').fill(atTen())
  await interview.getByLabel('Place').fill('https://meet.example/42')
  await interview.getByRole('button', { name: 'Offer this time' }).click()
  await expect(interview.getByRole('list', { name: 'Times offered' }).getByRole('listitem')).toHaveCount(1)
  await interview.getByRole('button', { name: 'Invite to choose a time' }).click()
  const history = page.getByRole('region', { name: 'History' })
  await expect(history).toContainText('Invited to choose a time')

  await visitor.page.goto(await mailedLink(running.dataDir, '/my-application#', 'Choose a time that suits you'))
  const times = visitor.page.getByRole('region', { name: 'Your interview' })
  await times.getByRole('radio').check()
  await times.getByRole('button', { name: 'Confirm this time' }).click()
  await expect(times).toContainText('This is the time you chose.')
  const calendars = () => mailedCalendars(running.dataDir, email)
  await expect.poll(async () => (await calendars()).length).toBe(1)
  const [calendar] = await calendars()
  const part = new ICAL.Component(ICAL.parse(calendar?.content ?? '')).getFirstSubcomponent('vevent')
  const event = new ICAL.Event(part ?? new ICAL.Component('vevent'))
  expect([calendar?.method, event.startDate.toJSDate(), event.location]).toEqual([
    'REQUEST',
    new Date(atTen()),
    'https://meet.example/42',
  ])

  await page.reload()
  await stage.selectOption('Hired')
  await page.getByRole('button', { name: 'Move to Hired' }).click()
  await expect(history).toContainText('Interview to Hired')
  await visitor.page.reload()
  await expect(visitor.page.getByRole('heading', { level: 2, name: 'Hired' })).toBeVisible()

  // The second person changes their mind.
  const second = unique('Tove Berg')
  const left = await applyFrom(visitor.page, title, second)
  const ownOfSecond = await confirmedTo(left.email, left.reference)
  await visitor.page.goto(ownOfSecond)
  await visitor.page.getByRole('button', { name: 'Withdraw my application' }).click()
  await visitor.page.getByRole('button', { name: 'Yes, withdraw it' }).click()
  await expect(visitor.page.getByRole('heading', { level: 2, name: 'Withdrawn' })).toBeVisible()
  await staffFrame.goto(`/Applications?q=${left.email}`)
  await page.getByRole('link', { name: second }).click()
  await expect(history).toContainText('By the applicant')
  await visitor.page.getByRole('button', { name: 'Erase my application' }).click()
  await visitor.page.getByRole('button', { name: 'Yes, erase it' }).click()
  await expect(visitor.frame.heading).toHaveText('Your application is erased')
  consoleWatch.allow(...failedRequestMessages(410))
  await visitor.page.goto('/contact')
  await visitor.page.goto(ownOfSecond)
  await expect(visitor.frame.heading).toHaveText('This link is no longer valid')
  await staffFrame.goto(`/Applications?q=${left.email}`)
  await expect(page.getByRole('heading', { name: /^No matching/ })).toBeVisible()
  expect(await mailsTo(running.dataDir, left.email)).toEqual([])
})
