import { screen } from '@testing-library/react'
import { Editor } from '@tiptap/react'
import { renderInTheme } from '@tekskills/shared/testing/render-in-theme'
import { editorExtensions } from './editor-extensions'
import { PictureDialog } from './PictureDialog'

const NOTICE = 'Check the description: it was written for the previous picture.'

test('BO-01 another file for a picture of a text asks to check the description', async () => {
  const content = '<figure><img src="/api/public/user/media/1?v=1" alt="Old words"></figure><p>After</p>'
  const editor = new Editor({ extensions: editorExtensions, content, injectCSS: false })
  editor.commands.setNodeSelection(0)
  const { user } = renderInTheme(<PictureDialog editor={editor} waiting={0} onDone={() => undefined} />)
  expect(screen.queryByText(NOTICE)).toBeNull()
  await user.upload(screen.getByLabelText(/^Different file/), new File(['x'], 'dots.png', { type: 'image/png' }))
  expect(await screen.findByText(NOTICE)).toBeVisible()
  await user.type(screen.getByRole('textbox', { name: 'Description of the picture' }), '!')
  expect(screen.queryByText(NOTICE)).toBeNull()
  editor.destroy()
})
