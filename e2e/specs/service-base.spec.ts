import { findCompleteCaseStudy } from '../commands/case-studies'
import { expect, test } from '../fixtures/federation-site'
import { hydrated } from '../pages/hydration'

const BASE = '/service/v2'

test('CL-01 the base path of the service is a setting of the server: pages contain it, and browsers request no other', async ({
  ownSite,
  openContext,
  request,
}) => {
  const shell = await ownSite.startShell({ API_BASE: BASE })
  try {
    const page = await (await openContext({ baseURL: shell.url })).newPage()
    const calls: string[] = []
    page.on('request', (call) => {
      if (['fetch', 'xhr', 'ping'].includes(call.resourceType())) calls.push(new URL(call.url()).pathname)
    })
    await page.goto('/')
    await hydrated(page)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Insights', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Insights')
    expect(calls).toContain(`${BASE}/public/user/get-allblogs`)
    expect(calls.filter((path) => path.startsWith('/api/'))).toEqual([])

    const { url } = await findCompleteCaseStudy(request)
    const html = await (await fetch(`${shell.url}/individualcasestudy/${url}`)).text()
    const href = /data-download="" href="([^"]+)"/.exec(html)?.[1] ?? ''
    expect(href).toMatch(new RegExp(`^${BASE}/public/`))
    expect((await fetch(shell.url + href)).headers.get('content-disposition')).toMatch(/^attachment/)
    // Pending picture requests would fail when the shell stops.
    await page.close()
  } finally {
    await shell.stop()
  }
})
