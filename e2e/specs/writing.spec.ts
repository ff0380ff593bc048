import type { Page } from '@playwright/test'
import { staffCall } from '../commands/staff-call'
import { readStoredText, storeText } from '../fixtures/stored-text'
import { drawPng } from '../fixtures/png'
import { nightly } from '../fixtures/nightly'
import { expect, test } from '../fixtures/test'
import { axeFindings } from '../measures/axe'
import { BlogEditorPage } from '../pages/blog-editor.page'
import { TextEditorPage } from '../pages/text-editor.page'

const filler = (count: number) =>
  Array.from({ length: count }, (_, index) => `<p>Line ${index} of a text.</p>`).join('')

async function openText(page: Page, name: string, content: string) {
  const id = await storeText(page, name, content)
  const form = new BlogEditorPage(page)
  await form.goto(id)
  return { form, id, settings: page.getByRole('dialog', { name: 'Settings' }) }
}

const view = (page: Page, name: string) =>
  page.getByRole('group', { name: 'View' }).getByRole('button', { name, exact: true })

test('BO-01 the outline leads to a heading, and the length of the text follows what is typed', async ({
  editor: { page },
  unique,
}) => {
  const content = `<p>Start.</p>${filler(40)}<h2>Costs</h2><p>End.</p><h3>Per night</h3><p>Little.</p>`
  const { form, settings } = await openText(page, unique('Outlined'), content)
  await expect(page.getByText('206 words · 1 min read')).toBeVisible()
  const outline = settings.getByRole('region', { name: 'Outline' })
  await expect(outline.getByRole('button')).toHaveText(['Costs', 'Per night'])
  await outline.getByRole('button', { name: 'Costs' }).focus()
  await page.keyboard.press('Enter')
  await expect(form.text).toBeFocused()
  await expect(form.text.getByRole('heading', { name: 'Costs' })).toBeInViewport()
  await page.keyboard.type('Prices and terms')
  await expect(outline.getByRole('button')).toHaveText(['Prices and terms', 'Per night'])
  await expect(page.getByText('208 words · 1 min read')).toBeVisible()
})

test(
  'BO-01 closed settings stay closed, keep what was typed, and open for an error in them',
  nightly,
  async ({ editor: { page }, unique }) => {
    const { form, id, settings } = await openText(page, unique('Settings'), '<p>Text.</p>')
    await form.summary.fill('What it is about.')
    await settings.getByLabel('Canonical link').fill('no address')
    await view(page, 'Settings').click()
    await expect(form.summary).toBeHidden()
    // About 70 characters a line, however wide the window is.
    const measure = (await form.text.boundingBox())?.width ?? 0
    expect(measure).toBeGreaterThan(600)
    expect(measure).toBeLessThan(720)

    await page.getByRole('button', { name: 'Save draft' }).click()
    await expect(settings.getByLabel('Canonical link')).toBeFocused()
    await expect(form.summary).toHaveValue('What it is about.')
    await settings.getByLabel('Canonical link').fill('')
    // The shortcut works in the panel.
    await page.keyboard.press('Control+s')
    await expect(page.getByText(/^Saved at/)).toBeVisible()

    await view(page, 'Settings').click()
    await form.goto(id)
    await expect(form.summary).toBeHidden()
    await expect(view(page, 'Settings')).toHaveAttribute('aria-expanded', 'false')
    await view(page, 'Settings').click()
    await expect(form.summary).toHaveValue('What it is about.')
  },
)

