import { Editor } from '@tiptap/react'
import { editorExtensions } from './editor-extensions'
import { matchCount, replaceEvery, selectedMatch, selectNearest, setSearch } from './find-in-text'

test('BO-01 every match is replaced by the words as they are, with its marks, as one step to undo', () => {
  const content = '<p>crane Crane</p><ul><li><p>a <strong>crane</strong></p></li></ul>'
  const editor = new Editor({ extensions: editorExtensions, content, injectCSS: false })
  setSearch(editor, { find: 'crane', replacement: '$& $1 hoist', isCaseExact: false })
  expect(matchCount(editor)).toBe(3)
  setSearch(editor, { find: 'crane', replacement: '$& $1 hoist', isCaseExact: true })
  selectNearest(editor)
  expect([selectedMatch(editor), matchCount(editor)]).toEqual([1, 2])
  replaceEvery(editor)
  expect(editor.getHTML()).toBe(
    '<p>$&amp; $1 hoist Crane</p><ul><li><p>a <strong>$&amp; $1 hoist</strong></p></li></ul>',
  )
  editor.commands.undo()
  expect(editor.getHTML()).toBe(content)
  setSearch(editor, { find: ' crane', replacement: '', isCaseExact: false })
  replaceEvery(editor)
  expect(editor.getText()).toContain('crane')
  expect(matchCount(editor)).toBe(0)
  editor.destroy()
})
