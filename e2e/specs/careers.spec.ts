import type { Page } from '@playwright/test'
import { longestOpenJob } from '../commands/jobs'
import { expect, test } from '../fixtures/test'
import { axeFindings } from '../measures/axe'
import { ApplicationPage } from '../pages/application.page'

const MONTH = (365.25 / 12) * 86_400_000
const CLOSED_JOB = 'technical-recruiter-remote-usa'
const JOB_ON_HOLD = 'service-desk-analyst-french-and-english-toronto'

test('RT-01 MT-06 without JavaScript the filters find a position, and a mail link replaces the form', async ({
  reader: { page, frame },
}) => {
  await page.goto('/opportunities')
  const region = page.getByLabel('Region')
  await region.selectOption('India')
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(page).toHaveURL(/country=India/)
  await expect(region).toHaveValue('India')
  const jobs = page.locator('main').getByRole('heading', { level: 2 })
  const title = await jobs.first().innerText()
  await jobs.first().getByRole('link').click()
  await expect(frame.heading).toHaveText(title)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/opportunities\?job=[a-z0-9-]+$/)
  expect(await page.content()).toContain('"@type":"JobPosting"')
  await page.getByRole('link', { name: 'Apply for this position' }).first().click()
  // With JavaScript disabled by Playwright, Chromium still parses the content of `noscript` as text.
  const fallback = await page.locator('main noscript').first().innerHTML()
  expect(fallback).toContain('This form needs JavaScript')
  expect(fallback).toContain('href="mailto:')
})

test('BO-01 without JavaScript the source of a visit is passed on to the form, even from a previous address of the job', async ({
  reader: { page },
}) => {
  const { slug, jobCode } = await longestOpenJob(page.request)
  for (const job of [slug, jobCode]) {
    await page.goto(`/opportunities?job=${job}&utm_source=LinkedIn&other=1`)
    await expect(page).toHaveURL(new RegExp(`job=${slug}&utm_source=LinkedIn`))
    await page.getByRole('link', { name: 'Apply for this position' }).first().click()
    await expect(page).toHaveURL(`/opportunities?job=${slug}&apply=1&utm_source=LinkedIn`)
  }
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`job=${slug}$`))
})

test('BO-01 the source of a visit is sent from a reloaded job page and from every tab opened on the way', async ({
  visitor: { page, frame },
}) => {
  // The source that the form of a job page sends, by the address that leads to it.
  const sourceOf = async (tab: Page) => {
    await tab.getByRole('link', { name: 'Apply for this position' }).first().click()
    await tab.waitForURL(/apply=1/)
    return new URL(tab.url()).searchParams.get('utm_source')
  }
  const openTab = async (from: Page, click: () => Promise<void>) => {
    const opened = from.context().waitForEvent('page')
    await click()
    const tab = await opened
    await tab.locator('[data-alive]').waitFor()
    return tab
  }

  await page.goto('/?utm_source=LinkedIn')
  await page.locator('[data-alive]').waitFor()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Careers', exact: true }).first().click()
  await page.waitForURL('/careers?utm_source=LinkedIn')
  await page
    .getByRole('link', { name: /^See .*positions?$/ })
    .first()
    .click()
  await page.waitForURL('/opportunities?utm_source=LinkedIn')
  await page.reload()
  const job = page.locator('main').getByRole('heading', { level: 2 }).first().getByRole('link')
  for (const how of [{ modifiers: ['ControlOrMeta'] as const }, { button: 'middle' } as const]) {
    const tab = await openTab(page, () => job.click({ ...how, modifiers: [...(how.modifiers ?? [])] }))
    await tab.reload()
    expect(await sourceOf(tab)).toBe('LinkedIn')
    await tab.close()
  }
  // A copy, because the router follows the link that it rendered in this tab.
  await job.evaluate((link: HTMLAnchorElement) => {
    const copy = link.cloneNode(true) as HTMLAnchorElement
    copy.target = '_blank'
    copy.textContent = 'In another tab'
    link.after(copy)
  })
  const tab = await openTab(page, () => page.getByRole('link', { name: 'In another tab' }).click())
  expect(await sourceOf(tab)).toBe('LinkedIn')
  await tab.close()

  await page.reload()
  await page.locator('[data-alive]').waitFor()
  await job.click()
  await expect(page).toHaveURL(/job=.*&utm_source=LinkedIn/)
  await page.reload()
  await page.goBack()
  await page.goForward()
  await expect(frame.heading).toBeVisible()
  expect(await sourceOf(page)).toBe('LinkedIn')
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain('LinkedIn')
})

