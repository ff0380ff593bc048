import type { Page } from '@playwright/test'
import type { Page as ListPage } from '@tekskills/shared/contracts/http/lists'
import type { MediaItem } from '@tekskills/shared/contracts/http/media'
import { staffCall } from '../commands/staff-call'
import { drawPng } from '../fixtures/png'
import { nightly } from '../fixtures/nightly'
import { expect, test } from '../fixtures/test'
import { axeFindings } from '../measures/axe'
import { BlogEditorPage } from '../pages/blog-editor.page'
import { TextEditorPage } from '../pages/text-editor.page'

const png = (name: string, width: number, height: number) => ({
  name: `${name}.png`,
  mimeType: 'image/png',
  buffer: drawPng(width, height),
})

/** Searches the library in the dialog with the keyboard and chooses the only picture that it finds. */
async function chooseFromLibrary(page: Page, name: string) {
  const dialog = page.getByRole('dialog', { name: 'Choose a picture' })
  await dialog.getByLabel('Search pictures').fill(name)
  await expect(dialog.getByText(`1 picture for “${name}”`)).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  await dialog.getByLabel('Search pictures').press('Enter')
  await dialog.getByRole('button', { name: new RegExp(name) }).press('Enter')
  await expect(dialog).toBeHidden()
}

test(
  'BO-01 a picture is uploaded and described once, used in a text and as a cover, replaced everywhere, and not deleted',
  nightly,
  async ({ editor: { page }, reader, sessionOf, unique }) => {
    const session = await sessionOf('blogs')
    const name = unique('Harbour')
    await page.goto('/dashboard')
    await page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'Pictures' }).press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Pictures' })).toBeVisible()
    await page.getByLabel('File').setInputFiles(png(name, 640, 360))
    await page.getByLabel('Description of the picture').fill('Cranes at dawn')
    expect(await axeFindings(page)).toEqual([])
    await page.getByRole('button', { name: 'Upload' }).press('Enter')
    const card = page.getByRole('list', { name: 'Pictures' }).getByRole('link', { name: new RegExp(name) })
    await expect(card).toContainText('Not used')
    await page.getByLabel('Search pictures').fill(name)
    await expect(page.getByText(`1 picture for “${name}”`)).toBeVisible()

    const form = new BlogEditorPage(page)
    const writing = new TextEditorPage(page)
    await form.goto()
    await form.write({ name, summary: 'A port.', text: 'Words.' })
    await writing.tool('Picture').click()
    await writing.pictureDialog.getByRole('button', { name: 'Choose from library' }).press('Enter')
    await chooseFromLibrary(page, name)
    const description = writing.pictureDialog.getByLabel('Description of the picture')
    await expect(description).toHaveValue('Cranes at dawn')
    await description.fill('Cranes over the text')
    await page.getByRole('button', { name: 'Insert picture' }).press('Enter')
    await expect(writing.text.getByAltText('Cranes over the text')).toBeVisible()

    await page.getByRole('form', { name: 'Blog' }).getByRole('button', { name: 'Choose from library' }).press('Enter')
    await chooseFromLibrary(page, name)
    await expect(page.getByLabel('Description of the picture')).toHaveValue('Cranes at dawn')
    await form.save('Publish')

    const address = `/blog/${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}`
    const shapes = async () => {
      await reader.page.goto(address)
      const images = reader.page.getByRole('main').getByRole('img', { name: /^Cranes/ })
      await expect(images).toHaveCount(2)
      return Promise.all((await images.all()).map(shapeOf))
    }
    expect(await shapes()).toEqual(['1.78', '1.78'])

    await page.goto(`/dashboard?tab=pictures&q=${encodeURIComponent(name)}`)
    await expect(card).toContainText('Used once')
    await card.press('Enter')
    const uses = page.getByRole('list', { name: 'Used in' })
    await expect(uses.getByRole('link', { name })).toBeVisible()
    await expect(uses).toContainText('Published')
    await expect(page.getByText(/can be deleted once nothing uses it/)).toBeVisible()
    expect(await axeFindings(page)).toEqual([])
    const id = new URL(page.url()).searchParams.get('picture') ?? ''
    await expect(staffCall(session, `media/${id}`, { method: 'DELETE' })).rejects.toThrow('IN_USE')

    await page.getByLabel('New file').setInputFiles(png('other', 400, 400))
    await expect(page.getByLabel('Description of the new picture')).toHaveValue('Cranes at dawn')
    await expect(page.getByText('Check the description: it was written')).toBeVisible()
    expect(await axeFindings(page)).toEqual([])
    await page.getByLabel('Description of the new picture').fill('Cranes at dusk')
    await expect(page.getByText('Check the description: it was written')).toHaveCount(0)
    await page.getByRole('button', { name: 'Replace everywhere…' }).press('Enter')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Replace everywhere' }).click()
    await expect(page.getByText(/400 × 400 px/)).toBeVisible()
    expect(await shapes()).toEqual(['1.00', '1.00'])
    await expect(reader.page.getByRole('main').getByRole('img', { name: 'Cranes at dusk' })).not.toHaveCount(0)
  },
)

