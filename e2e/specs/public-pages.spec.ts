import type { APIRequestContext } from '@playwright/test'
import { reads } from '../fixtures/reads'
import { expect, test } from '../fixtures/test'
import { hydrated } from '../pages/hydration'

const SERVICES = [
  'cloud',
  'cybersecurity',
  'digital-transformation',
  'application-development',
  'ai',
  'mobility-solutions',
  'quality-assurance',
  'talent-acquisition',
  'sap',
].map((name) => `/services/${name}`)
const COMPANY = [
  '/about-us',
  '/leadership',
  '/clients',
  '/partnership',
  '/certifications',
  '/whyus',
  '/contact',
  '/careers/life-at-tekskills',
  '/cookie-policy',
  '/privacy-notice',
  '/statutory-compliance',
]

const count = (html: string, part: RegExp) => html.match(new RegExp(part, 'g'))?.length ?? 0
const first = (html: string, part: RegExp) => part.exec(html)?.[1] ?? ''

/** Addresses with a prefix that a page links to. */
async function linkedFrom(request: APIRequestContext, page: string, prefix: string): Promise<string[]> {
  const html = await (await request.get(page)).text()
  const links = [...html.matchAll(/<a\s[^>]*?href="(\/[^"#?]*)/g)].map(([, link = '']) => link)
  return [...new Set(links.filter((link) => link.startsWith(prefix)))]
}

test(
  'RT-01 MT-01 MT-05 every service and company page is complete without JavaScript, with its own metadata',
  reads,
  async ({ request }) => {
    const cloud = await linkedFrom(request, '/services/cloud', '/services/cloud/')
    const people = await linkedFrom(request, '/leadership', '/leadershipDetails/')
    expect(cloud.length).toBeGreaterThanOrEqual(4)
    expect(people.length).toBeGreaterThan(0)

    const heads = { title: new Set<string>(), description: new Set<string>(), heading: new Set<string>() }
    const addresses = ['/services', ...SERVICES, ...cloud, ...COMPANY, ...people]
    for (const address of addresses) {
      const response = await request.get(address, { maxRedirects: 0 })
      expect(response.status(), address).toBe(200)
      const html = await response.text()
      for (const [name, tag] of [
        ['title', /<title[ >]/],
        ['h1', /<h1[ >]/],
        ['description', /<meta[^>]* name="description"/],
        ['canonical', /<link[^>]* rel="canonical"/],
      ] as const)
        expect(count(html, tag), `${name} of ${address}`).toBe(1)
      expect(first(html, /<link[^>]* rel="canonical"[^>]* href="[^"]*?\/\/[^/"]+([^"]*)"/), address).toBe(address)
      heads.title.add(first(html, /<title[^>]*>([^<]+)/))
      heads.description.add(first(html, /<meta[^>]* name="description" content="([^"]+)/))
      heads.heading.add(first(html, /<h1[^>]*>([^<]+)/))
    }
    for (const [name, values] of Object.entries(heads)) expect(values.size, `different ${name}s`).toBe(addresses.length)
  },
)

test('RT-05 an unknown cloud page or person redirects to the not-found page', reads, async ({ request }) => {
  for (const address of ['/services/cloud/none', '/services/none', '/leadershipDetails/none']) {
    const response = await request.get(address)
    expect([response.status(), new URL(response.url()).pathname], address).toEqual([404, '/pagenotfound'])
  }
})

test('RT-02 FM-03 FM-04 an enquiry for a preselected region is sent once, by keyboard', async ({
  visitor: { page },
}) => {
  const calls: string[] = []
  page.on('request', (call) => {
    if (call.url().endsWith('/footerEnquiry')) calls.push(call.postData() ?? '')
  })
  await page.goto('/contact?country=uae')
  await hydrated(page)
  await expect(page.getByRole('link', { name: 'UAE', exact: true }).and(page.locator('[aria-current]'))).toBeVisible()
  await expect(page.locator('head > link[rel=canonical]')).toHaveAttribute('href', /\/contact$/)

  await page.getByRole('textbox', { name: 'First name' }).focus()
  await page.keyboard.type('Mira 2')
  await page.keyboard.press('Tab')
  await page.keyboard.type("O'Kafor")
  await page.keyboard.press('Tab')
  await page.keyboard.type('mira@example.com')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.type('The ledgers do not agree.')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alertdialog', { name: 'Success!' })).toHaveText(/Successfully Submitted/)
  expect(calls.map((call) => JSON.parse(call) as unknown)).toEqual([
    {
      name: 'Mira OKafor',
      email: 'mira@example.com',
      subject: 'Enquiry for the UAE office',
      message: 'The ledgers do not agree.',
    },
  ])
})
