import type { Node as DocumentNode } from '@tiptap/pm/model'
import { NodeSelection, TextSelection, type Selection } from '@tiptap/pm/state'
import type { Editor } from '@tiptap/react'
import type { Place } from '@tekskills/shared/content-check/rule'
import { picturesOf } from './gallery-node'

/** The editors of the open form, by field. */
const texts = new Map<string, Editor>()

/** Registers the editor of a field for {@link revealInText}; returns a function that unregisters it. */
export function registerText(field: string, editor: Editor): () => void {
  texts.set(field, editor)
  // Not `update`, which is not emitted for a restored text.
  const noteChange = ({ transaction }: { transaction: { docChanged: boolean } }) => transaction.docChanged && notify()
  editor.on('transaction', noteChange)
  notify()
  return () => {
    editor.off('transaction', noteChange)
    if (texts.get(field) === editor) texts.delete(field)
  }
}

const followers = new Set<() => void>()

function notify() {
  for (const follow of followers) follow()
}

/** Calls `follow` after each change of a text of the open form; returns a function that stops this. */
export function followTexts(follow: () => void): () => void {
  followers.add(follow)
  return () => void followers.delete(follow)
}

/** The editor of a field, where the open form has one. */
export const textOfField = (field: string): Editor | undefined => texts.get(field)

/**
 * Selects a place of a rich text and moves the focus there. Returns false for a field that is not a rich text. If
 * the text has changed in the meantime, the quote is searched for; if it is not found, the focus moves to the text.
 */
export function revealInText(place: Place): boolean {
  const editor = texts.get(place.field)
  if (!editor || editor.isDestroyed) return false
  const { view } = editor
  view.focus()
  const selection = selectionOf(editor.state.doc, place)
  const tr = editor.state.tr.scrollIntoView()
  view.dispatch(selection ? tr.setSelection(selection) : tr)
  return true
}

/** Selects a range of the text of a field and moves the focus there. */
export function revealRange(field: string, { from, to }: { from: number; to: number }): void {
  const editor = texts.get(field)
  if (!editor || editor.isDestroyed) return
  const { view, state } = editor
  view.focus()
  view.dispatch(state.tr.setSelection(TextSelection.create(state.doc, from, to)).scrollIntoView())
  if (view.editable) return
  // A text that cannot be changed does not take the focus, so the editor leaves the selection to the browser.
  const [start, end] = [view.domAtPos(from), view.domAtPos(to)]
  getSelection()?.setBaseAndExtent(start.node, start.offset, end.node, end.offset)
  start.node.parentElement?.scrollIntoView({ block: 'center' })
}

function selectionOf(doc: DocumentNode, { block, picture, video, table, quote }: Place): Selection | undefined {
  if (picture !== undefined) {
    const found = nodesOf(doc, ({ type }) => ['picture', 'gallery', 'preservedBlock'].includes(type.name))
    const at = found.flatMap((each) =>
      each.node.type.name === 'gallery' ? picturesOf(each.node.attrs).map(() => each) : each,
    )[picture]
    return at && NodeSelection.create(doc, at.pos)
  }
  if (video !== undefined) {
    const at = nodesOf(doc, ({ type }) => type.name === 'video')[video]
    return at && NodeSelection.create(doc, at.pos)
  }
  if (table !== undefined) {
    const at = nodesOf(doc, ({ type }) => type.name === 'table')[table]
    return at && TextSelection.near(doc.resolve(at.pos + 1))
  }
  if (block === undefined) return undefined
  const blocks = nodesOf(doc, ({ isTextblock }) => isTextblock)
  const numbered = blocks[block]
  if (quote === undefined) return numbered && rangeIn(doc, numbered)
  for (const candidate of numbered ? [numbered, ...blocks] : blocks) {
    const range = rangeOf(doc, candidate, quote)
    if (range) return range
  }
  return numbered && rangeIn(doc, numbered)
}

interface Placed {
  node: DocumentNode
  pos: number
}

function nodesOf(doc: DocumentNode, isWanted: (node: DocumentNode) => boolean): Placed[] {
  const found: Placed[] = []
  doc.descendants((node, pos) => {
    if (isWanted(node)) found.push({ node, pos })
  })
  return found
}

/** The whole block. */
const rangeIn = (doc: DocumentNode, { node, pos }: Placed) =>
  TextSelection.create(doc, pos + 1, pos + 1 + node.content.size)

/** The quote in a block, whatever its white space. */
function rangeOf(doc: DocumentNode, { node, pos }: Placed, quote: string): TextSelection | undefined {
  // One character for each line break, so that positions in the text match positions in the document.
  const text = node.textBetween(0, node.content.size, undefined, '\n')
  const words = quote.trim().split(/\s+/).map(escaped)
  const found = new RegExp(words.join('\\s+')).exec(text)
  if (!found || found[0] === '') return undefined
  const from = pos + 1 + found.index
  return TextSelection.create(doc, from, from + found[0].length)
}

const escaped = (text: string) => text.replace(/[$()*+.?[\\\]^{|}/-]/g, '\\$&')
