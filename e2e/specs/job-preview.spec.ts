import { expect, test } from '../fixtures/test'
import { axeFindings } from '../measures/axe'
import { JobFormPage } from '../pages/job-form.page'

test('BO-05 a recruiter previews a job before it is public, and shares the link, which leads to the job once it is', async ({
  recruiter: { page, staffFrame },
  visitor,
  unique,
}) => {
  const title = unique('Quiet signaller')
  await staffFrame.goto('/addcareers')
  const form = new JobFormPage(page)
  await form.write(title, 'Keeps the quiet trains apart.')
  await page.getByRole('button', { name: 'Save draft' }).click()
  await page.getByRole('alertdialog', { name: 'Success!' }).getByRole('button', { name: 'Ok' }).click()

  await page.getByRole('button', { name: `More actions for ${title}` }).click()
  const fromMenu = page.waitForEvent('popup')
  await page.getByRole('menuitem', { name: 'Preview' }).click()
  const preview = await fromMenu
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(preview.getByRole('region', { name: 'Preview: not public' })).toBeVisible()
  await expect(preview.getByText('Keeps the quiet trains apart.')).toBeVisible()
  for (const apply of await preview.getByRole('button', { name: 'Apply for this position' }).all())
    await expect(apply).toBeDisabled()
  expect(await axeFindings(preview)).toEqual([])
  const link = preview.url()
  const answer = await preview.request.get(link)
  expect([answer.status(), answer.headers()['cache-control'], answer.headers()['x-robots-tag']]).toEqual([
    200,
    'no-store',
    'noindex, nofollow',
  ])
  await preview.close()

  const [publicPage = ''] = link.split('&preview=')
  expect((await visitor.page.request.get(publicPage)).status(), 'no one else sees it').toBe(404)
  await visitor.page.goto(link)
  await expect(visitor.page.getByRole('heading', { level: 1 })).toHaveText(title)

  await page.getByRole('link', { name: title, exact: true }).click()
  await expect(staffFrame.heading).toHaveText('Edit job')
  const fromForm = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Preview' }).click()
  await expect((await fromForm).getByRole('heading', { level: 1 })).toHaveText(title)
  await form.field('Job title').fill(`${title} at night`)
  await expect(page.getByText('Shows the saved version: your latest changes are not in it.')).toBeVisible()
  await page.getByRole('button', { name: 'Add criterion' }).click()
  await page.getByLabel('What to judge').fill('Calm')
  await page.keyboard.press('Control+s')
  await expect(page.getByText(/^Saved at/)).toBeVisible()
  await expect(page.getByLabel('What to judge')).toBeFocused()
  await expect(page.getByLabel('What to judge')).toHaveValue('Calm')
  await form.open()

  await visitor.page.goto(link)
  await expect(visitor.page).toHaveURL(publicPage)
  await expect(visitor.page.getByRole('heading', { level: 1 })).toHaveText(`${title} at night`)
  await expect(visitor.page.getByRole('link', { name: 'Apply for this position' }).first()).toBeVisible()
})
