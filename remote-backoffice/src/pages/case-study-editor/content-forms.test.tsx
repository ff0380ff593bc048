import { screen, waitFor } from '@testing-library/react'
import { http } from '@tekskills/shared/http/client'
import { startSession, storeToken } from '@tekskills/shared/session/session-store'
import { expectAccessible } from '@tekskills/shared/testing/accessibility'
import { renderRemote } from '@tekskills/shared/testing/render-remote'
import { nightlyTest } from '@tekskills/shared/testing/nightly-test'
import { sampleError } from '../../testing/sample-responses'
import { samplePage } from '../../testing/sample-blogs'
import { sampleAuthor, sampleCaseStudy, sampleCategory, sampleNews } from '../../testing/sample-records'
import { publish } from '../../testing/publish'
import { manifest } from '../../manifest'

jest.mock('../../kit/forms/autosave-session')
jest.mock('../../kit/review/review-api')
jest.mock('../../kit/presence/editing-api', () => ({
  reportEditing: async () => [],
  stopEditing: async () => undefined,
}))

const lists = /get-all(Category|Authors)$/
const mockService = (record: unknown) =>
  jest.spyOn(http, 'get').mockImplementation(async (url) => ({ data: lists.test(url) ? samplePage([]) : record }))

const field = (name: RegExp | string) => screen.getByRole('textbox', { name })
const button = (name: string) => screen.getByRole('button', { name })

// Loads the lazy chunks first, because that takes longer than the timeout of a query.
beforeAll(() =>
  Promise.all([
    import('./CaseStudyEditorPage'),
    import('./case-study-editor-loader'),
    import('../news-editor/NewsEditorPage'),
    import('../news-editor/news-editor-loader'),
    import('../../layout/StaffFrame'),
  ]),
)

beforeEach(() => {
  storeToken('token')
  startSession({ id: 'u1', username: 'blogs', authorities: [{ authority: 'BLOGS' }] })
})

test.each([
  ['/author?id=a1', 'Author', '/author', sampleAuthor(), /^Name/, 'authorName', 'Save'],
  ['/catagory?id=c1', 'Category', '/category', sampleCategory(), /^Name/, 'categoryName', 'Save'],
  ['/casestudy?id=s1', 'Case study', '/caseStudy', sampleCaseStudy(), /^Name/, 'caseStudyName', 'Update'],
  ['/newsrooms?id=n1', 'Newsroom item', '/newsRoom', sampleNews(), /^Title/, 'title', 'Update'],
])('BO-01 RT-10 %s edits the stored record with id and version', async (url, form, path, record, name, key, save) => {
  mockService(record)
  const put = jest.spyOn(http, 'put').mockResolvedValue({ data: record })
  const { user, container } = renderRemote(manifest, url)
  await screen.findByRole('form', { name: form })
  await expectAccessible(container)
  const stored = String((record as unknown as Record<string, unknown>)[key])
  const [first] = screen.getAllByRole('textbox', { name })
  expect(first).toHaveValue(stored)
  await user.type(first as HTMLElement, ' again')
  if (save === 'Update') await publish(user)
  else await user.click(button(save))
  await waitFor(() => expect(put).toHaveBeenCalledTimes(1))
  expect(put.mock.lastCall?.[0]).toBe(path)
  expect(put.mock.lastCall?.[1]).toMatchObject({ id: record.id, version: record.version, [key]: `${stored} again` })
})

nightlyTest('BO-01 a case study has five texts, a banner that requires a description, and a document', async () => {
  mockService(null)
  const post = jest.spyOn(http, 'post')
  const { user } = renderRemote(manifest, '/casestudy')
  await screen.findByRole('form', { name: 'Case study' })
  for (const part of ['About the client', 'The objective', 'The solution', 'The challenge', 'The impact'])
    expect(field(part)).toHaveAttribute('aria-multiline', 'true')

  await user.type(field('Name'), 'Nine weekends')
  await user.type(field('Summary'), 'How it went.')
  await user.upload(
    screen.getByLabelText(/^Banner/, { selector: 'input' }),
    new File(['x'], 'b.png', { type: 'image/png' }),
  )
  const document = screen.getByLabelText(/^Document/, { selector: 'input' })
  await user.upload(document, new File([], 'empty.pdf', { type: 'application/pdf' }))
  // Reported when it is chosen, not only when it is saved.
  expect(await screen.findByText('This file is empty. Choose another file.')).toBeVisible()
  await publish(user)
  expect(await screen.findByText('Describe the picture. Required to publish.')).toBeVisible()
  expect(screen.getByText('This file is empty. Choose another file.')).toBeVisible()
  expect(post).not.toHaveBeenCalled()
})

nightlyTest(
  'BO-01 the description of a newsroom item belongs to its main picture, and the card picture needs none',
  async () => {
    mockService(null)
    const { user } = renderRemote(manifest, '/newsrooms')
    await screen.findByRole('form', { name: 'Newsroom item' })
    const picture = new File(['x'], 'card.png', { type: 'image/png' })
    await user.upload(screen.getByLabelText(/^Card picture/, { selector: 'input' }), picture)
    expect(screen.queryByRole('textbox', { name: /^Description of the/ })).toBeNull()
    await user.upload(screen.getByLabelText(/^Main picture/, { selector: 'input' }), picture)
    expect(screen.getByRole('textbox', { name: 'Description of the main picture' })).toBeVisible()
    await publish(user)
    expect(await screen.findByText('Describe the main picture. Required to publish.')).toBeVisible()
  },
)

