import { useState } from 'react'
import { screen, waitFor, within } from '@testing-library/react'
import { expectAccessible } from '@tekskills/shared/testing/accessibility'
import { renderInTheme } from '@tekskills/shared/testing/render-in-theme'
import { RichTextEditor } from './RichTextEditor'

const control = { id: 'text', required: false, 'aria-describedby': undefined, 'aria-invalid': undefined }

function Harness() {
  const [value, setValue] = useState('')
  return (
    <>
      <RichTextEditor {...control} label="Text" value={value} onChange={setValue} />
      <output data-testid="value">{value}</output>
    </>
  )
}

// jsdom has no layout.
beforeAll(() => {
  document.elementFromPoint ??= () => null
  Element.prototype.scrollIntoView ??= () => undefined
})

const text = () => screen.getByRole('textbox', { name: 'Text' })
const html = () => screen.getByTestId('value').textContent
const menu = () => screen.queryByRole('listbox', { name: 'Blocks' })

async function openMenu(typed = '/') {
  const view = renderInTheme(<Harness />)
  await view.user.click(text())
  await view.user.keyboard(typed)
  await screen.findByRole('listbox', { name: 'Blocks' })
  return view
}

test('BO-01 “/” in an empty paragraph opens a list of blocks, whose chosen option the text names', async () => {
  const { user, container } = await openMenu()
  const list = within(screen.getByRole('listbox'))
  await expectAccessible(container)
  const options = list.getAllByRole('option')
  expect(options.map(({ textContent }) => textContent)).toContain('Divider')
  expect(text()).toHaveAttribute('aria-activedescendant', options[0]?.id)
  await user.keyboard('{ArrowUp}')
  expect(text()).toHaveAttribute('aria-activedescendant', options.at(-1)?.id)
  await user.keyboard('{ArrowDown}{ArrowDown}')
  expect(list.getByRole('option', { selected: true })).toHaveTextContent('Subheading')
  await user.keyboard('{Enter}Plan')
  expect(menu()).toBeNull()
  expect(text()).not.toHaveAttribute('aria-activedescendant')
  expect(text()).toHaveFocus()
  await waitFor(() => expect(html()).toBe('<h3>Plan</h3>'))
})

test('BO-01 what is typed after “/” filters the blocks, and a click inserts one in its place', async () => {
  const { user } = await openMenu('/line')
  const list = within(screen.getByRole('listbox'))
  await waitFor(() => expect(list.getAllByRole('option')).toHaveLength(1))
  await user.click(list.getByRole('option', { name: 'Divider' }))
  await waitFor(() => expect(html()).toBe('<hr>'))
})

test('BO-01 Escape leaves what was typed, and a word that is no block closes the list', async () => {
  const { user } = await openMenu()
  await user.keyboard('{Escape}')
  expect(menu()).toBeNull()
  await user.keyboard('b')
  expect(menu()).toBeNull()
  await waitFor(() => expect(html()).toBe('<p>/b</p>'))
})

test('BO-01 “/” inside a sentence is an ordinary character', async () => {
  const { user } = renderInTheme(<Harness />)
  await user.click(text())
  await user.keyboard('either/')
  await waitFor(() => expect(html()).toBe('<p>either/</p>'))
  expect(menu()).toBeNull()
})

test('BO-01 the toolbar opens the list in a line of its own, for pointers', async () => {
  const { user } = renderInTheme(<Harness />)
  await user.click(text())
  await user.keyboard('before')
  await user.click(screen.getByRole('button', { name: 'Insert block' }))
  await user.click(await screen.findByRole('option', { name: 'Callout' }))
  await user.keyboard('mind')
  await waitFor(() => expect(html()).toBe('<p>before</p><aside role="note"><p>mind</p></aside>'))
})

test('BO-01 the list closes when the focus leaves the text, which keeps what was typed', async () => {
  const { user } = await openMenu('/d')
  await user.click(screen.getByRole('button', { name: 'Link' }))
  expect(menu()).toBeNull()
  await waitFor(() => expect(html()).toBe('<p>/d</p>'))
})

test('BO-01 a button asks for its address, which is its label until another is typed', async () => {
  const { user } = await openMenu('/but')
  await user.keyboard('{Enter}')
  expect(await screen.findByLabelText('Link address')).toHaveFocus()
  await user.keyboard('/contact{Enter}')
  expect(text()).toHaveFocus()
  await waitFor(() => expect(html()).toBe('<p data-block="button"><a href="/contact">/contact</a></p>'))
})
