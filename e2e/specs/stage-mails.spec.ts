import { mailsTo } from '../../tools/testing/mailbox'
import { longestOpenJob } from '../commands/jobs'
import { nightly } from '../fixtures/nightly'
import { expect, test } from '../fixtures/own-site'
import { axeFindings } from '../measures/axe'
import { ApplicationPage } from '../pages/application.page'

test(
  'BO-02 a stage email is previewed, changed and sent, and a scheduled one is not sent after a move',
  nightly,
  async ({ visitor: { page }, recruiter, running, unique }) => {
    const job = await longestOpenJob(page.request)
    const name = unique('Ines Roth')
    const { email, reference } = await new ApplicationPage(page).apply(job.slug, name)

    const staff = recruiter.page
    await recruiter.staffFrame.goto(`/Applications?q=${email}`)
    await staff.getByRole('link', { name }).click()
    const panel = staff.getByRole('region', { name: 'Emails' })
    await expect(panel).toContainText('No emails written yet.')
    await panel.getByRole('button', { name: 'Write about' }).click()
    const dialog = staff.getByRole('dialog', { name: `Write to ${name}` })
    const text = dialog.getByLabel('Text')
    await expect(text).toHaveValue(/\{\{firstName\}\}/)
    await text.fill('Hello {{firstName}}, your reference is {{number}}.')
    await dialog.getByRole('button', { name: 'Send now' }).click()
    await expect(dialog.getByText('There is no field {{number}}.')).toBeVisible()
    await text.fill('Hello {{firstName}}, your reference is {{reference}}.')
    await expect(dialog.getByRole('region', { name: 'Preview' })).toContainText(
      `Hello Ines, your reference is ${reference}.`,
    )
    expect(await axeFindings(staff)).toEqual([])
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await panel.getByRole('button', { name: 'Write about' }).click()
    await expect(text, 'a closed dialog keeps what was typed').toHaveValue(/your reference is/)
    await dialog.getByRole('button', { name: 'Send now' }).click()
    await expect(dialog).toBeHidden()
    const written = async () => (await mailsTo(running.dataDir, email)).map((mail) => mail.text.trim())
    await expect.poll(written).toContainEqual(expect.stringContaining(`Hello Ines, your reference is ${reference}.`))
    await expect(panel.getByRole('listitem')).toContainText(/Sent|On its way/)

    await panel.getByRole('button', { name: 'Write about' }).click()
    await dialog.getByLabel('Subject').fill('Planned')
    await dialog.getByLabel('Send later').fill('2099-05-04T10:00')
    await dialog.getByRole('button', { name: 'Send later' }).click()
    await expect(panel.getByRole('listitem').filter({ hasText: 'Planned' })).toContainText('Will be sent on 4 May 2099')
    await staff.getByRole('combobox', { name: 'Stage', exact: true }).selectOption('Interview')
    await staff.getByRole('button', { name: 'Move to Interview' }).click()
    await expect(panel.getByRole('listitem').filter({ hasText: 'Planned' })).toContainText('Cancelled, not sent')
    expect(await axeFindings(staff)).toEqual([])
  },
)
