import type { APIRequestContext } from '@playwright/test'
import type { PublicCareerCard } from '@tekskills/shared/contracts/http/careers'
import type { Page as PageOf } from '@tekskills/shared/contracts/http/lists'
import { expect, test } from '../fixtures/test'
import { axeFindings } from '../measures/axe'
import { ApplicationPage } from '../pages/application.page'

const CLOSED_JOB = 'technical-recruiter-remote-usa'
const JOB_ON_HOLD = 'service-desk-analyst-french-and-english-montreal'

async function openJob(request: APIRequestContext): Promise<PublicCareerCard> {
  const response = await request.get('/api/public/user/get-allcareers?size=1')
  const [job] = ((await response.json()) as PageOf<PublicCareerCard>).content
  if (!job) throw new Error('The seed holds no open job.')
  return job
}

test('RT-01 MT-06 without scripts a position is found by its filters, and a mail takes the place of the form', async ({
  reader: { page, frame },
}) => {
  await page.goto('/opportunities')
  const region = page.getByLabel('Region')
  await region.selectOption('India')
  await page.getByRole('button', { name: 'Show positions' }).click()
  await expect(page).toHaveURL(/country=India/)
  await expect(region).toHaveValue('India')
  const jobs = page.locator('main').getByRole('heading', { level: 2 })
  const title = await jobs.first().innerText()
  await jobs.first().getByRole('link').click()
  await expect(frame.heading).toHaveText(title)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/opportunities\?job=[a-z0-9-]+$/)
  expect(await page.content()).toContain('"@type":"JobPosting"')
  await page.getByRole('link', { name: 'Apply for this position' }).first().click()
  // A browser that is told not to run scripts still reads the words for those that have none as text.
  const instead = await page.locator('main noscript').first().innerHTML()
  expect(instead).toContain('This form needs JavaScript.')
  expect(instead).toContain('href="mailto:')
})

test('FM-05 a double click on a full form is one application; a refusal and a reload lose no word', async ({
  visitor: { page, frame },
  recruiter,
  unique,
}) => {
  const job = await openJob(page.request)
  const form = new ApplicationPage(page)
  const email = `${unique('mira').replace(' ', '-')}@example.com`
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await form.goto(job.slug)
  await expect(frame.heading).toHaveText(job.jobTitle)
  await form.send.click()
  await expect(page.getByRole('alert').first()).toBeFocused()
  expect(await axeFindings(page)).toEqual([])

  await form.name.fill('Mira Okafor')
  await form.email.fill(email)
  await page.reload()
  await expect(form.name).toHaveValue('Mira Okafor')
  await expect(form.email).toHaveValue(email)

  await form.attach()
  await form.consent.check()
  await form.send.dblclick()
  await expect(form.reference).toBeVisible()
  expect(await axeFindings(page)).toEqual([])

  await recruiter.office.goto('/dashboard')
  const rows = await recruiter.page.evaluate(async (q) => {
    const headers = { authorization: `Bearer ${localStorage.getItem('Token')}` }
    const answer = await fetch(`/api/jobApplicants/getApplicants?q=${encodeURIComponent(q)}`, { headers })
    return ((await answer.json()) as { content: { name: string; resumeFileName: string }[] }).content
  }, email)
  expect(rows.map(({ name, resumeFileName }) => [name, resumeFileName])).toEqual([['Mira Okafor', 'resume.pdf']])
})

test('MT-06 a position that is no longer open answers 410, says so and is kept from search engines; one on hold keeps its page', async ({
  reader: { page, frame },
}) => {
  const response = await page.goto(`/opportunities?job=${CLOSED_JOB}`)
  expect(response?.status()).toBe(410)
  expect(response?.headers()['x-robots-tag']).toBe('noindex, nofollow')
  await expect(frame.heading).toHaveText('This position is no longer open.')
  await expect(page.getByRole('heading', { name: 'Open positions like it' })).toBeVisible()
  expect(await page.content()).not.toContain('JobPosting')
  await expect(page.locator('main')).not.toContainText(/filled, or/)
  const onHold = await page.goto(`/opportunities?job=${JOB_ON_HOLD}&apply=1`)
  expect(onHold?.status()).toBe(200)
  expect(onHold?.headers()['x-robots-tag']).toBeUndefined()
  await expect(page.getByText('This position is on hold.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Apply for this position' })).toHaveCount(0)
  expect(await page.content()).not.toContain('JobPosting')
  const unknown = await page.goto('/opportunities?job=no-such-position')
  expect(unknown?.status()).toBe(404)
})
