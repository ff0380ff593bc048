import { startTransition, useEffect, useState, type ReactNode } from 'react'
import { act, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http } from '@tekskills/shared/http/client'
import { expectAccessible } from '@tekskills/shared/testing/accessibility'
import { renderInTheme } from '@tekskills/shared/testing/render-in-theme'
import { nightlyTest } from '@tekskills/shared/testing/nightly-test'
import { RichTextEditor } from './RichTextEditor'

const control = { id: 'text', required: false, 'aria-describedby': undefined, 'aria-invalid': undefined }

function Harness({ text }: { text: string }) {
  const [value, setValue] = useState(text)
  return (
    <>
      <RichTextEditor {...control} label="Text" value={value} onChange={setValue} />
      <output data-testid="value">{value}</output>
      <button onClick={() => setValue('<p>Restored</p>')}>Restore</button>
    </>
  )
}

// jsdom has no layout, and the editor looks up the element under the pointer.
beforeAll(() => {
  document.elementFromPoint ??= () => null
})

const html = () => screen.getByTestId('value').textContent
const tool = (name: string) => screen.getByRole('button', { name })
const text = () => screen.getByRole('textbox', { name: 'Text' })

/** Pastes as a browser does; jsdom has no clipboard. */
function paste(data: { html?: string; text?: string; files?: File[] }) {
  const event = createEvent.paste(text())
  const clipboardData = {
    files: data.files ?? [],
    getData: (type: string) => (type === 'text/html' ? data.html : type === 'text/plain' ? data.text : '') ?? '',
  }
  Object.defineProperty(event, 'clipboardData', { value: clipboardData })
  fireEvent(text(), event)
}

/** Milliseconds after which React ends a transition without pausing it again. */
const STARVED_MS = 5000

/** Renders its children in a transition that React pauses after them, and ends late, as on a very slow machine. */
function StarvedTransition({ children }: { children: ReactNode }) {
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    // After the call of `act` that renders this, which would render the transition in one go.
    const timer = setTimeout(() => startTransition(() => setShown(true)))
    return () => clearTimeout(timer)
  }, [])
  if (!isShown) return null
  return (
    <>
      {children}
      <LateClock />
      <output />
    </>
  )
}

function LateClock() {
  // React's scheduler tells the time by it.
  jest.spyOn(performance, 'now').mockReturnValue(performance.now() + STARVED_MS)
  return null
}

test('BO-05 an editor opens and takes text even if the page took seconds to render', async () => {
  const { user } = renderInTheme(
    <StarvedTransition>
      <Harness text="<p>Signal</p>" />
    </StarvedTransition>,
  )
  await waitFor(() => expect(text()).toHaveTextContent('Signal'))
  await user.click(text())
  await user.keyboard('{Control>}a{/Control}')
  await user.click(tool('Bold'))
  await waitFor(() => expect(html()).toBe('<p><strong>Signal</strong></p>'))
})

const pngFile = (name: string) => new File(['x'], name, { type: 'image/png' })

/** A picture as the service has stored it. */
const storedPicture = { id: 'm1', url: '/api/public/user/media/m1', width: 8, height: 4 }

/** Mocks the upload of pictures. FormData in the test environment is Node's and rejects jsdom files. */
function mockUploads() {
  jest.spyOn(FormData.prototype, 'append').mockImplementation(() => undefined)
  return jest.spyOn(http, 'post')
}

nightlyTest('the toolbar is a single tab stop with arrow keys, and its buttons show which formats are on', async () => {
  const { user, container } = renderInTheme(<Harness text="<p>Signal</p>" />)
  await expectAccessible(container)
  await user.tab()
  expect(tool('Bold')).toHaveFocus()
  await user.keyboard('{ArrowLeft}')
  expect(tool('Redo')).toHaveFocus()
  await user.keyboard('{ArrowRight}')
  expect(tool('Bold')).toHaveFocus()
  await user.keyboard('{End}')
  expect(tool('Redo')).toHaveFocus()
  await user.keyboard('{Home}{ArrowRight}{ArrowRight}')
  expect(tool('Heading')).toHaveFocus()
  await user.tab()
  expect(text()).toHaveFocus()
  await user.tab({ shift: true })
  expect(tool('Heading')).toHaveFocus()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(tool('Heading')).toHaveAttribute('aria-pressed', 'true'))
  await waitFor(() => expect(html()).toBe('<h2>Signal</h2>'))
})

