import { Node } from '@tiptap/core'
import { ReactNodeViewRenderer } from '@tiptap/react'
import type { Node as DocumentNode } from '@tiptap/pm/model'
import { NodeSelection, Plugin, PluginKey, type EditorState, type Transaction } from '@tiptap/pm/state'
import { usePictureUploads } from '../forms/picture-uploads'
import { readCursor } from './prompt-cursor'
import { PendingPictureView, type PendingPictureInText } from './PendingPictureView'

const SETTLED = new PluginKey('pendingPicture')

/** Whether a transaction has put an uploaded picture in place of its placeholder. */
export const hasSettled = (tr: Transaction): boolean => tr.getMeta(SETTLED) === true

/**
 * Placeholder in a text for a picture that is being uploaded or whose upload failed, so that the author can keep
 * writing. The uploaded picture replaces it in place, outside of the history: undo and redo act on the insertion alone.
 * Drafts contain it with its description; the service never stores it.
 */
export const PendingPicture = Node.create({
  name: 'pendingPicture',
  group: 'block',
  atom: true,
  draggable: true,

  addAttributes: () => ({
    upload: { default: '' },
    alt: { default: '' },
    caption: { default: '' },
  }),

  parseHTML: () => [
    {
      tag: 'figure[data-upload]',
      priority: 70,
      getAttrs: ({ dataset }): PendingPictureInText => ({
        upload: dataset.upload ?? '',
        alt: dataset.alt ?? '',
        caption: dataset.caption ?? '',
      }),
    },
  ],

  renderHTML({ node }) {
    const { upload, alt, caption } = node.attrs as PendingPictureInText
    return ['figure', { 'data-upload': upload, 'data-alt': alt, 'data-caption': caption }]
  },

  addNodeView: () => ReactNodeViewRenderer(PendingPictureView),

  addProseMirrorPlugins: () => [
    new Plugin({
      key: SETTLED,
      // A redo or a paste may bring back the placeholder of a picture that has been uploaded since.
      appendTransaction: (transactions, _before, state) =>
        transactions.some(({ docChanged }) => docChanged) ? settled(state) : null,
      view(view) {
        const settle = () => {
          if (!settled(view.state)) return
          readCursor(view)
          const tr = settled(view.state)
          if (tr) view.dispatch(tr)
        }
        return { destroy: usePictureUploads.subscribe(settle) }
      },
    }),
  ],
})

/** The position of the first picture that is not uploaded. */
export function firstPending(doc: DocumentNode): number | undefined {
  let first: number | undefined
  doc.descendants(({ type }, pos) => {
    if (type.name === 'pendingPicture') first ??= pos
    return first === undefined
  })
  return first
}

/** Replaces the placeholders of uploaded pictures; `null` if there are none. */
function settled(state: EditorState): Transaction | null {
  const uploads = usePictureUploads.getState()
  if (Object.keys(uploads).length === 0) return null
  const { tr, doc, schema, selection } = state
  doc.descendants((node, pos) => {
    if (node.type.name === 'pendingPicture') {
      const { upload, alt, caption } = node.attrs as PendingPictureInText
      const stored = uploads[upload]?.stored
      const size = stored && { src: stored.url, width: String(stored.width), height: String(stored.height) }
      // A block of the same size, so the other positions stay valid.
      const picture = size && schema.nodes.picture?.create({ ...size, alt, caption })
      if (picture) tr.replaceWith(pos, pos + node.nodeSize, picture)
    }
    return !node.isTextblock
  })
  if (!tr.docChanged) return null
  if (selection instanceof NodeSelection) tr.setSelection(NodeSelection.create(tr.doc, selection.from))
  return tr.setMeta('addToHistory', false).setMeta(SETTLED, true)
}
