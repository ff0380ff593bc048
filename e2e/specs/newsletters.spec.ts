import { mailsTo } from '../../tools/testing/mailbox'
import type { Visitor } from '../fixtures/people'
import { nightly } from '../fixtures/nightly'
import { expect, test } from '../fixtures/own-site'
import { axeFindings } from '../measures/axe'

const MINUTE = 60_000

/** Subscribes an address as a visitor does: the form at the end of the page, and the mailed link. */
async function subscribe({ page }: Visitor, dataDir: string, email: string) {
  await page.goto('/contact')
  const footer = page.getByRole('contentinfo')
  await footer.getByLabel('Email address').fill(email)
  await footer.getByRole('button', { name: 'Sign up' }).click()
  const linkOf = async () => {
    const [mail] = await mailsTo(dataDir, email)
    return /https?:\S+\/newsletter\/confirm\S+/.exec(mail?.text ?? '')?.[0]
  }
  await expect.poll(linkOf, { timeout: MINUTE }).toBeTruthy()
  const { pathname, search } = new URL((await linkOf()) ?? '')
  await page.goto(pathname + search)
  await page.getByRole('button', { name: 'Confirm subscription' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are subscribed')
}

test(
  'BO-05 an editor sends an article to each subscriber once, who leaves with one click, and it is archived',
  nightly,
  async ({ editor: { page, blogs }, visitor, reader, running, unique, publishBlog }) => {
    test.setTimeout(6 * MINUTE)
    const { dataDir } = running
    const addressOf = (name: string) => `${unique(name).replaceAll(' ', '-').toLowerCase()}@example.org`
    const [ada, bo] = [addressOf('ada'), addressOf('bo')]
    await subscribe(visitor, dataDir, ada)
    await subscribe(visitor, dataDir, bo)
    const name = unique('Migration costs')
    await publishBlog({ blogName: name, description: 'Three figures from a migration.', content: '<p>Text.</p>' })

    await blogs.goto(`?q=${encodeURIComponent(name)}`)
    await page.getByRole('button', { name: `More actions for ${name}` }).click()
    await page.getByRole('menuitem', { name: 'Send as newsletter…' }).click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await expect(page.frameLocator('iframe[title="Email preview"]').getByRole('heading', { name })).toBeVisible()
    // Axe cannot look into the frame, in which no script runs.
    await page.getByRole('button', { name: 'Plain text' }).click()
    expect(await axeFindings(page)).toEqual([])
    const subject = `${name} in short`
    await page.getByRole('textbox', { name: 'Subject' }).fill(subject)
    await page.getByRole('button', { name: 'Send…' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Send now' }).click()
    await expect(page.getByText(/^Sent to \d+ subscribers\.$/)).toBeVisible({ timeout: MINUTE })
    await page.getByRole('button', { name: 'Plain text' }).click()
    expect(await axeFindings(page)).toEqual([])

    const newsletterTo = async (email: string) =>
      (await mailsTo(dataDir, email)).filter(({ headers }) => headers.includes(`Subject: ${subject}`))
    for (const email of [ada, bo]) expect(await newsletterTo(email)).toHaveLength(1)
    const [mail] = await newsletterTo(ada)
    const oneClick = /^List-Unsubscribe: <https?:\/\/[^/]+([^>]+)>$/m.exec(mail?.headers ?? '')?.[1] ?? ''
    const form = { 'List-Unsubscribe': 'One-Click' }
    expect((await reader.page.request.post(oneClick, { form })).status()).toBe(200)
    const archived = /https?:\/\/[^/\s]+(\/newsletters\/\S+)/.exec(mail?.text ?? '')?.[1] ?? ''

    // Without JavaScript.
    await reader.page.goto('/resources/newsletters')
    await reader.page.getByRole('link', { name: subject }).click()
    expect(new URL(reader.page.url()).pathname).toBe(archived)
    await expect(reader.page.getByRole('heading', { level: 1, name: subject })).toBeVisible()
    await visitor.page.goto(archived)
    expect(await axeFindings(visitor.page)).toEqual([])
    expect(await (await reader.page.request.get('/sitemap-newsletters.xml')).text()).toContain(archived)
    await reader.page.getByRole('link', { name: 'Read the article' }).click()
    await expect(reader.page.getByRole('heading', { level: 1, name })).toBeVisible()
  },
)