test('BO-01 the last buttons undo and redo a change, and are disabled when there is none', async () => {
  const { user } = renderInTheme(<Harness text="<p>Signal</p>" />)
  expect(tool('Undo')).toHaveAttribute('aria-disabled', 'true')
  await user.click(tool('Heading'))
  await waitFor(() => expect(tool('Undo')).toHaveAttribute('aria-disabled', 'false'))
  await user.click(tool('Undo'))
  await waitFor(() => expect(text()).toContainHTML('<p>Signal</p>'))
  await waitFor(() => expect(tool('Undo')).toHaveAttribute('aria-disabled', 'true'))
  await user.click(tool('Redo'))
  await waitFor(() => expect(html()).toBe('<h2>Signal</h2>'))
})

test('BO-01 a text restored before anything is typed cannot be undone, one that replaces typing can', async () => {
  const { user } = renderInTheme(<Harness text="" />)
  await user.click(screen.getByRole('button', { name: 'Restore' }))
  await waitFor(() => expect(text()).toHaveTextContent('Restored'))
  expect(tool('Undo')).toHaveAttribute('aria-disabled', 'true')
  await user.click(tool('Heading'))
  await waitFor(() => expect(tool('Undo')).toHaveAttribute('aria-disabled', 'false'))
  await user.click(tool('Undo'))
  await waitFor(() => expect(text()).toContainHTML('<p>Restored</p>'))
  expect(tool('Undo')).toHaveAttribute('aria-disabled', 'true')

  await user.click(tool('Heading'))
  await waitFor(() => expect(html()).toBe('<h2>Restored</h2>'))
  await user.click(screen.getByRole('button', { name: 'Restore' }))
  await waitFor(() => expect(text()).toContainHTML('<p>Restored</p>'))
  expect(tool('Undo')).toHaveAttribute('aria-disabled', 'false')
})

test('BO-01 the redo shortcut with nothing to redo does not undo anything', async () => {
  const { user } = renderInTheme(<Harness text="<p>Signal</p>" />)
  await user.click(tool('Heading'))
  await user.click(tool('Undo'))
  await waitFor(() => expect(text()).toContainHTML('<p>Signal</p>'))
  act(() => text().focus())
  await user.keyboard('{Control>}{Shift>}zz{/Shift}{/Control}')
  await waitFor(() => expect(html()).toBe('<h2>Signal</h2>'))
})

test('BO-01 Ctrl+K focuses the link address field, so that typing does not replace the selected text', async () => {
  const { user } = renderInTheme(<Harness text="<p>Signal</p>" />)
  act(() => text().focus())
  await user.keyboard('{Control>}k{/Control}')
  expect(screen.getByRole('combobox', { name: 'Link address' })).toHaveFocus()
})

test('BO-01 a link to a heading of the same article is found by its words', async () => {
  const content = '<h2>Costs &amp; terms</h2><p>Details</p><h3>Small</h3><h2>Costs &amp; terms</h2>'
  const { user, container } = renderInTheme(
    <RichTextEditor {...control} label="Text" field="content" value={content} onChange={() => undefined} />,
  )
  await user.click(tool('Link'))
  const options = [...container.querySelectorAll('datalist option')]
  expect(options.map((option) => [option.getAttribute('value'), option.getAttribute('label')])).toEqual([
    ['#section-costs-terms', 'Costs & terms'],
    ['#section-costs-terms-2', 'Costs & terms'],
  ])
  await user.type(screen.getByRole('combobox', { name: 'Link address' }), 'costs & terms{Enter}')
  expect(text().querySelector('a')).toHaveAttribute('href', '#section-costs-terms')
  expect(text().querySelector('a')).toHaveTextContent('Costs & terms')
})

test.each(['the operations manual', 'operations'])(
  'BO-01 with “%s” of a link selected, the whole link gets the new address',
  async (selected) => {
    const { user } = renderInTheme(<Harness text={'<p>Read <a href="/contact">the operations manual</a> now</p>'} />)
    const words = text().querySelector('a')?.firstChild
    const from = 'the operations manual'.indexOf(selected)
    act(() => {
      text().focus()
      if (words) getSelection()?.setBaseAndExtent(words, from, words, from + selected.length)
      document.dispatchEvent(new Event('selectionchange'))
    })
    await user.keyboard('{Control>}k{/Control}')
    const field = screen.getByRole('combobox', { name: 'Link address' })
    expect(field).toHaveValue('/contact')
    await user.clear(field)
    await user.type(field, '/careers{Enter}')
    await waitFor(() => expect(html()).toBe('<p>Read <a href="/careers">the operations manual</a> now</p>'))
  },
)

