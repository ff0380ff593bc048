import type { Editor } from '@tiptap/core'
import { createStore, type StoreApi } from 'zustand'
import type { BlockMenuItem, BlockQuestions } from './block-menu-items'

/** The menu of one editor. */
export interface BlockMenuState {
  /** `null` while the menu is closed. */
  open: { items: readonly BlockMenuItem[]; choose: (item: BlockMenuItem) => void; rect: DOMRect | null } | null
  /** Index of the chosen item. */
  active: number
}

/** The menu of an editor, and the dialogs that its blocks open. */
interface BlockMenuOfEditor extends BlockQuestions {
  menu: StoreApi<BlockMenuState>
}

const menus = new WeakMap<Editor, BlockMenuOfEditor>()

/** The menu of an editor. Not in the editor's storage, which may be empty on the first render. */
export function blockMenuOf(editor: Editor): BlockMenuOfEditor {
  const known = menus.get(editor) ?? { menu: createStore<BlockMenuState>(() => ({ open: null, active: 0 })) }
  menus.set(editor, known)
  return known
}
