import ICAL from 'ical.js'
import { mailedCalendars, mailedLink } from '../../tools/testing/mailbox'
import { longestOpenJob } from '../commands/jobs'
import { nightly } from '../fixtures/nightly'
import { expect, test } from '../fixtures/own-site'
import { axeFindings } from '../measures/axe'
import { ApplicationPage } from '../pages/application.page'
import { hydrated } from '../pages/hydration'

/** Method, sequence and start of the appointments mailed about an application to its applicant, in order. */
async function appointments(dataDir: string, email: string) {
  return (await mailedCalendars(dataDir, email)).flatMap(({ method, content }) => {
    const part = new ICAL.Component(ICAL.parse(content)).getFirstSubcomponent('vevent')
    if (!part) return []
    const event = new ICAL.Event(part)
    return [{ method, uid: event.uid, sequence: event.sequence, start: event.startDate.toJSDate() }]
  })
}

/** The value of a `datetime-local` field, some days from now at ten. */
function atTen(days: number): string {
  const day = new Date(Date.now() + days * 86_400_000)
  return `${day.getFullYear()}-${String(day.getMonth() + 1).padStart(2, '0')}-${String(day.getDate()).padStart(2, '0')}T10:00`
}

test(
  'BO-02 a visitor from a campaign applies, is invited, chooses a time, moves and cancels it, and is hired',
  nightly,
  async ({ visitor: { page }, recruiter, running, unique }) => {
    const job = await longestOpenJob(page.request)
    const name = unique('Ines Roth')
    const email = `${name.replaceAll(' ', '-').toLowerCase()}@example.com`
    const form = new ApplicationPage(page)
    await page.goto(`/opportunities?job=${job.slug}&utm_source=LinkedIn`)
    await hydrated(page)
    await page.getByRole('link', { name: 'Apply for this position' }).first().click()
    await form.fill(name, email)
    await form.send.click()
    await expect(form.reference).toBeVisible()

    const staff = recruiter.page
    await recruiter.staffFrame.goto(`/Applications?q=${email}`)
    await staff.getByRole('link', { name }).click()
    await expect(recruiter.staffFrame.heading).toHaveText(name)
    await expect(staff.getByText('LinkedIn', { exact: true })).toBeVisible()
    await staff.getByRole('combobox', { name: 'Stage', exact: true }).selectOption('Interview')
    await staff.getByRole('button', { name: 'Move to Interview' }).click()
    const panel = staff.getByRole('region', { name: 'Interview', exact: true })
    await panel.getByRole('button', { name: 'Offer this time' }).click()
    await expect(panel.getByText('Enter a date and time.')).toBeVisible()
    await expect(panel.getByText('Enter where it takes place.')).toBeVisible()
    const times = panel.getByRole('list', { name: 'Times offered' }).getByRole('listitem')
    for (const [index, days] of [3, 4].entries()) {
      await panel.getByLabel('Date and time').fill(atTen(days))
      await panel.getByLabel('Place').fill('https://meet.example/42')
      await panel.getByRole('button', { name: 'Offer this time' }).click()
      await expect(times).toHaveCount(index + 1)
    }
    expect(await axeFindings(staff)).toEqual([])
    await panel.getByRole('button', { name: 'Invite to choose a time' }).click()
    await expect(staff.getByRole('region', { name: 'History' })).toContainText('Invited to choose a time')

    const link = await mailedLink(running.dataDir, '/my-application#', 'Choose a time that suits you')
    await page.goto(link)
    const own = page.getByRole('region', { name: 'Your interview' })
    await own.getByRole('button', { name: 'Confirm this time' }).click()
    await expect(own.getByText('Choose a time.', { exact: true })).toBeVisible()
    await own.getByRole('radio').first().check()
    expect(await axeFindings(page)).toEqual([])
    await own.getByRole('button', { name: 'Confirm this time' }).click()
    await expect(own).toContainText('This is the time you chose.')
    await expect(own.getByRole('heading')).toBeFocused()
    await own.getByRole('button', { name: 'Choose another time' }).click()
    await own.getByRole('radio').first().check()
    await own.getByRole('button', { name: 'Confirm this time' }).click()
    await expect(own.getByRole('button', { name: 'Choose another time' })).toBeVisible()
    await staff.reload()
    await expect(times.filter({ hasText: name })).toHaveCount(1)
    await own.getByRole('button', { name: 'Cancel the interview' }).click()
    await own.getByRole('button', { name: 'Yes, cancel it' }).click()
    await expect(own.getByRole('radio')).toHaveCount(2)

    await expect.poll(async () => (await appointments(running.dataDir, email)).length).toBe(3)
    const [booked, moved, canceled] = await appointments(running.dataDir, email)
    expect([booked, moved, canceled].map((each) => [each?.method, each?.sequence])).toEqual([
      ['REQUEST', 0],
      ['REQUEST', 1],
      ['CANCEL', 2],
    ])
    expect(new Set([booked?.uid, moved?.uid, canceled?.uid]).size).toBe(1)
    expect(moved?.start).toEqual(new Date(atTen(4)))

    await staff.getByRole('combobox', { name: 'Stage', exact: true }).selectOption('Hired')
    await staff.getByRole('button', { name: 'Move to Hired' }).click()
    await expect(staff.getByRole('region', { name: 'History' })).toContainText('Interview to Hired')
    await page.reload()
    await expect(page.getByRole('heading', { level: 2, name: 'Hired' })).toBeVisible()
  },
)