test('Escape in the link bar returns the focus to the text', async () => {
  const { user } = renderInTheme(<Harness text="<p>Signal</p>" />)
  await user.click(tool('Link'))
  await user.keyboard('{Escape}')
  await waitFor(() => expect(text()).toHaveFocus())
  expect(screen.queryByRole('combobox', { name: 'Link address' })).toBeNull()
})

test('a link accepts only web, mail and phone addresses, and Enter does not submit the surrounding form', async () => {
  const { user } = renderInTheme(<Harness text="<p></p>" />)
  await user.click(tool('Link'))
  await user.type(screen.getByRole('combobox', { name: 'Link address' }), 'javascript:alert(1){Enter}')
  expect(screen.getByText(/Enter an address that starts with/)).toBeVisible()
  await user.clear(screen.getByRole('combobox', { name: 'Link address' }))
  await user.type(screen.getByRole('combobox', { name: 'Link address' }), 'https://example.com/a{Enter}')
  await waitFor(() => expect(html()).toContain('href="https://example.com/a"'))
  expect(html()).not.toContain('target')
})

test('BO-01 editing around a table, a picture and a figure with a formatted caption preserves them', async () => {
  const table = '<table><tbody><tr><th scope="row">Days</th><td>21</td></tr></tbody></table>'
  const picture = '<figure><img src="/api/public/user/media/1" alt="Dots"><figcaption>Dots</figcaption></figure>'
  const rich =
    '<figure><img src="/api/public/user/media/2" alt=""><figcaption>By <strong>us</strong></figcaption></figure>'
  const { user } = renderInTheme(<Harness text={`<h4>Small</h4>${table}${picture}${rich}<p>End</p>`} />)
  await user.click(tool('Bulleted list'))
  await waitFor(() => expect(html()).toContain('<ul>'))
  expect(html()?.replace(/<\/?p>/g, '')).toContain(table)
  expect(html()).toContain(picture)
  expect(html()).toContain(rich)
})

test('BO-01 merged table cells and list numbers are preserved, and what the service would remove is not shown', async () => {
  const table =
    '<table><tbody><tr><th colspan="2" scope="col">2025</th><th rowspan="2" scope="col">Change</th></tr>' +
    '<tr><td>Q3</td><td>Q4</td></tr></tbody></table>'
  const list = '<ol start="2"><li>Second</li></ol><ol type="a"><li>a</li></ol>'
  const other = '<ol start="-5" type="disc"><li>First</li></ol>'
  const { user } = renderInTheme(<Harness text={`<p>Start</p>${table}${list}${other}`} />)
  await user.click(tool('Bulleted list'))
  await waitFor(() => expect(html()).toContain('<ul>'))
  const stored = html()?.replace(/<\/?p>/g, '')
  expect(stored).toContain(table)
  expect(stored).toContain(list)
  expect(stored).toContain('<ol><li>First</li></ol>')
})

test('BO-01 pasted Markdown becomes what it means', async () => {
  renderInTheme(<Harness text="<p></p>" />)
  const markdown =
    '## Rules\n\nRead [the *manual*](/contact).\n\n- One\n- Two\n\n> Said\n\n| a | b |\n|---|---|\n| 1 | 2 |\n'
  paste({ text: markdown })
  await waitFor(() => expect(text().querySelector('table')).toHaveTextContent('ab12'))
  expect(text().querySelector('h2')).toHaveTextContent('Rules')
  expect(text().querySelector('a')).toHaveAttribute('href', '/contact')
  expect(text().querySelector('em')).toHaveTextContent('manual')
  expect([...text().querySelectorAll('li')].map((item) => item.textContent)).toEqual(['One', 'Two'])
  expect(text().querySelector('blockquote')).toHaveTextContent('Said')
  expect(screen.getByText(/The Markdown was formatted/)).toBeVisible()
})

test('BO-01 a pasted list keeps the number that it starts with', async () => {
  renderInTheme(<Harness text="<p></p>" />)
  paste({ html: '<ol start="4"><li>Fourth</li></ol>' })
  await waitFor(() => expect(html()).toContain('<ol start="4"><li><p>Fourth</p></li></ol>'))
})

