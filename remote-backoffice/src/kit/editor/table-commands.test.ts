import { Editor } from '@tiptap/react'
import { editorExtensions } from './editor-extensions'
import { tableCommands } from './table-commands'

test('BO-01 the first row of a table becomes a row of headers or of cells, wherever the cursor is', () => {
  const content = '<table><tbody><tr><th scope="col"><p>A</p></th></tr><tr><td><p>b</p></td></tr></tbody></table>'
  const editor = new Editor({ extensions: editorExtensions, content, injectCSS: false })
  editor.commands.setTextSelection(editor.state.doc.content.size - 4)
  const toggle = tableCommands.find(({ name }) => name === 'Header row')
  toggle?.run(editor)
  expect(editor.getHTML()).toBe(content.replaceAll(/<(\/?)th(?: scope="col")?>/g, '<$1td>'))
  toggle?.run(editor)
  expect(editor.getHTML()).toBe(content)
  editor.destroy()
})
