import { useState } from 'react'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { FormProvider, useForm } from 'react-hook-form'
import { ApiError } from '@tekskills/shared/http/api-error'
import { http } from '@tekskills/shared/http/client'
import { expectAccessible } from '@tekskills/shared/testing/accessibility'
import { renderInTheme } from '@tekskills/shared/testing/render-in-theme'
import { AutosaveSession, type AutosaveState } from '../forms/autosave-session'
import { LivePreview } from './LivePreview'
import { PreviewedForm } from './previewed-form'

jest.mock('../forms/autosave-session')

const storedAt = (at: string): AutosaveState => ({
  kind: 'stored',
  at,
  text: { version: 4, savedAt: at, values: {} },
  currentVersion: 4,
})

interface Given {
  record?: { id: string; version: number } | null
  name?: string
}

/** A form that the service gets text from, with a button that lets it arrive. */
function FormBeside({ record = { id: 'b1', version: 4 }, name = 'A title' }: Given) {
  const form = useForm({ defaultValues: { name } })
  const [session] = useState(() => new AutosaveSession('/blogs'))
  const [autosave, setAutosave] = useState<AutosaveState | null>(null)
  return (
    <FormProvider {...form}>
      <input aria-label="Name" {...form.register('name')} />
      <button type="button" onClick={() => setAutosave(storedAt(`2026-01-01T00:00:0${autosave ? 2 : 1}.000Z`))}>
        Store
      </button>
      <button type="button" onClick={() => setAutosave({ kind: 'failed' })}>
        Fail
      </button>
      <PreviewedForm value={{ path: '/blogs', record, nameField: 'name', session, autosave }}>
        <LivePreview />
      </PreviewedForm>
    </FormProvider>
  )
}

const linkTo = (address: string) => ({
  data: { url: `/blog/x?preview=${address.split('/').at(-2)}`, expiresAt: '2999-01-01T00:00:00.000Z' },
})
let post: jest.SpyInstance

beforeEach(() => {
  localStorage.clear()
  post = jest.spyOn(http, 'post').mockImplementation(async (address) => linkTo(address))
})

const frames = () => [...document.querySelectorAll('iframe')]
const isShown = (frame?: Element) => frame?.getAttribute('title') === 'Page preview'

/** Waits until a page that is not shown yet is in a frame, and lets it load. */
async function loadNext() {
  const next = await waitFor(() => {
    const found = frames().find((frame) => !isShown(frame))
    if (!found) throw new Error('no page is loading')
    return found
  })
  // jsdom loads no pages, and scrolls none.
  next.contentDocument?.append(document.createElement('html'))
  Object.assign(next.contentWindow ?? {}, { scrollTo: () => undefined })
  fireEvent.load(next)
  await waitFor(() => expect(isShown(next)).toBe(true))
  return next
}

test('BO-05 the preview shows the real page in a frame without scripts once it has loaded, at three widths', async () => {
  const { user, container, unmount } = renderInTheme(<FormBeside />)
  expect(screen.getByRole('status')).toHaveTextContent('Loading the page…')
  const frame = await loadNext()
  expect(screen.queryByRole('status')).toBeNull()
  expect(frame).toHaveAttribute('src', '/blog/x?preview=b1')
  expect(frame).toHaveAttribute('sandbox', 'allow-same-origin')
  expect(post.mock.calls.map(([address]) => address)).toEqual(['/blogs/b1/preview'])
  expect(screen.getByText(/^Shows the saved version/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Tablet, 768 px' }))
  expect(frame).toHaveStyle({ inlineSize: '768px' })
  await expectAccessible(container)
  unmount()
  renderInTheme(<FormBeside />)
  expect(screen.getByRole('button', { name: 'Tablet, 768 px' })).toHaveAttribute('aria-pressed', 'true')
})

test('BO-05 unsaved text is shown when the service has it, the page before stays until then, and one link serves', async () => {
  const { user } = renderInTheme(<FormBeside />)
  const saved = await loadNext()
  await user.type(screen.getByRole('textbox', { name: 'Name' }), ' more')
  expect(screen.getByText('Updates once you pause.')).toBeVisible()
  expect(frames()).toEqual([saved])
  await user.click(screen.getByRole('button', { name: 'Store' }))
  await waitFor(() => expect(frames()).toHaveLength(2))
  expect(isShown(saved)).toBe(true)
  const typed = await loadNext()
  expect(frames()).toEqual([typed])
  expect(typed).toHaveAttribute('src', '/blog/x?preview=autosave')
  expect(screen.getByText('Shows your unsaved text, which only you see.')).toBeVisible()
  expect(screen.queryByRole('link', { name: /Open in new tab/ })).toBeNull()

  await user.click(screen.getByRole('button', { name: 'Store' }))
  const next = await loadNext()
  expect(next).not.toBe(typed)
  expect(post.mock.calls.map(([address]) => address)).toEqual([
    '/blogs/b1/preview',
    '/blogs/autosaves/autosave/preview',
  ])
  await user.click(screen.getByRole('button', { name: 'Fail' }))
  expect(screen.getByText(/could not be sent: the preview is out of date/)).toBeVisible()
})

test('BO-05 a preview that fails says why, leaves the text alone, and is retried on request', async () => {
  post.mockRejectedValueOnce(new ApiError('You have asked for too many pages.', 429))
  const { user } = renderInTheme(<FormBeside />)
  expect(await screen.findByText('You have asked for too many pages.')).toBeVisible()
  expect(screen.queryByText(/^Follows/)).toBeNull()
  expect(frames()).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await loadNext()
  expect(screen.queryByText('You have asked for too many pages.')).toBeNull()
})

test('BO-05 a new form has nothing to show, and a page without a title says so', async () => {
  const { user } = renderInTheme(<FormBeside record={null} name="" />)
  expect(screen.getByText('The page appears here once you start writing.')).toBeVisible()
  expect(post).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: 'Store' }))
  await loadNext()
  expect(screen.getByText(/The title is missing\./)).toBeVisible()
})
