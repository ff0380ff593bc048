import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { SITE_START_TIMEOUT, startSiteUnderTest, type SiteUnderTest } from '../../tools/testing/site-under-test'
import { failedRequestMessages } from '../fixtures/service-calls'
import { nightly } from '../fixtures/nightly'
import { expect, test as base } from '../fixtures/own-site'
import { axeFindings } from '../measures/axe'

/** A site whose webhooks may call this machine. */
const test = base.extend<object, { running: SiteUnderTest }>({
  running: [
    async ({}, use) => {
      const site = await startSiteUnderTest({ WEBHOOK_TARGETS: 'any' })
      await use(site)
      await site.stop()
    },
    { scope: 'worker', timeout: SITE_START_TIMEOUT },
  ],
})

test.use({ purpose: 'webhooks' })

/** A receiver on this machine, which fails until it is told to work. */
async function startReceiver() {
  const received: { headers: IncomingHttpHeaders; body: string }[] = []
  let status = 500
  const server = createServer((request, response) => {
    let body = ''
    request.setEncoding('utf8').on('data', (text: string) => (body += text))
    request.on('end', () => {
      received.push({ headers: request.headers, body })
      response.writeHead(status).end()
    })
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/site`,
    received,
    repair: () => void (status = 204),
    close: () => new Promise<void>((resolve) => void server.close(() => resolve())),
  }
}

test(
  'ADR 0119 an editor adds a webhook, sees what failed and what arrived, and deletes it; recruiters see none',
  nightly,
  async ({ editor: { page }, recruiter, publishBlog, unique, consoleWatch }) => {
    consoleWatch.allow(...failedRequestMessages(422))
    const receiver = await startReceiver()
    const panel = page.getByRole('region', { name: 'Webhooks' })
    await page.goto('/dashboard?view=account')
    await panel.getByRole('button', { name: 'Add a webhook' }).press('Enter')
    await expect(panel.getByLabel('Address')).toBeFocused()
    await page.keyboard.type('http://name:password@example.org/')
    await page.keyboard.press('Enter')
    await expect(panel.getByLabel('Address')).toHaveAttribute('aria-invalid', 'true')
    expect(await axeFindings(page)).toEqual([])
    await panel.getByLabel('Address').fill(receiver.url)
    await page.keyboard.press('Enter')
    await expect(panel.getByRole('group', { name: 'Secret' })).toContainText('whsec_')
    await panel.getByRole('button', { name: 'I’ve saved it' }).click()

    const host = new URL(receiver.url).host
    const act = async (item: string) => {
      await panel.getByRole('button', { name: `Actions for ${host}` }).click()
      await page.getByRole('menuitem', { name: item }).click()
    }
    await act('Send a test')
    await expect.poll(() => receiver.received.length, { timeout: 20_000 }).toBe(1)
    await panel.getByRole('button', { name: /^Deliveries/ }).click()
    const refresh = panel.getByRole('button', { name: 'Refresh' })
    const rows = panel.getByRole('list', { name: 'Deliveries' }).getByRole('listitem')
    await expect(async () => {
      await refresh.click()
      await expect(rows.first()).toContainText('the response was 500', { timeout: 1000 })
    }).toPass()
    expect(await axeFindings(page)).toEqual([])

    receiver.repair()
    const blog = await publishBlog({
      blogName: unique('Told to the world'),
      description: 'A summary',
      content: '<p>Words of a text</p>',
    })
    await expect
      .poll(() => receiver.received.filter(({ body }) => body.includes(blog.id)).length, { timeout: 20_000 })
      .toBe(1)
    const told = receiver.received.find(({ body }) => body.includes(blog.id))
    expect(JSON.parse(told?.body ?? '')).toMatchObject({ type: 'item.published', data: { kind: 'BLOG', id: blog.id } })
    expect(told?.headers['webhook-signature']).toMatch(/^v1,/)
    for (const { body } of receiver.received) expect(body).not.toContain('Words of a text')

    await page.goto('/dashboard?view=account')
    await panel.getByRole('button', { name: /^Deliveries/ }).click()
    await expect(rows.filter({ hasText: '/blog/' })).toContainText('Delivered')
    await panel.getByRole('button', { name: /^Deliveries/ }).click()
    await act('Delete…')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expect(panel.getByRole('list', { name: 'Webhooks' })).toHaveCount(0)
    await receiver.close()

    await recruiter.page.goto('/dashboard?view=account')
    await expect(recruiter.page.getByRole('region', { name: 'Password' })).toBeVisible()
    await expect(recruiter.page.getByRole('region', { name: 'Webhooks' })).toHaveCount(0)
  },
)
