import { findPassage, passageIn, textOf } from './quoted-words'

function part(root: ParentNode, selector: string): Element {
  const found = root.querySelector(selector)
  if (!found) throw new Error(`There is no ${selector}.`)
  return found
}

/** The text node before, in or after an element. */
const near = (node: Node | null): Node => {
  if (!node) throw new Error('There is no text.')
  return node
}

/** A text of an article with white space between its blocks. */
function article(): Element {
  document.body.innerHTML = `<div data-part="text">
    <h2>Cranes</h2>
    <p>The <strong>crane</strong> lifts<br>the load.</p>
    <ul><li><p>The crane rests.</p></li></ul>
    <figure><img alt=""><figcaption>Not in the text</figcaption></figure>
  </div>`
  return part(document, '[data-part]')
}

const rangeOf = (from: Node, start: number, to: Node, end: number) => {
  const range = document.createRange()
  range.setStart(from, start)
  range.setEnd(to, end)
  return range
}

test('BO-05 a text has a line for each block, as in the editor of staff', () => {
  expect(textOf(article()).text).toBe('Cranes\nThe crane lifts\nthe load.\nThe crane rests.')
})

test('BO-05 selected words are quoted with what stands around them, across marks and blocks', () => {
  const root = article()
  const strong = part(root, 'strong')
  expect(passageIn(root, rangeOf(near(strong.previousSibling), 0, near(strong.firstChild), 5))).toEqual({
    quote: 'The crane',
    before: 'Cranes',
    after: 'lifts\nthe load.\nThe crane rests.',
  })
  expect(passageIn(root, rangeOf(near(part(root, 'br').nextSibling), 0, part(root, 'li p'), 1))?.quote).toBe(
    'the load.\nThe crane rests.',
  )
  expect(passageIn(root, rangeOf(strong, 0, strong, 0))).toBeNull()
})

test('BO-05 quoted words are found again by what stands around them, and not once they are gone', () => {
  const root = article()
  const passage = { quote: 'The crane', before: 'the load.', after: 'rests.' }
  expect(findPassage(root, passage)?.startContainer.parentElement?.closest('li')).not.toBeNull()
  expect(findPassage(root, { ...passage, before: 'Cranes', after: 'lifts' })?.toString()).toBe('The crane')
  expect(findPassage(root, { ...passage, quote: 'A bridge' })).toBeUndefined()
})
