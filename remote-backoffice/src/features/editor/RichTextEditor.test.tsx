import { useState } from 'react'
import { screen, waitFor } from '@testing-library/react'
import { expectAccessible } from '@tekskills/shared/testing/accessibility'
import { renderInTheme } from '@tekskills/shared/testing/render-in-theme'
import { RichTextEditor } from './RichTextEditor'

const control = { id: 'text', required: false, 'aria-describedby': undefined, 'aria-invalid': undefined }

function Harness({ text }: { text: string }) {
  const [value, setValue] = useState(text)
  return (
    <>
      <RichTextEditor {...control} label="Text" value={value} onChange={setValue} />
      <output>{value}</output>
    </>
  )
}

// jsdom measures nothing, and the editor asks where the cursor is before it scrolls there.
beforeAll(() => {
  Object.assign(Range.prototype, { getClientRects: () => [], getBoundingClientRect: () => new DOMRect() })
})

const html = () => screen.getByRole('status').textContent
const tool = (name: string) => screen.getByRole('button', { name })

test('the toolbar is one tab stop with arrow keys, and its buttons say what is on', async () => {
  const { user, container } = renderInTheme(<Harness text="<p>Signal</p>" />)
  await expectAccessible(container)
  await user.tab()
  expect(tool('Bold')).toHaveFocus()
  await user.keyboard('{ArrowRight}{ArrowRight}')
  expect(tool('Heading')).toHaveFocus()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(tool('Heading')).toHaveAttribute('aria-pressed', 'true'))
  expect(html()).toBe('<h2>Signal</h2>')
})

test('a link takes web, mail and phone addresses only, and Enter does not send the form around it', async () => {
  const { user } = renderInTheme(<Harness text="<p></p>" />)
  await user.click(tool('Link'))
  await user.type(screen.getByRole('textbox', { name: 'Address of the link' }), 'javascript:alert(1){Enter}')
  expect(screen.getByText(/Enter an address that starts with/)).toBeVisible()
  await user.clear(screen.getByRole('textbox', { name: 'Address of the link' }))
  await user.type(screen.getByRole('textbox', { name: 'Address of the link' }), 'https://example.com/a{Enter}')
  await waitFor(() => expect(html()).toContain('href="https://example.com/a"'))
  expect(html()).not.toContain('target')
})

test('what the toolbar cannot make is not lost by editing around it', async () => {
  const table = '<table><tbody><tr><td>21</td></tr></tbody></table>'
  const { user } = renderInTheme(<Harness text={`<h4>Small</h4>${table}<p>End</p>`} />)
  await user.click(tool('Bold'))
  await user.click(tool('Bulleted list'))
  await waitFor(() => expect(html()).toContain('<ul>'))
  expect(html()).toContain(table)
})
