import { Extension } from '@tiptap/core'
import { closeHistory } from '@tiptap/pm/history'
import { Fragment, Slice, type Node, type NodeType, type ResolvedPos } from '@tiptap/pm/model'
import { NodeSelection, Plugin, PluginKey, TextSelection, type Transaction } from '@tiptap/pm/state'
import { dropPoint, insertPoint } from '@tiptap/pm/transform'
import type { EditorView } from '@tiptap/pm/view'

/** The insert position of the next picture, mapped through document changes; `null` for the cursor position. */
const PLACE = new PluginKey<number | null>('picturePlace')

/** Remembers the insert position of pictures that wait for their descriptions. */
export const rememberPlace = (view: EditorView, place: number | null) =>
  view.dispatch(view.state.tr.setMeta(PLACE, place))

/** The position of the drop cursor while a picture is dragged over the text. */
export function placeUnder(view: EditorView, { clientX, clientY }: MouseEvent): number {
  const { doc, selection } = view.state
  const under = view.posAtCoords({ left: clientX, top: clientY })
  return under ? (dropPoint(doc, under.pos, pictureSlice(view)) ?? under.pos) : selection.to
}

/** Inserts a picture at the remembered position, or after the selection. The next picture goes after it. */
export function placePicture(view: EditorView, picture: Node): void {
  const behind = placeBlock(view, picture, PLACE.getState(view.state) ?? undefined)
  rememberPlace(view, behind)
}

/**
 * Inserts a block that no cursor can be in, by default after the selection; it replaces nothing but an empty paragraph.
 * The cursor goes after it.
 * @returns the position after the block
 */
export function placeBlock(view: EditorView, block: Node, place = view.state.selection.to): number {
  const tr = closeHistory(view.state.tr)
  const behind = insertBlock(tr, place, block)
  putCursorAfter(tr, behind)
  view.dispatch(tr.scrollIntoView())
  // Text typed right after it is undone separately from the block.
  view.dispatch(closeHistory(view.state.tr))
  return behind
}

/** Replaces the selected picture; the cursor goes after it. */
export function replacePicture(view: EditorView, picture: Node): void {
  const { from, to } = view.state.selection
  const tr = closeHistory(view.state.tr).replaceWith(from, to, picture)
  putCursorAfter(tr, from + picture.nodeSize)
  view.dispatch(tr.scrollIntoView())
  view.dispatch(closeHistory(view.state.tr))
}

/**
 * Moves the cursor after a selected picture, so that typing or pasting does not replace it.
 * @returns whether a picture was selected
 */
export function stepAfterPicture(view: EditorView): boolean {
  const { selection, tr } = view.state
  if (!(selection instanceof NodeSelection) || !selection.node.isBlock) return false
  putCursorAfter(tr, selection.to)
  view.dispatch(tr)
  return true
}

/** Inserts a block, splitting a paragraph where needed, and returns the position after the block. */
function insertBlock(tr: Transaction, pos: number, block: Node): number {
  const $pos = tr.doc.resolve(pos)
  if (!$pos.parent.isTextblock) {
    const free = insertPoint(tr.doc, pos, block.type) ?? tr.doc.content.size
    tr.insert(free, block)
    return free + block.nodeSize
  }
  if ($pos.parent.content.size === 0 && takes($pos, block.type, 0, 1)) {
    tr.replaceWith($pos.before(), $pos.after(), block)
    return $pos.before() + block.nodeSize
  }
  const free = betweenBlocks(tr, $pos, block.type)
  tr.insert(free, block)
  return free + block.nodeSize
}

function betweenBlocks(tr: Transaction, $pos: ResolvedPos, type: NodeType): number {
  if ($pos.parentOffset === 0 && takes($pos, type, 0, 0)) return $pos.before()
  if ($pos.parentOffset === $pos.parent.content.size && takes($pos, type, 1, 1)) return $pos.after()
  tr.split($pos.pos)
  return $pos.pos + 1
}

/**
 * Whether the paragraph's parent accepts the block in place of the children from `from` to `to`, relative to the
 * paragraph.
 */
function takes($pos: ResolvedPos, type: NodeType, from: number, to: number): boolean {
  const around = $pos.depth - 1
  const index = $pos.index(around)
  return $pos.node(around).canReplaceWith(index + from, index + to, type)
}

/** Puts the cursor into the paragraph after `pos`; inserts one if there is none. */
function putCursorAfter(tr: Transaction, pos: number): void {
  const $pos = tr.doc.resolve(pos)
  const next = $pos.nodeAfter
  const paragraph = tr.doc.type.schema.nodes.paragraph
  if (!(next?.isTextblock && !next.type.spec.code) && paragraph) tr.insert(pos, paragraph.create())
  tr.setSelection(TextSelection.create(tr.doc, pos + 1))
}

const pictureSlice = ({ state }: EditorView) =>
  new Slice(Fragment.from(state.schema.nodes.picture?.createAndFill()), 0, 0)

const holdsFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') === true

/** Pasted and dropped pictures: their insert position, the drop cursor, and typing next to a selected picture. */
export const PicturePlace = Extension.create({
  name: 'picturePlace',

  addProseMirrorPlugins() {
    /** A placeholder for the dragged content, so that the drop cursor only shows positions where a picture can be. */
    let dragged: EditorView['dragging'] = null
    return [
      new Plugin<number | null>({
        key: PLACE,
        state: {
          init: () => null,
          apply: (tr, place) => {
            const set = tr.getMeta(PLACE) as number | null | undefined
            if (set !== undefined) return set
            return place === null ? null : tr.mapping.map(place)
          },
        },
        props: {
          handleTextInput(view, _from, _to, text) {
            if (!stepAfterPicture(view)) return false
            view.dispatch(view.state.tr.insertText(text).scrollIntoView())
            return true
          },
          handleDOMEvents: {
            compositionstart: (view) => void stepAfterPicture(view),
            // Input without a key event: dictation and on-screen keyboards.
            beforeinput(view, event) {
              if (event.inputType !== 'insertText' || !event.data || !stepAfterPicture(view)) return false
              event.preventDefault()
              view.dispatch(view.state.tr.insertText(event.data).scrollIntoView())
              return true
            },
            dragover(view, event) {
              if (view.dragging || !holdsFiles(event)) return
              dragged = { slice: pictureSlice(view), move: false }
              view.dragging = dragged
            },
            dragleave: (view, event) => {
              const isInside = event.relatedTarget instanceof Element && view.dom.contains(event.relatedTarget)
              if (!isInside && view.dragging === dragged) view.dragging = null
            },
          },
        },
      }),
    ]
  },
})
