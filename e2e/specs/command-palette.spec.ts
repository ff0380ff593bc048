import { nightly } from '../fixtures/nightly'
import { expect, test } from '../fixtures/test'
import { axeFindings } from '../measures/axe'

const CHUNK = /command-palette|keyboard-help/

test(
  'command palette: by keyboard to a screen, to a new item and to an item by its title; loaded when it is opened',
  nightly,
  async ({ editor: { page, editor: form }, addDraft, unique }) => {
    const { id, blogName } = await addDraft({ blogName: unique('Palette of paints') })
    const loaded: string[] = []
    page.on('request', (request) => loaded.push(request.url()))
    await page.goto('/dashboard')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(loaded.filter((url) => CHUNK.test(url))).toEqual([])

    await page.keyboard.press('Control+K')
    const field = page.getByRole('combobox', { name: 'Screen, action or title' })
    await expect(field).toBeFocused()
    const chosen = page.getByRole('listbox', { name: 'Results' }).getByRole('option', { selected: true })
    expect(loaded.filter((url) => CHUNK.test(url))).not.toEqual([])
    expect(await axeFindings(page)).toEqual([])
    await page.keyboard.type('redirects')
    await expect(chosen).toHaveText('Redirects')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/dashboard?tab=redirects')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Redirects')

    await page.getByRole('button', { name: 'Quick search' }).press('Enter')
    await field.fill(blogName)
    await expect(chosen).toContainText(blogName)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`/blogs?id=${id}`)

    // In a text, the key is for links.
    await form.text.click()
    await page.keyboard.press('Control+K')
    await expect(field).toBeHidden()
    await page.keyboard.press('Escape')

    await page.getByRole('heading', { level: 1 }).click()
    await page.keyboard.press('?')
    const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
    await expect(help).toBeVisible()
    expect(await axeFindings(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(help).toBeHidden()
  },
)

test('command palette: visitors do not load it', async ({ visitor: { page } }) => {
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(request.url()))
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Control+K')
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(loaded.filter((url) => CHUNK.test(url) || url.includes('remote-backoffice'))).toEqual([])
})