test('BO-01 full screen leaves the text with its save bar, and Escape ends it', async ({
  editor: { page },
  unique,
}) => {
  const { form } = await openText(page, unique('Full screen'), '<p>Text.</p>')
  const sidebar = page.getByRole('link', { name: 'View blogs' })
  await expect(sidebar).toBeVisible()
  await view(page, 'Full screen').click()
  await expect(sidebar).toBeHidden()
  await expect(page.getByRole('button', { name: 'Save draft' })).toBeInViewport()
  await form.text.press('Control+End')
  // An open bar handles Escape first.
  await page.keyboard.press('Control+k')
  await page.keyboard.press('Escape')
  await expect(form.text).toBeFocused()
  await expect(sidebar).toBeHidden()
  expect(await axeFindings(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(sidebar).toBeVisible()
})

test('BO-01 words are found and replaced by key, all of them as one step to undo', async ({
  editor: { page },
  unique,
}) => {
  const content = `<p>One crane and another Crane.</p>${filler(40)}<ul><li>The <strong>crane</strong></li></ul>`
  const { form, id } = await openText(page, unique('Found'), content)
  await form.text.press('Control+Home')
  await page.keyboard.press('Control+Alt+f')
  const bar = page.getByRole('search', { name: 'Find and replace' })
  await expect(bar.getByLabel('Find', { exact: true })).toBeFocused()
  await page.keyboard.type('crane')
  await expect(bar.getByText('1 of 3')).toBeVisible()
  await page.keyboard.press('Shift+Enter')
  await expect(bar.getByText('3 of 3')).toBeVisible()
  await expect(form.text.locator('strong').getByText('crane')).toBeInViewport()
  expect(await axeFindings(page)).toEqual([])

  await bar.getByLabel('Match case').check()
  await expect(bar.getByText('of 2')).toBeVisible()
  await bar.getByLabel('Replace with').fill('$& hoist')
  await bar.getByRole('button', { name: 'Replace all' }).click()
  await expect(form.text).toContainText('One $& hoist and another Crane.')
  await expect(bar.getByText('No match')).toBeVisible()
  await bar.getByLabel('Find', { exact: true }).focus()
  await page.keyboard.press('Escape')
  await expect(form.text).toBeFocused()
  await expect(bar).toHaveCount(0)

  await page.keyboard.press('Control+z')
  await expect(form.text).toContainText('One crane and another Crane.')
  await page.keyboard.press('Control+Shift+z')
  await form.press('Save draft')
  await expect(page.getByText(/^Saved at/)).toBeVisible()
  expect(await readStoredText(page, id)).toContain('<strong>$&amp; hoist</strong>')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 640 } })

  test('BO-01 settings are a sheet that keeps the focus, and Escape returns to its button', async ({
    editor: { page },
    unique,
  }) => {
    const content = `<p>Start.</p>${filler(30)}<h2>Costs</h2>`
    const { form, settings } = await openText(page, unique('Sheet'), content)
    await expect(settings).toBeHidden()
    await view(page, 'Settings').click()
    await form.summary.fill('Typed on a phone.')
    expect(await axeFindings(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    await page.keyboard.press('Escape')
    await expect(settings).toBeHidden()
    await expect(view(page, 'Settings')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(form.summary).toHaveValue('Typed on a phone.')
    await settings.getByRole('button', { name: 'Costs' }).click()
    await expect(settings).toBeHidden()
    await expect(form.text).toBeFocused()
    await page.keyboard.press('Control+Alt+f')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    expect(await axeFindings(page)).toEqual([])
  })
})

test('BO-01 “/” inserts blocks by key, which are stored', async ({ editor: { page }, unique }) => {
  const { form, id } = await openText(page, unique('Blocks'), '<p>Start</p>')
  const menu = page.getByRole('listbox', { name: 'Blocks' })
  const option = (label: string) => menu.getByRole('option', { name: label, exact: true })
  await form.text.press('Control+End')
  await page.keyboard.press('Enter')
  await page.keyboard.type('/')
  await expect(option('Heading')).toHaveAttribute('aria-selected', 'true')
  await expect(form.text).toHaveAttribute('aria-activedescendant', /./)
  expect(await axeFindings(page)).toEqual([])
  await page.keyboard.press('ArrowDown')
  await expect(option('Subheading')).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Escape')
  await expect(menu).toHaveCount(0)
  await expect(form.text).toContainText('/')
  await page.keyboard.press('Backspace')

  await page.keyboard.type('/hint')
  await expect(menu.getByRole('option')).toHaveText(['Callout'])
  await page.keyboard.press('Enter')
  await page.keyboard.type('Mind the gap')
  for (const key of ['Enter', 'Enter']) await page.keyboard.press(key)
  await page.keyboard.type('/div')
  await expect(option('Divider')).toBeVisible()
  await page.keyboard.press('Enter')
  await page.keyboard.type('/code')
  await expect(option('Code block')).toBeVisible()
  await page.keyboard.press('Enter')
  await page.keyboard.type('npm test')
  await form.press('Save draft')
  await expect(page.getByText(/^Saved at/)).toBeVisible()
  expect(await readStoredText(page, id)).toBe(
    '<p>Start</p><aside role="note"><p>Mind the gap</p></aside><hr /><pre><code>npm test</code></pre>',
  )
})

test(
  'BO-01 a picture is resized and a table gets or loses its header row beside the text',
  nightly,
  async ({ editor: { page }, unique }) => {
    const table = '<table><tbody><tr><th scope="col"><p>A</p></th></tr><tr><td><p>b</p></td></tr></tbody></table>'
    const { form, id } = await openText(page, unique('Bars'), `<p>Start</p>${table}`)
    await form.text.getByText('b', { exact: true }).click()
    await page.getByRole('group', { name: 'Table' }).getByRole('button', { name: 'Header row' }).click()
    const writing = new TextEditorPage(page)
    await writing.clickAfter('Start')
    await writing.insertPicture({ name: 'a.png', type: 'image/png', bytes: drawPng(64, 36) }, 'crane')
    await writing.clickPicture('crane')
    const bar = page.getByRole('group', { name: 'Selected picture' })
    await bar.getByRole('button', { name: 'Full width' }).click()
    await expect(bar.getByRole('button', { name: 'Full width' })).toHaveAttribute('aria-pressed', 'true')
    expect(await axeFindings(page)).toEqual([])
    await form.press('Save draft')
    await expect(page.getByText(/^Saved at/)).toBeVisible()
    const stored = await readStoredText(page, id)
    expect(stored).toContain('<figure data-size="full"><img')
    expect(stored).not.toContain('<th')
    await page.reload()
    await writing.clickPicture('crane')
    await bar.getByRole('button', { name: 'Remove picture' }).click()
    await expect(writing.text.getByAltText('crane')).toHaveCount(0)

    await writing.clickAfter('Start')
    await writing.tool('Insert block').click()
    await page.getByRole('option', { name: 'Quote' }).click()
    await page.keyboard.type('Said')
    await expect(writing.text.locator('blockquote')).toHaveText('Said')
    expect(await writing.tokens()).toEqual(['Start', 'Said', 'A', 'b'])
  },
)

test('BO-01 a link is found by the title of a page', async ({ editor: { page }, unique }) => {
  const { form, id } = await openText(page, unique('Linked'), '<p>Offices</p>')
  await form.text.press('Control+a')
  await page.keyboard.press('Control+k')
  await page.keyboard.type('contact')
  const option = page.locator('datalist option[value="/contact"]')
  const title = (await option.getAttribute('label')) ?? ''
  expect(title).not.toBe('')
  await page.getByLabel('Link address').fill(title)
  await expect(option).toHaveCount(1)
  await page.keyboard.press('Enter')
  await form.press('Save draft')
  await expect(page.getByText(/^Saved at/)).toBeVisible()
  expect(await readStoredText(page, id)).toBe('<p><a href="/contact">Offices</a></p>')
})

test(
  'BO-01 a link to a heading of the same article leads readers to it',
  nightly,
  async ({ editor: { page }, reader, unique }) => {
    const name = unique('Contents')
    const { form } = await openText(
      page,
      name,
      `<p>Prices below</p>${filler(60)}<h2>Costs &amp; terms</h2><p>Little.</p>`,
    )
    await form.text.getByText('Prices below').click({ clickCount: 3 })
    await page.keyboard.press('Control+k')
    await page.getByLabel('Link address').fill('costs & terms')
    await page.keyboard.press('Enter')
    await form.summary.fill(`A link within the page, in “${name}”.`)
    await form.press('Publish')
    await page.getByRole('alertdialog', { name: 'Success!' }).waitFor()

    await reader.article.open(`/blog/${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}`)
    const heading = reader.page.getByRole('article').getByRole('heading', { name: 'Costs & terms' })
    await expect(heading).not.toBeInViewport()
    await reader.page.getByRole('link', { name: 'Prices below' }).click()
    await expect(heading).toBeInViewport()
    expect(new URL(reader.page.url()).hash).toBe('#section-costs-terms')
  },
)

test(
  'BO-01 a link to a heading of another article leads readers to it, and is found once the heading is gone',
  nightly,
  async ({ editor: { page }, publishBlog, reader, sessionOf, unique }) => {
    const target = unique('Target')
    const heading = unique('Terms of')
    const texts = { blogName: target, description: `The target of a link, “${target}”.` }
    const content = `${filler(60)}<h2>${heading}</h2>${filler(30)}`
    const { id: targetId, version } = await publishBlog({ ...texts, content })
    const name = unique('Links elsewhere')
    const { form, id } = await openText(page, name, '<p>The terms</p>')
    await form.text.press('Control+a')
    await page.keyboard.press('Control+k')
    await page.keyboard.type(heading)
    const option = page.locator(`datalist option[label="${heading} – ${target}"]`)
    const address = (await option.getAttribute('value')) ?? ''
    await page.getByLabel('Link address').fill(`${heading} – ${target}`)
    await expect(option).toHaveCount(1)
    await page.keyboard.press('Enter')
    await form.summary.fill(`A link to a heading, in “${name}”.`)
    await form.press('Publish')
    await page.getByRole('alertdialog', { name: 'Success!' }).waitFor()
    expect(await readStoredText(page, id)).toBe(`<p><a href="${address}">The terms</a></p>`)

    await reader.article.open(`/blog/${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}`)
    await reader.page.getByRole('link', { name: 'The terms' }).click()
    await expect(reader.page.getByRole('article').getByRole('heading', { name: heading })).toBeInViewport()

    await staffCall(await sessionOf('blogs'), 'blogs', {
      method: 'PUT',
      body: { id: targetId, version, content: '<h2>Renamed</h2><p>Little.</p>' },
    })
    await page.goto(`/dashboard?tab=check&type=LINKS&q=${encodeURIComponent(name)}`)
    const row = page.getByRole('row', { name: new RegExp(name) })
    await expect(row).toContainText('The page that the link “The terms” leads to has no heading')
  },
)

test(
  'BO-01 a button gets its address and its label by key, and no letter is lost when it is typed over',
  nightly,
  async ({ editor: { page }, unique }) => {
    const { form, id } = await openText(page, unique('Button'), '<p>Start</p>')
    const button = form.text.locator('p[data-block=button]')
    const address = page.getByLabel('Link address')
    await form.text.press('Control+End')
    await page.keyboard.press('Enter')
    await page.keyboard.type('/but')
    await expect(page.getByRole('option', { name: 'Button' })).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('Enter')
    await expect(address).toBeFocused()
    await page.keyboard.type('/contact')
    await page.keyboard.press('Enter')
    await expect(button).toHaveText('/contact')
    for (const label of ['Talk to us', 'Ask a person', 'Call us']) {
      await page.keyboard.type(label)
      await expect(button).toHaveText(label)
      await page.keyboard.press('Shift+Home')
    }
    await page.keyboard.press('End')
    await page.keyboard.press('Enter')
    await page.keyboard.type('After')
    expect(await axeFindings(page)).toEqual([])
    await form.press('Save draft')
    await expect(page.getByText(/^Saved at/)).toBeVisible()
    const stored = '<p>Start</p><p data-block="button"><a href="/contact">Call us</a></p><p>After</p>'
    expect(await readStoredText(page, id)).toBe(stored)

    await page.reload()
    await new TextEditorPage(page).clickAfter('us')
    await page.keyboard.press('Control+k')
    await expect(address).toHaveValue('/contact')
    await address.fill('example.com')
    await page.keyboard.press('Enter')
    await page.keyboard.type(' now')
    await page.keyboard.press('Control+s')
    await expect(page.getByText(/^Saved at/)).toBeVisible()
    expect(await readStoredText(page, id)).toContain('<a href="https://example.com">Call us now</a>')

    await page.keyboard.press('Control+k')
    await page.getByRole('button', { name: 'Remove link' }).click()
    await expect(button).toHaveCount(0)
    await expect(form.text).toContainText('Call us now')
  },
)

test('BO-01 what is typed after a divider goes to the text behind it, and the list there stays', async ({
  editor: { page },
  unique,
}) => {
  const { form, id } = await openText(page, unique('Divided'), '<p>Start</p><ul><li><p>one</p></li></ul>')
  await new TextEditorPage(page).clickAfter('Start')
  await page.keyboard.press('Enter')
  await page.keyboard.type('/div')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await page.keyboard.type('next')
  await page.keyboard.press('Control+s')
  await expect(page.getByText(/^Saved at/)).toBeVisible()
  const stored = await readStoredText(page, id)
  expect(stored).toMatch(/^<p>Start<\/p><hr \/>.*<p>next<\/p><ul><li><p>one<\/p><\/li><\/ul>$/)
  await expect(form.text.locator('hr')).toHaveCount(1)
})
