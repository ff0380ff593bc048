import { sitePages } from '../../tools/shots/site-pages'
import { accountFor } from '../../tools/shots/page-account'
import { expect, test, TIME_FOR_PAGES } from '../fixtures/design'
import { publicPages } from '../fixtures/public-pages'
import { hydrated } from '../pages/hydration'

/** HTML that runs a script in a page without Trusted Types. */
const BAD_HTML = '<img src="x" onerror="globalThis.ranFromString = true">'

/** Console messages about policy violations, which would fail the test. */
const violationMessages = /Trusted(HTML|Script|ScriptURL|TypePolicy)/

declare global {
  /** Policy violations in this page. */
  var policyViolations: string[]
}

/** Runs in the page before its own scripts. */
function recordViolations() {
  globalThis.policyViolations = []
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, sample }) =>
    globalThis.policyViolations.push(`${violatedDirective} ${sample}`),
  )
}

test('every page of every remote requires Trusted Types', async ({ request, site }) => {
  const { pages } = await sitePages(async (address) => (await fetch(site.url + address)).text())
  const addresses = [...(await publicPages(request)), ...pages].map(({ address }) => address)
  expect(addresses.length).toBeGreaterThan(60)
  for (const address of new Set(addresses)) {
    const policy = (await request.get(address)).headers()['content-security-policy']
    expect.soft(policy, address).toContain("require-trusted-types-for 'script'; trusted-types default")
  }
})

test('every page hydrates without a violation of Trusted Types', async ({ declaredPages, openContext, sessionOf }) => {
  test.setTimeout(TIME_FOR_PAGES)
  const anonymous = await openContext()
  const contexts = {
    blogs: await openContext({ storageState: await sessionOf('blogs') }),
    careers: await openContext({ storageState: await sessionOf('careers') }),
  }
  for (const declared of declaredPages) {
    const account = accountFor(declared)
    const page = await (account ? contexts[account] : anonymous).newPage()
    await page.addInitScript(recordViolations)
    await page.goto(declared.address)
    await hydrated(page)
    expect.soft(await page.evaluate(() => globalThis.policyViolations), declared.address).toEqual([])
    await page.close()
  }
})

test('a string with a script cannot be inserted into the page', async ({ visitor: { page }, consoleWatch }) => {
  consoleWatch.allow(violationMessages)
  await page.goto('/')
  await hydrated(page)
  const errors = await page.evaluate(async (html) => {
    const attempts = {
      markup: () => (document.body.innerHTML = html),
      'inert markup': () => document.createElement('div').insertAdjacentHTML('beforeend', html),
      'a handler': () => document.body.setAttribute('onclick', 'globalThis.ranFromString = true'),
      'a script': () => (document.createElement('script').textContent = 'globalThis.ranFromString = true'),
      'a script of another origin': () => (document.createElement('script').src = 'https://elsewhere.example/a.js'),
      'an upload as a script': () => (document.createElement('script').src = '/api/public/user/file'),
      'an own policy': () =>
        (
          globalThis as unknown as { trustedTypes: { createPolicy: (name: string, rules: object) => void } }
        ).trustedTypes.createPolicy('own', {}),
    }
    return Object.entries(attempts).map(([name, attempt]) => {
      try {
        attempt()
        return `${name}: accepted`
      } catch (error) {
        return `${name}: ${(error as Error).name}`
      }
    })
  }, BAD_HTML)
  expect(errors.filter((line) => !line.endsWith(': TypeError'))).toEqual([])
  expect(errors).toHaveLength(7)
  expect(await page.evaluate(() => 'ranFromString' in globalThis)).toBe(false)
})

test('ASVS 3.4.7 a violation of the policy is reported to the service', async ({ visitor: { page }, consoleWatch }) => {
  consoleWatch.allow(/elsewhere\.example/)
  await page.goto('/')
  await hydrated(page)
  const reported = page.waitForResponse((response) => new URL(response.url()).pathname === '/api/csp-reports')
  await page.evaluate(() => (new Image().src = 'https://elsewhere.example/a.png'))
  expect((await reported).status()).toBe(204)
})

test('an article shows the same text after a client-side navigation as after a page load', async ({ visitor }) => {
  const { page, insights } = visitor
  const paragraphs = page.locator('article').getByRole('paragraph')
  await insights.goto()
  const link = insights.articles.last().getByRole('link')
  const title = (await link.textContent()) ?? ''
  await link.click()
  // Cards of the list are articles too: the heading shows that the list was replaced.
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  const followed = await paragraphs.allTextContents()
  expect(followed.length).toBeGreaterThan(1)
  await page.reload()
  await hydrated(page)
  await expect(paragraphs).toHaveText(followed)
})

test('pasted content keeps its headings and tables and loses its scripts, without console messages', async ({
  editor,
}) => {
  const { page } = editor
  await page.goto('/blogs')
  const text = page.getByRole('form', { name: 'Blog' }).getByRole('textbox', { name: 'Text' })
  await text.click()
  await text.evaluate((target, bad) => {
    const clipboardData = new DataTransfer()
    const table = '<table><tr><td>Cell one</td><td>Cell two</td></tr></table>'
    clipboardData.setData(
      'text/html',
      `<style><!-- h2 { color: red } --></style><h2 style='margin:0'>A pasted heading</h2><p>Words ${bad}</p>${table}`,
    )
    target.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, BAD_HTML)
  await expect(text.getByRole('heading', { name: 'A pasted heading' })).toBeVisible()
  await expect(text.getByRole('cell', { name: 'Cell two' })).toBeVisible()
  expect(await page.evaluate(() => 'ranFromString' in globalThis)).toBe(false)
})