/** Width of a displayed picture in parts of its height. */
const shapeOf = (image: ReturnType<Page['locator']>) =>
  image.evaluate(async (element: HTMLImageElement) => {
    element.loading = 'eager'
    await element.decode()
    return (element.naturalWidth / element.naturalHeight).toFixed(2)
  })

test(
  'BO-01 a picture of a camera is made smaller before it is uploaded, wherever it is chosen',
  nightly,
  async ({ editor: { page }, sessionOf, unique }) => {
    const session = await sessionOf('blogs')
    const name = unique('Large')
    const stored = async () => {
      const { content } = await staffCall<ListPage<MediaItem>>(session, `media?q=${encodeURIComponent(name)}`)
      return content.map(({ name: file, width, height }) => `${file.split('.').at(-1)} ${width} × ${height}`)
    }
    await page.goto('/dashboard?tab=pictures')
    await page.getByLabel('File').setInputFiles(png(name, 3000, 200))
    await page.getByRole('button', { name: 'Upload' }).click()
    await expect(page.getByRole('link', { name: new RegExp(name) })).toContainText('2,400 × 160 px')
    expect(await stored()).toEqual(['webp 2400 × 160'])

    const form = new BlogEditorPage(page)
    const writing = new TextEditorPage(page)
    await form.goto()
    await form.write({ name, summary: 'A wide view.', text: 'Words.' })
    const file = { name: `${name} text.png`, type: 'image/png', bytes: drawPng(2600, 130) }
    await writing.insertPicture(file, 'A wide view of the port')
    await expect.poll(stored).toContain('webp 2400 × 120')
    await form.choosePicture({ file: drawPng(4000, 400), alt: 'A wide cover' })
    // A picture that is saved before it has been made smaller is uploaded as it is.
    await expect(page.locator('img[src^="data:image/webp"]').first()).toBeVisible()
    const saving = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/api/blogs'))
    await form.press('Save draft')
    expect((await saving).postDataBuffer()?.toString('latin1')).toContain('filename="picture.webp"')
  },
)

test('BO-01 the library says what is missing: nothing found, a wrong file, a picture that is gone', async ({
  editor: { page },
  sessionOf,
  unique,
  consoleWatch,
}) => {
  const name = unique('Wrong')
  await page.goto('/dashboard?tab=pictures')
  await page.getByLabel('File').setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('text') })
  await expect(page.getByText('Choose a JPEG, PNG, WebP or AVIF picture.')).toBeVisible()
  await page.getByLabel('Search pictures').fill(name)
  await expect(page.getByRole('heading', { name: `Nothing found for “${name}”` })).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  await page.getByLabel('Search pictures').clear()
  // The search follows the last key after a while, and would take the place of a link that was pressed before.
  await expect(page).not.toHaveURL(/q=/)

  await page.getByLabel('File').setInputFiles(png(name, 64, 64))
  await page.getByRole('button', { name: 'Upload' }).click()
  await page.getByRole('link', { name: new RegExp(name) }).click()
  await page.getByLabel('Name', { exact: true }).fill('')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Enter a name.')).toBeVisible()
  await page.getByLabel('Name', { exact: true }).fill(`${name} renamed`)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { level: 1, name: `${name} renamed` })).toBeVisible()

  const id = new URL(page.url()).searchParams.get('picture') ?? ''
  const change = { method: 'PUT', body: { imageAlt: 'Changed by a colleague', version: 2 } }
  await staffCall(await sessionOf('blogs'), `media/${id}`, change)
  consoleWatch.allow(/409|put \/media/i)
  await page.getByLabel('Description of the picture').fill('Typed and kept')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Someone else has changed this since you opened it.')).toBeVisible()
  await expect(page.getByLabel('Description of the picture')).toHaveValue('Typed and kept')
  // What is deleted is what is shown: the version of the colleague has to arrive first.
  await expect(page.getByRole('img', { name: 'Changed by a colleague' })).toBeVisible()

  await page.getByRole('button', { name: 'Delete picture…' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Pictures' })).toBeVisible()
  await expect(page.getByRole('link', { name: new RegExp(name) })).toHaveCount(0)
})

test('BO-01 recruiters and visitors do not reach the library', async ({ recruiter, visitor, sessionOf }) => {
  await recruiter.page.goto('/dashboard?tab=pictures')
  await expect(recruiter.page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  await expect(recruiter.page.getByRole('link', { name: 'Pictures' })).toHaveCount(0)
  await expect(staffCall(await sessionOf('careers'), 'media')).rejects.toThrow('403')
  expect((await visitor.page.request.get('/api/media')).status()).toBe(401)
  await visitor.page.goto('/dashboard?tab=pictures')
  await expect(visitor.page).toHaveURL(/\/login/)
})
