import { Extension } from '@tiptap/core'
import { isHistoryTransaction } from '@tiptap/pm/history'
import type { Mark, Node } from '@tiptap/pm/model'
import { Plugin, PluginKey, TextSelection, type EditorState, type Transaction } from '@tiptap/pm/state'
import { AddMarkStep, RemoveMarkStep } from '@tiptap/pm/transform'

/** Words typed in place of a link's, from the first letter to the cursor. */
interface Retyped {
  link: Mark
  from: number
  to: number
}

const key = new PluginKey<Retyped | null>('retypedLink')

/**
 * Keeps all words in a link that are typed in place of its selected ones, until the cursor is moved. TipTap ends a link
 * at the first space behind it, which is right for words that follow a link, but not for those that replace its text.
 */
export const RetypedLink = Extension.create({
  name: 'retypedLink',

  addProseMirrorPlugins: () => [
    new Plugin<Retyped | null>({
      key,
      state: {
        init: () => null,
        apply: (tr, retyped, before) => (retyped && continued(tr, retyped)) ?? started(tr, before),
      },
      appendTransaction(_transactions, _before, after) {
        const retyped = key.getState(after)
        if (!retyped) return null
        const { link, from, to } = retyped
        const end = from + wordsBetween(after.doc, from, to).length
        const tr = after.tr.addMark(from, end, link).setMeta('preventAutolink', true)
        return tr.docChanged ? tr : null
      },
    }),
  ],
})

/** The retyped link after a transaction that replaces a selection in a link with typed text. */
function started(tr: Transaction, { selection, doc }: EditorState): Retyped | null {
  if (!tr.docChanged || !(selection instanceof TextSelection) || selection.empty || tr.getMeta('paste')) return null
  const { from } = selection
  const link = linkOf(doc, from, from + wordsBetween(doc, from, selection.to).length)
  return link ? typed(tr, link, tr.mapping.map(from, -1)) : null
}

/** The retyped link after a later transaction; `null` once the cursor was moved, or the link was left by a key. */
function continued(tr: Transaction, { link, from, to }: Retyped): Retyped | null {
  const isLeft = !tr.docChanged && tr.storedMarksSet && linkOf(tr.doc, to - 1, to) !== null
  if (isLeft && !link.isInSet(tr.storedMarks ?? [])) return null
  return typed(tr, link, tr.mapping.map(from, -1))
}

function typed(tr: Transaction, link: Mark, from: number): Retyped | null {
  const { selection } = tr
  if (isHistoryTransaction(tr) || linksAnew(tr) || !(selection instanceof TextSelection) || !selection.empty)
    return null
  const to = selection.from
  return from < to && tr.doc.resolve(from).sameParent(selection.$from) ? { link, from, to } : null
}

/** Whether a command, and not typing, changes what is linked; what TipTap does because of typing is appended. */
const linksAnew = (tr: Transaction) =>
  !tr.getMeta('appendedTransaction') &&
  tr.steps.some(
    (step) => (step instanceof AddMarkStep || step instanceof RemoveMarkStep) && step.mark.type.name === 'link',
  )

/** The text of a passage without the spaces at its end, which some systems select with a word. */
const wordsBetween = (doc: Node, from: number, to: number) => doc.textBetween(from, to, '\n', '\uFFFC').trimEnd()

/** The one link that all of a passage is in. */
function linkOf(doc: Node, from: number, to: number): Mark | null {
  const links = new Set<Mark | undefined>()
  doc.nodesBetween(from, to, (node) => {
    if (node.isInline) links.add(node.marks.find(({ type }) => type.name === 'link'))
  })
  const [link, ...others] = links
  return link && others.every((other) => other?.eq(link)) ? link : null
}