test('V-08 consent, privacy notice and FAQ state the same retention period that the service applies to applications', async ({
  request,
  recruiter,
}) => {
  await recruiter.staffFrame.goto('/dashboard')
  const { lastContactAt, retentionUntil } = await recruiter.page.evaluate(async () => {
    const headers = { authorization: `Bearer ${localStorage.getItem('Token')}` }
    const response = await fetch('/api/jobApplicants/getApplicants?size=1', { headers })
    return ((await response.json()) as { content: [{ lastContactAt: string; retentionUntil: string }] }).content[0]
  })
  const months = Math.round((Date.parse(retentionUntil) - Date.parse(lastContactAt)) / MONTH)
  expect(months).toBeGreaterThan(0)

  const { slug } = await longestOpenJob(request)
  const mentions: Record<string, number> = { '/careers': 1, '/privacy-notice': 3 }
  for (const form of [`job=${slug}&apply=1`, 'future=1']) mentions[`/opportunities?${form}`] = 1
  for (const [address, count] of Object.entries(mentions)) {
    const html = await (await request.get(address)).text()
    const stated = [...html.replace(/<script.*?<\/script>/gs, '').matchAll(/(\w+) months after our last contact/g)]
    expect([...new Set(stated.map(([, number]) => number))], address).toEqual([String(months)])
    expect(stated.length, address).toBeGreaterThanOrEqual(count)
  }
})

test('FM-05 a double click on a complete form sends one application; a rejection and a reload lose no input', async ({
  visitor: { page, frame },
  recruiter,
  unique,
}) => {
  const job = await longestOpenJob(page.request)
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

  await form.resume.setInputFiles({
    name: 'resume.exe',
    mimeType: 'application/octet-stream',
    buffer: Buffer.from('MZ'),
  })
  await expect(form.resume).toHaveAccessibleDescription(/Choose a PDF, DOC or DOCX file\./)
  await form.attach()
  await expect(form.resume).not.toHaveAccessibleDescription(/Choose a/)
  await form.consent.check()
  await form.send.dblclick()
  await expect(form.reference).toBeVisible()
  expect(await axeFindings(page)).toEqual([])

  await recruiter.staffFrame.goto('/dashboard')
  const rows = await recruiter.page.evaluate(async (q) => {
    const headers = { authorization: `Bearer ${localStorage.getItem('Token')}` }
    const response = await fetch(`/api/jobApplicants/getApplicants?q=${encodeURIComponent(q)}`, { headers })
    return ((await response.json()) as { content: { name: string; resumeFileName: string }[] }).content
  }, email)
  expect(rows.map(({ name, resumeFileName }) => [name, resumeFileName])).toEqual([['Mira Okafor', 'resume.pdf']])
})

test('the lines between the terms next to the form are all as wide as their column', async ({ reader: { page } }) => {
  const { slug } = await longestOpenJob(page.request)
  await page.goto(`/opportunities?job=${slug}&apply=1`)
  const terms = page.getByRole('complementary', { name: 'Position details' }).locator('dl > div')
  await terms.last().scrollIntoViewIfNeeded()
  // Where something clips a line, the point at its end belongs to what is behind it.
  const isWhole = (term: Element) => {
    const { left, right, bottom } = term.getBoundingClientRect()
    return [left + 1, right - 1].every((x) => document.elementFromPoint(x, bottom - 1) === term)
  }
  for (const term of await terms.all()) expect(await term.evaluate(isWhole)).toBe(true)
})

test('without a connection the form keeps everything and says so, and sends it once connected', async ({
  visitor: { page },
  consoleWatch,
}) => {
  consoleWatch.allow(/ERR_INTERNET_DISCONNECTED/)
  const form = new ApplicationPage(page)
  const job = await longestOpenJob(page.request)
  await form.goto(job.slug)
  await form.fill('Mira Okafor', `offline-${job.slug}@example.com`)
  await page.context().setOffline(true)
  await form.send.click()
  await expect(page.locator('main').getByRole('alert')).toContainText(
    'There is no internet connection, so nothing was sent. Everything you typed is still here. Please try again when you are connected.',
  )
  await expect(form.name).toHaveValue('Mira Okafor')
  await page.context().setOffline(false)
  await form.send.click()
  await expect(form.reference).toBeVisible()
})

test('MT-06 a closed position returns 410, says so and is excluded from search engines; one on hold keeps its page', async ({
  reader: { page, frame },
}) => {
  const response = await page.goto(`/opportunities?job=${CLOSED_JOB}`)
  expect(response?.status()).toBe(410)
  expect(response?.headers()['x-robots-tag']).toBe('noindex, nofollow')
  await expect(frame.heading).toHaveText('This position is no longer open')
  await expect(page.getByRole('heading', { name: 'Similar open positions' })).toBeVisible()
  expect(await page.content()).not.toContain('JobPosting')
  await expect(page.locator('main')).not.toContainText(/filled, or/)
  const onHold = await page.goto(`/opportunities?job=${JOB_ON_HOLD}&apply=1`)
  expect(onHold?.status()).toBe(200)
  expect(onHold?.headers()['x-robots-tag']).toBeUndefined()
  await expect(page.getByText('This position is on hold')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Apply for this position' })).toHaveCount(0)
  expect(await page.content()).not.toContain('JobPosting')
  const unknown = await page.goto('/opportunities?job=no-such-position')
  expect(unknown?.status()).toBe(404)
})