test('BO-01 a new table has a header row and cells, and its buttons add rows and columns and delete it', async () => {
  const { user } = renderInTheme(<Harness text="<p></p>" />)
  await user.click(tool('Table'))
  await waitFor(() => expect(html()?.match(/<th scope="col">/g)).toHaveLength(3))
  expect(html()?.match(/<tr>/g)).toHaveLength(3)
  await user.click(tool('Add row'))
  await user.click(tool('Add column'))
  await waitFor(() => expect(html()?.match(/<th scope="col">/g)).toHaveLength(4))
  expect(html()?.match(/<tr>/g)).toHaveLength(4)
  await user.click(tool('Delete table'))
  await waitFor(() => expect(html()).not.toContain('<table>'))
  expect(screen.queryByRole('group', { name: 'Table' })).toBeNull()
})

test('BO-01 a picture requires a description, is uploaded, and is inserted into the text with its caption', async () => {
  const { user } = renderInTheme(<Harness text="<p>Before</p>" />)
  const stored = { id: 'm1', url: '/api/public/user/media/m1?v=1', width: 800, height: 450 }
  const post = mockUploads().mockResolvedValue({ data: stored })
  await user.click(tool('Picture'))
  await expectAccessible(screen.getByRole('dialog'))
  const bar = within(screen.getByRole('group', { name: 'Picture' }))
  await user.click(tool('Insert picture'))
  expect(bar.getByText('Choose a picture.')).toBeVisible()
  expect(bar.getByRole('textbox', { name: 'Description of the picture' })).toHaveFocus()
  expect(post).not.toHaveBeenCalled()

  await user.upload(bar.getByLabelText(/^File/), pngFile('dots.png'))
  expect(bar.queryByText('Choose a picture.')).toBeNull()
  expect(bar.getByText('Describe the picture.')).toBeVisible()
  await user.type(bar.getByRole('textbox', { name: 'Description of the picture' }), 'Dots in order')
  expect(bar.queryByText('Describe the picture.')).toBeNull()
  await user.type(bar.getByRole('textbox', { name: /Caption/ }), 'After a week{Enter}')
  await waitFor(() =>
    expect(html()).toContain(
      '<figure><img src="/api/public/user/media/m1?v=1" alt="Dots in order" width="800" height="450">' +
        '<figcaption>After a week</figcaption></figure>',
    ),
  )
  expect(post.mock.lastCall?.[0]).toBe('/media')
})

nightlyTest(
  'FT-32 a failed picture upload is reported in the text with its description, and can be tried again or removed',
  async () => {
    const { user, container } = renderInTheme(<Harness text="<p>Before</p>" />)
    const stopped = Object.assign(new Error('stopped'), { name: 'ApiError', status: undefined, fields: [] })
    const post = mockUploads().mockRejectedValue(stopped)
    await user.click(tool('Picture'))
    const bar = within(screen.getByRole('group', { name: 'Picture' }))
    await user.upload(bar.getByLabelText(/^File/), pngFile('dots.png'))
    await user.type(bar.getByRole('textbox', { name: 'Description of the picture' }), 'Dots{Enter}')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(await screen.findByText('The upload was interrupted. Try again.')).toBeVisible()
    expect(screen.getByText('“Dots” was not uploaded.')).toBeVisible()
    await waitFor(() => expect(html()).toContain('data-alt="Dots"'))
    await expectAccessible(container)

    post.mockResolvedValue({ data: storedPicture })
    await user.click(tool('Try again'))
    await waitFor(() => expect(html()).toContain('<img src="/api/public/user/media/m1" alt="Dots"'))
    expect(html()).not.toContain('data-upload')

    post.mockRejectedValue(stopped)
    paste({ files: [pngFile('shot.png')] })
    await user.type(await screen.findByRole('textbox', { name: 'Description of the picture' }), 'Shot{Enter}')
    await waitFor(() => expect(html()).toContain('data-alt="Shot"'))
    await user.click(await screen.findByRole('button', { name: 'Remove' }))
    expect(screen.queryByText('“Shot” was not uploaded.')).toBeNull()
    await waitFor(() => expect(html()).not.toContain('data-upload'))
  },
)

