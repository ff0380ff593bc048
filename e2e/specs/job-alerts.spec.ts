import { mailsTo } from '../../tools/testing/mailbox'
import { expect, test } from '../fixtures/own-site'
import { axeFindings } from '../measures/axe'

test('a visitor saves a search as a job alert and confirms it by the mailed link, which shows the search', async ({
  visitor: { page },
  running,
  unique,
}) => {
  const email = `${unique('seeker').replaceAll(' ', '-')}@example.org`
  await page.goto('/opportunities?q=cloud&country=India')
  const form = page.getByRole('form', { name: 'Email me jobs like these' })
  await expect(form).toContainText('“cloud”, India')
  await form.getByLabel('Email address').fill(email)
  await form.getByRole('button', { name: 'Email me new jobs' }).click()
  await expect(form.getByText('Check your inbox')).toBeVisible()
  expect(await axeFindings(page)).toEqual([])

  const linkOf = async () => {
    const [mail] = await mailsTo(running.dataDir, email)
    return /https?:\S+\/job-alerts\/confirm\S+/.exec(mail?.text ?? '')?.[0]
  }
  await expect.poll(linkOf).toBeTruthy()
  const { pathname, search } = new URL((await linkOf()) ?? '')
  await page.goto(pathname + search)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confirm your job alert')
  await expect(page.getByText('“cloud”, India')).toBeVisible()
  await page.getByRole('button', { name: 'Confirm job alert' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your job alert is on')
  expect(await axeFindings(page)).toEqual([])
})