test('BO-01 a title from which no address can be derived asks for one', async () => {
  mockService(null)
  const { user } = renderRemote(manifest, '/newsrooms')
  await screen.findByRole('form', { name: 'Newsroom item' })
  const hint = /none can be made from this title/
  expect(screen.getByText('Leave blank to create it from the title.')).toBeVisible()
  await user.type(field('Title'), 'Ein Büro')
  expect(screen.queryByText(hint)).toBeNull()
  await user.clear(field('Title'))
  await user.type(field('Title'), '新しい事務所')
  expect(await screen.findByText(hint)).toBeVisible()
})

test.each([
  ['/author', 'Author', 'viewauthor', sampleAuthor()],
  ['/catagory', 'Category', 'viewcatagory', sampleCategory()],
])(
  'BO-01 BO-05 a new record of %s is confirmed as saved, and its list is opened without a question',
  async (...row) => {
    const [url, form, list, saved] = row
    mockService(null)
    jest.spyOn(http, 'post').mockResolvedValue({ data: saved })
    const { user, router } = renderRemote(manifest, url)
    await screen.findByRole('form', { name: form })
    await user.type(field('Name'), 'Somebody')
    await user.click(button('Save'))
    expect(await screen.findByText(/ is saved\.$/)).toBeVisible()
    expect(screen.queryByText('This address is taken.')).toBeNull()
    await user.click(button('Ok'))
    await waitFor(() => expect(router.state.location.pathname).toBe(`/${list}`))
    expect(screen.queryByText('Leave without saving?')).toBeNull()
  },
)

test('FT-11 a category name that is taken is reported at the name', async () => {
  mockService(null)
  jest.spyOn(http, 'post').mockRejectedValue(sampleError(409, 'NAME_TAKEN'))
  const { user } = renderRemote(manifest, '/catagory')
  await screen.findByRole('form', { name: 'Category' })
  await user.type(field('Name'), 'Cloud')
  await user.click(button('Save'))
  await waitFor(() => expect(field('Name')).toHaveAccessibleDescription('Refused.'))
  expect(field('Name')).toHaveFocus()
})

test('BO-01 an invalid address is reported while it is typed', async () => {
  mockService(sampleNews())
  const { user } = renderRemote(manifest, '/newsrooms?id=n1')
  await screen.findByRole('form', { name: 'Newsroom item' })
  await user.clear(field(/^Address/))
  await user.type(field(/^Address/), 'Büro Neu')
  expect(screen.getByText('Use lowercase letters, digits and single hyphens.')).toBeVisible()
})

nightlyTest('BO-01 the error of a rejected document is shown at its own field', async () => {
  mockService(null)
  // FormData in the test environment is Node's and rejects jsdom files.
  jest.spyOn(FormData.prototype, 'append').mockImplementation(() => undefined)
  const errors = [{ field: 'caseStudyFile', code: 'UNSUPPORTED_FILE_TYPE', message: 'Not a document.' }]
  jest.spyOn(http, 'post').mockRejectedValue(sampleError(415, 'UNSUPPORTED_FILE_TYPE', { errors }))
  const { user } = renderRemote(manifest, '/casestudy')
  await screen.findByRole('form', { name: 'Case study' })
  await user.type(field('Name'), 'Nine weekends')
  const banner = screen.getByLabelText(/^Banner/, { selector: 'input' })
  const document = screen.getByLabelText(/^Document/, { selector: 'input' })
  await user.upload(banner, new File(['x'], 'b.png', { type: 'image/png' }))
  await user.upload(document, new File(['x'], 'd.pdf', { type: 'application/pdf' }))
  await user.click(button('Save draft'))
  expect(await screen.findByText('Not a document.')).toBeVisible()
  expect(screen.getByLabelText(/^Document/, { selector: 'input' })).toBeInvalid()
  expect(banner).toBeValid()
})

test('BO-01 an address that is taken is reported while it is typed, with an available one', async () => {
  const get = mockService(sampleNews())
  const { user } = renderRemote(manifest, '/newsrooms?id=n1')
  await screen.findByRole('form', { name: 'Newsroom item' })
  get.mockResolvedValue({ data: { available: false, suggestion: 'pune-2' } })
  await user.clear(field(/^Address/))
  await user.type(field(/^Address/), 'pune')
  expect(await screen.findByText('This address is taken.')).toBeVisible()
  expect(get.mock.lastCall?.[0]).toBe('/newsRoom/checkSlug')
  expect(get.mock.lastCall?.[1]).toMatchObject({ params: { slug: 'pune', excludeId: 'n1' } })

  get.mockResolvedValue({ data: { available: true, suggestion: 'pune-2' } })
  await user.click(button('Use “pune-2”'))
  expect(field(/^Address/)).toHaveValue('pune-2')
  expect(await screen.findByText('This address is available.')).toBeVisible()
})

test('MT-01 the form shows the page as a search result and as a shared link', async () => {
  mockService(null)
  const { user } = renderRemote(manifest, '/newsrooms')
  await screen.findByRole('form', { name: 'Newsroom item' })
  await user.type(field('Title'), 'A new office')
  await user.type(field(/^Description/), 'Forty desks in Pune.')
  const [result, card] = screen.getAllByRole('figure')
  expect(result).toHaveTextContent('A new office')
  expect(result).toHaveTextContent('Forty desks in Pune.')
  expect(card).toHaveTextContent('A new office')
})