test('BO-01 one undo removes an uploaded picture, and redo brings it back', async () => {
  const { user } = renderInTheme(<Harness text="<p>Before</p>" />)
  mockUploads().mockResolvedValue({ data: storedPicture })
  paste({ files: [pngFile('shot.png')] })
  await user.type(await screen.findByRole('textbox', { name: 'Description of the picture' }), 'Dots{Enter}')
  await waitFor(() => expect(html()).toContain('<img'))
  await user.click(tool('Undo'))
  await waitFor(() => expect(html()).toBe('<p>Before</p>'))
  expect(tool('Undo')).toHaveAttribute('aria-disabled', 'true')
  await user.click(tool('Redo'))
  await waitFor(() => expect(html()).toContain('<img src="/api/public/user/media/m1" alt="Dots"'))
})

test('BO-01 undo and redo while a picture is being uploaded act on its insertion, and redo brings back the uploaded picture', async () => {
  const { user } = renderInTheme(<Harness text="<p>Before</p>" />)
  let respond: (response: unknown) => void = () => undefined
  mockUploads().mockImplementation(() => new Promise((resolve) => (respond = resolve)))
  paste({ files: [pngFile('shot.png')] })
  await user.type(await screen.findByRole('textbox', { name: 'Description of the picture' }), 'Dots{Enter}')
  expect(await screen.findByRole('progressbar', { name: 'Uploading picture' })).toBeVisible()
  await waitFor(() =>
    expect(screen.getByAltText('Dots')).toHaveAttribute('src', expect.stringMatching(/^data:image.png/)),
  )
  await user.click(tool('Undo'))
  expect(screen.queryByRole('progressbar')).toBeNull()
  // Reading a large file takes a while.
  jest.spyOn(FileReader.prototype, 'readAsDataURL').mockImplementation()
  await user.click(tool('Redo'))
  expect(screen.getByAltText('Dots')).toHaveAttribute('src', expect.stringMatching(/^data:image.png/))
  expect(screen.getByRole('progressbar', { name: 'Uploading picture' })).toBeVisible()
  await user.click(tool('Undo'))
  await act(async () => respond({ data: storedPicture }))
  expect(screen.queryByAltText('Dots')).toBeNull()
  await user.click(tool('Redo'))
  const picture = '<figure><img src="/api/public/user/media/m1" alt="Dots" width="8" height="4"></figure>'
  await waitFor(() => expect(html()).toContain(picture))
  await user.click(tool('Undo'))
  await waitFor(() => expect(html()).toBe('<p>Before</p>'))
  await waitFor(() => expect(tool('Undo')).toHaveAttribute('aria-disabled', 'true'))
})

test('BO-01 an upload that ends right after the cursor was moved leaves the cursor there', async () => {
  const { user } = renderInTheme(<Harness text="<p>Before</p>" />)
  let respond: (response: unknown) => void = () => undefined
  mockUploads().mockImplementation(() => new Promise((resolve) => (respond = resolve)))
  paste({ files: [pngFile('shot.png')] })
  await user.type(await screen.findByRole('textbox', { name: 'Description of the picture' }), 'Dots{Enter}')
  await waitFor(() => expect(text()).toHaveFocus())
  const textNode = screen.getByText('Before').firstChild
  getSelection()?.collapse(textNode, 3)
  await act(async () => respond({ data: storedPicture }))
  await waitFor(() => expect(html()).toContain('<img'))
  expect([getSelection()?.focusNode, getSelection()?.focusOffset]).toEqual([textNode, 3])
})

test('BO-05 a draft whose page was closed during an upload says which picture is missing', async () => {
  renderInTheme(<Harness text='<figure data-upload="gone" data-alt="Dots" data-caption=""></figure><p>After</p>' />)
  expect(await screen.findByText('“Dots” was not uploaded.')).toBeVisible()
  expect(screen.getByAltText('Dots')).toHaveAttribute('src', expect.stringMatching(/^data:image.svg/))
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  expect(tool('Remove')).toBeVisible()
})

