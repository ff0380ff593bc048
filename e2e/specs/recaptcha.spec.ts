import type { Page, Request } from '@playwright/test'
import { SITE_START_TIMEOUT, startSiteUnderTest, staffPasswords } from '../../tools/testing/site-under-test'
import { framesPainted } from '../../tools/testing/frames-painted'
import { startFakeRecaptcha } from '../fixtures/fake-recaptcha'
import { visitorAt, type Visitor } from '../fixtures/people'
import { siteOfRun, type Site } from '../../tools/testing/site-of-run'
import { longestOpenJob } from '../commands/jobs'
import { expect, test as base } from '../fixtures/test'
import { ApplicationPage } from '../pages/application.page'
import { hydrated } from '../pages/hydration'

const KEY = 'site-key-of-tests'
const SECRET = 'secret-of-tests'

interface WorkerFixtures {
  recaptcha: Awaited<ReturnType<typeof startFakeRecaptcha>>
}

/** The site of these tests has reCAPTCHA keys and uses a fake instead of Google. */
const test = base.extend<object, WorkerFixtures>({
  recaptcha: [
    async ({}, use) => {
      const recaptcha = await startFakeRecaptcha()
      await use(recaptcha)
      recaptcha.stop()
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ recaptcha }, use) => {
      const keys = { RECAPTCHA_SITE_KEY: KEY, RECAPTCHA_SECRET: SECRET, RECAPTCHA_ORIGIN: recaptcha.origin }
      const site = await startSiteUnderTest(keys)
      await use({ url: site.url, passwords: staffPasswords })
      await site.stop()
    },
    { scope: 'worker', timeout: SITE_START_TIMEOUT },
  ],
})

/** A form that asks for a captcha. */
interface ProtectedForm {
  name: string
  /** Address of the page with the form. */
  address: (page: Page) => Promise<string>
  /** Path of the service that it is sent to. */
  path: string
  /** Fills in and submits the form. */
  submit: (visitor: Visitor, site: Site) => Promise<void>
}

const enquire = async ({ page }: Visitor) => {
  const main = page.locator('main form')
  await main.getByLabel('First name').fill('Mira')
  await main.getByLabel('Email').fill('mira@example.com')
  await main.getByLabel('Subject').fill('A ledger')
  await main.getByLabel('Message').fill('The ledgers do not agree.')
  await main.getByRole('button', { name: 'Send enquiry' }).click()
}

const signIn: ProtectedForm = {
  name: 'sign-in',
  address: async () => '/login',
  path: '/public/authenticate',
  submit: ({ login }, { passwords }) => login.fill('blogs', passwords.blogs),
}

const newsletter: ProtectedForm = {
  name: 'newsletter',
  address: async () => '/',
  path: '/public/user/newsLetter',
  submit: async ({ page }) => {
    const footer = page.getByRole('contentinfo')
    await footer.getByLabel('Email address').fill('mira@example.com')
    await footer.getByRole('button', { name: 'Sign up' }).click()
  },
}

const FORMS: readonly ProtectedForm[] = [
  signIn,
  newsletter,
  {
    name: 'enquiry',
    address: async () => '/contact',
    path: '/public/user/footerEnquiry',
    submit: enquire,
  },
  {
    name: 'application',
    address: async ({ request }) => `/opportunities?job=${(await longestOpenJob(request)).slug}&apply=1`,
    path: '/public/user/jobApplicants',
    submit: async ({ page }) => {
      const form = new ApplicationPage(page)
      await form.fill('Mira Okafor', 'mira@example.com')
      await form.send.click()
    },
  },
]

/** Opens the page of a form, hides other forms, and collects requests of the page to other origins. */
async function open({ page }: Visitor, { address, name }: ProtectedForm, origin: string) {
  const external: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== origin && request.url().startsWith('http')) external.push(request.url())
  })
  await page.goto(await address(page))
  await hydrated(page)
  // Every page ends with the newsletter form, which would load the script instead of the form under test.
  const footer = page.getByRole('contentinfo')
  if (name !== 'newsletter') await footer.evaluate((element) => (element.style.display = 'none'))
  return { external, form: page.locator(name === 'newsletter' ? 'footer form' : 'main form').last() }
}

/** Submits the form and returns its captcha token once the service has accepted it. */
async function sendForToken(visitor: Visitor, { path, submit }: ProtectedForm, site: Site): Promise<string> {
  const isSubmission = (request: Request) => request.method() === 'POST' && request.url().endsWith(`/api${path}`)
  const [request] = await Promise.all([visitor.page.waitForRequest(isSubmission), submit(visitor, site)])
  expect((await request.response())?.ok(), path).toBe(true)
  const inHeader = request.headers()['x-captcha-token']
  return inHeader ?? (request.postDataJSON() as { token?: string }).token ?? ''
}

const isProofOfWork = (token: string) => {
  const { solution } = JSON.parse(Buffer.from(token, 'base64').toString()) as { solution?: { counter: number } }
  return solution !== undefined
}

for (const protectedForm of FORMS)
  test(`FM-05 LY-03 ${protectedForm.name}: with keys reCAPTCHA loads once consent is given and the form is in view; its token is sent and verified`, async ({
    visitor,
    site,
    recaptcha,
  }) => {
    const { external, form } = await open(visitor, protectedForm, site.url)
    await form.scrollIntoViewIfNeeded()
    await expect(visitor.frame.cookieBanner).toBeVisible()
    expect(external).toEqual([])
    await visitor.frame.chooseCookies('Accept')
    const script = `${recaptcha.origin}/recaptcha/api.js?render=${KEY}&badge=bottomleft`
    await expect.poll(() => external).toEqual([script])

    const token = await sendForToken(visitor, protectedForm, site)
    expect(token).toMatch(new RegExp(`^person ${KEY} form `))
    expect(recaptcha.verified).toContainEqual({ token, secret: SECRET })
    expect(external).toEqual([script])
  })

test('FM-05 LY-03 with keys and without consent a proof of work is sent, and no other origin is contacted', async ({
  visitor,
  site,
  recaptcha,
}) => {
  const verified = [...recaptcha.verified]
  const { external } = await open(visitor, signIn, site.url)
  await visitor.frame.chooseCookies('Decline')
  expect(isProofOfWork(await sendForToken(visitor, signIn, site))).toBe(true)
  expect(external).toEqual([])
  expect(recaptcha.verified).toEqual(verified)
})

test('FM-05 with keys and consent a page loads nothing while its form is out of view', async ({ visitor, site }) => {
  const { external, form } = await open(visitor, newsletter, site.url)
  await visitor.frame.chooseCookies('Accept')
  await visitor.page.evaluate(framesPainted)
  expect(external).toEqual([])
  await form.scrollIntoViewIfNeeded()
  await expect.poll(() => external).toHaveLength(1)
})

test('FM-05 LY-03 without keys every form sends a proof of work, and no other origin is contacted', async ({
  openContext,
}) => {
  const site = siteOfRun()
  for (const protectedForm of FORMS) {
    const visitor = visitorAt(await (await openContext({ baseURL: site.url })).newPage())
    const { external } = await open(visitor, protectedForm, site.url)
    await visitor.frame.chooseCookies('Accept')
    expect(isProofOfWork(await sendForToken(visitor, protectedForm, site)), protectedForm.name).toBe(true)
    expect(external, protectedForm.name).toEqual([])
  }
})
