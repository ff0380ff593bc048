import { Editor } from '@tiptap/react'
import type { Passage } from '@tekskills/shared/contracts/http/reviews'
import { markComments, placeOfComment } from './comment-marks'
import { editorExtensions } from './editor-extensions'
import { findPassage, passageIn } from './passages'

const TEXT =
  '<h2>The crane</h2><p>The crane lifts the load. The crane stops at night.</p><ul><li><p>A <strong>crane</strong> driver</p></li></ul>'

const write = (content: string) => new Editor({ extensions: editorExtensions, content, injectCSS: false })

/** The passage of the n-th occurrence of these words in a text. */
function passageOf(content: string, words: string, count = 1): Passage {
  const editor = write(content)
  const text = editor.state.doc.textBetween(0, editor.state.doc.content.size, '\n', '\n')
  expect(text).toContain(words)
  const { doc } = editor.state
  const places: { from: number; to: number }[] = []
  for (let from = 0; from < doc.content.size; from += 1)
    // Between two blocks there are more positions than characters.
    for (let to = from + words.length; to <= Math.min(from + words.length + 4, doc.content.size); to += 1)
      if (doc.textBetween(from, to, '\n', '\n') === words && doc.resolve(from).parent.isTextblock) {
        places.push({ from, to })
        break
      }
  const passage = passageIn(doc, places[count - 1] ?? { from: 0, to: 0 })
  editor.destroy()
  if (!passage) throw new Error(`“${words}” is not there`)
  return passage
}

/** The words at which a passage is found in a text; undefined if they are gone. */
function foundIn(content: string, passage: Passage): string | undefined {
  const { state } = write(content)
  const range = findPassage(state.doc, passage)
  return range && state.doc.textBetween(range.from, range.to, '\n', '\n')
}

test('BO-05 the words of a comment are found again after edits around them, even among identical ones', () => {
  const second = passageOf(TEXT, 'crane', 3)
  expect(second).toEqual(expect.objectContaining({ quote: 'crane', after: expect.stringMatching(/^stops/) }))
  const { state } = write(TEXT.replace('<p>The crane', '<p>Every morning, the crane'))
  const range = findPassage(state.doc, second)
  expect(range && state.doc.textBetween(range.from, range.to + 6)).toBe('crane stops')
  expect(foundIn(TEXT, passageOf(TEXT, 'crane driver'))).toBe('crane driver')
  const across = passageOf(TEXT, 'night.\nA crane')
  expect(foundIn(TEXT, across)).toBe('night.\nA crane')
})

test('BO-05 rewritten words are found by the text around them, and deleted ones are not found', () => {
  const load = passageOf(TEXT, 'lifts the load')
  expect(foundIn(TEXT.replace('lifts the load', 'carries the weight'), load)).toBe('carries the weight')
  const long =
    '<p>Before anything else happens here, the words that matter stand, and after them comes something else.</p>'
  const words = passageOf(long, 'the words that matter')
  expect(foundIn(long.replace('the words that matter', 'other words'), words)).toBe('other words')
  expect(foundIn(long.replace('the words that matter', ''), words)).toBe(undefined)
  expect(foundIn('<p>Nothing of it.</p>', words)).toBe(undefined)
  // The same short words elsewhere are not a match.
  expect(foundIn('<p>Of the hour.</p>', { quote: 'the', before: 'Somewhere in ', after: ' night' })).toBe(undefined)
})

test('BO-05 a mark moves with its words, survives undo, and is never in the HTML', () => {
  const editor = write(TEXT)
  const passage = passageOf(TEXT, 'lifts the load')
  markComments(editor, [{ id: 'one', passage }])
  const wordsOf = () => {
    const place = placeOfComment(editor, 'one')
    return place && editor.state.doc.textBetween(place.from, place.to)
  }
  expect(wordsOf()).toBe('lifts the load')
  expect(editor.view.dom.querySelector('.comment-mark')?.textContent).toBe('lifts the load')
  expect(editor.getHTML()).not.toContain('comment')
  editor.commands.insertContentAt(1, 'Look: ')
  expect(wordsOf()).toBe('lifts the load')
  const { from = 0, to = 0 } = placeOfComment(editor, 'one') ?? {}
  editor.commands.insertContentAt(from + 5, ' slowly')
  expect(wordsOf()).toBe('lifts slowly the load')
  editor.commands.deleteRange({ from, to: to + 7 })
  expect(wordsOf()).toBe(undefined)
  editor.commands.undo()
  markComments(editor, [{ id: 'one', passage }])
  expect(wordsOf()).toBe('lifts the load')
  markComments(editor, [])
  expect([wordsOf(), editor.view.dom.querySelector('.comment-mark')]).toEqual([undefined, null])
  editor.destroy()
})