test('BO-01 pasted text is cleaned, and a picture from another site is reported as left out', async () => {
  renderInTheme(<Harness text="<p></p>" />)
  paste({
    html: '<p class="MsoNormal" style="color:red"><b>Bold</b> words</p><img src="https://elsewhere.test/a/dots.png?w=2">',
  })
  await waitFor(() => expect(html()).toBe('<p><strong>Bold</strong> words</p>'))
  expect(screen.getByText(/^The picture “dots\.png” was left out\./)).toBeVisible()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('BO-01 the dialog opens for each of two pasted pictures, and a file that is not a picture is reported', async () => {
  const { user } = renderInTheme(<Harness text="<p></p>" />)
  mockUploads().mockResolvedValue({ data: storedPicture })
  const file = (name: string, type: string) => new File(['x'], name, { type })
  paste({
    files: [file('image.png', 'image/png'), file('notes.pdf', 'application/pdf'), file('image.png', 'image/png')],
  })
  expect(await screen.findByRole('dialog', { name: 'Add picture (1 more to come)' })).toBeVisible()
  expect(screen.getByText('“notes.pdf” was left out. Choose a JPEG, PNG, WebP or AVIF picture.')).toBeInTheDocument()
  await user.type(screen.getByRole('textbox', { name: 'Description of the picture' }), 'One{Enter}')
  expect(await screen.findByRole('dialog', { name: 'Add picture' })).toBeVisible()
  await user.type(screen.getByRole('textbox', { name: 'Description of the picture' }), 'Two{Enter}')
  const figure = (alt: string) =>
    `<figure><img src="/api/public/user/media/m1" alt="${alt}" width="8" height="4"></figure>`
  await waitFor(() => expect(html()).toBe(figure('One') + figure('Two')))
})

test('FT-32 leaving the form cancels a running picture upload', async () => {
  const { user, unmount } = renderInTheme(<Harness text="<p>Before</p>" />)
  let signal: AbortSignal | undefined
  let respond: (response: unknown) => void = () => undefined
  mockUploads().mockImplementation((_path, _form, config) => {
    signal = config?.signal as AbortSignal
    return new Promise((resolve) => (respond = resolve))
  })
  paste({ files: [pngFile('shot.png')] })
  await user.type(await screen.findByRole('textbox', { name: 'Description of the picture' }), 'Dots{Enter}')
  expect(await screen.findByRole('progressbar', { name: 'Uploading picture' })).toBeVisible()
  unmount()
  expect(signal?.aborted).toBe(true)
  await act(async () => respond({ data: storedPicture }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('BO-01 a paste beyond the maximum length is rejected with a message, and the text stays', async () => {
  renderInTheme(<Harness text="<p>Before</p>" />)
  paste({ html: `<p>${'word '.repeat(50_000)}</p>` })
  expect(screen.getByText('Nothing was pasted: the text may be at most 200 kB.')).toBeVisible()
  paste({ text: 'word '.repeat(50_000) })
  expect(text()).toHaveTextContent('Before')
})

test('BO-05 the value is emitted immediately when the editor loses focus', async () => {
  const { user } = renderInTheme(<Harness text="<p>Signal</p>" />)
  await user.click(tool('Heading'))
  fireEvent.blur(text())
  expect(html()).toBe('<h2>Signal</h2>')
})

test('BO-01 BO-05 an outdated value from a slow render does not revert the text or its undo history', async () => {
  const emitted: string[] = []
  const passBack = (value: string) => fireEvent.change(screen.getByLabelText('Passed back'), { target: { value } })
  function LateHarness() {
    const [value, setValue] = useState('<p>Signal</p>')
    return (
      <>
        <RichTextEditor {...control} label="Text" value={value} onChange={(html) => void emitted.push(html)} />
        <input aria-label="Passed back" value={value} onChange={({ target }) => setValue(target.value)} />
      </>
    )
  }
  const { user } = renderInTheme(<LateHarness />)
  await user.click(tool('Heading'))
  await waitFor(() => expect(emitted).toEqual(['<h2>Signal</h2>']))
  await user.click(tool('Undo'))
  await waitFor(() => expect(emitted).toEqual(['<h2>Signal</h2>', '<p>Signal</p>']))
  passBack('<h2>Signal</h2>')
  expect(text()).toContainHTML('<p>Signal</p>')
  passBack('<p>Signal</p>')
  await user.click(tool('Redo'))
  await waitFor(() => expect(emitted.at(-1)).toBe('<h2>Signal</h2>'))
  passBack('<p>Another</p>')
  expect(text()).toContainHTML('<p>Another</p>')
})

test('BO-01 a typed address becomes a link, unless the service would remove it', async () => {
  const { user } = renderInTheme(<Harness text="<p></p>" />)
  await user.click(text())
  await user.keyboard('ftp://example.com https://example.com/a ')
  await waitFor(() => expect(html()).toContain('href="https://example.com/a"'))
  expect(html()).not.toContain('href="ftp')
})
