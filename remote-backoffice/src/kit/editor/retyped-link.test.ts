import { Editor } from '@tiptap/react'
import { editorExtensions } from './editor-extensions'

const LINK = '<a href="/contact">'

const write = (content: string) => new Editor({ extensions: editorExtensions, content, injectCSS: false })

function select(editor: Editor, words: string) {
  const { doc } = editor.state
  for (let from = 1; from < doc.content.size; from += 1)
    if (doc.textBetween(from, Math.min(from + words.length, doc.content.size)) === words)
      return editor.commands.setTextSelection({ from, to: from + words.length })
  throw new Error(`“${words}” is not there`)
}

/** Types as a browser does: one transaction for each letter. */
function type(editor: Editor, words: string) {
  for (const letter of words) editor.view.dispatch(editor.state.tr.insertText(letter))
}

test.each([
  ['all words of a link', `<p>Ask ${LINK}us</a> now</p>`, 'us', `<p>Ask ${LINK}our sales team</a> now</p>`],
  ['the last words of a link', `<p>${LINK}Ask us</a> now</p>`, 'us', `<p>${LINK}Ask our sales team</a> now</p>`],
  ['the first words of a link', `<p>${LINK}Ask us</a> now</p>`, 'Ask', `<p>${LINK}our sales team us</a> now</p>`],
  ['a link, and the space after it', `<p>${LINK}Us</a> now</p>`, 'Us ', `<p>${LINK}our sales team</a>now</p>`],
  ['a link at the end of a text', `<p>Ask ${LINK}us</a></p>`, 'us', `<p>Ask ${LINK}our sales team</a></p>`],
])('BO-01 words typed in place of %s are all in it', (_what, before, selected, after) => {
  const editor = write(before)
  select(editor, selected)
  type(editor, 'our sales team')
  expect(editor.getHTML()).toBe(after)
  editor.destroy()
})

test('BO-01 a link that was retyped ends where the cursor was moved, at a key that leaves it, and at its last word', () => {
  const editor = write(`<p>${LINK}Us</a></p>`)
  select(editor, 'Us')
  type(editor, 'Our team ')
  expect(editor.getHTML()).toBe(`<p>${LINK}Our team</a> </p>`)
  editor.commands.setTextSelection(1)
  editor.commands.setTextSelection(10)
  type(editor, 'now')
  expect(editor.getHTML()).toBe(`<p>${LINK}Our team</a> now</p>`)

  select(editor, 'Our team')
  type(editor, 'We')
  editor.view.dispatch(editor.state.tr.setStoredMarks([]))
  type(editor, ' two')
  expect(editor.getHTML()).toBe(`<p>${LINK}We</a> two now</p>`)
  editor.destroy()
})

test('BO-01 a link whose words were just retyped can get another address', () => {
  const editor = write(`<p>${LINK}Us</a> now</p>`)
  select(editor, 'Us')
  type(editor, 'Our team')
  // As the link bar does, which leaves the cursor behind the link.
  editor.chain().extendMarkRange('link').setLink({ href: '/careers' }).setTextSelection(9).run()
  expect(editor.getHTML()).toBe('<p><a href="/careers">Our team</a> now</p>')
  editor.destroy()
})

test('BO-01 words typed in place of others, or in a paragraph of their own, are in no link', () => {
  const editor = write(`<p>Ask ${LINK}us</a> now</p>`)
  select(editor, 'us now')
  type(editor, 'our team at once')
  expect(editor.getHTML()).not.toContain('at once</a>')
  editor.commands.setContent(`<p>Ask ${LINK}us</a></p>`)
  select(editor, 'us')
  type(editor, 'them ')
  editor.commands.splitBlock()
  type(editor, 'or not')
  expect(editor.getHTML()).toBe(`<p>Ask ${LINK}them</a> </p><p>or not</p>`)
  editor.destroy()
})
