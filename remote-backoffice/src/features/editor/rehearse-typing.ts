import { Editor } from '@tiptap/react'
import { editorExtensions } from './editor-extensions'

const WORD = 'word '
let isRehearsed = false

/**
 * Types a word into an editor that nobody sees, once for each page that is loaded: what is compiled and built for the
 * first word (the scanner of web addresses alone takes 100 ms on a slow processor) is there before somebody types.
 */
export async function rehearseTyping(): Promise<void> {
  if (isRehearsed) return
  isRehearsed = true
  const editor = new Editor({ extensions: editorExtensions, content: '<p>a</p>', injectCSS: false })
  for (const letter of WORD) {
    typeAsBrowser(editor, letter)
    // The change is seen after this turn, as that of a key is; no turn takes long.
    await new Promise((resolve) => setTimeout(resolve))
  }
  editor.destroy()
}

/** The events of a key, and the letter in the page: the editor finds it there and reads it. */
function typeAsBrowser({ view }: Editor, letter: string) {
  const key = { key: letter, charCode: letter.charCodeAt(0) }
  view.dom.dispatchEvent(new KeyboardEvent('keydown', key))
  view.dom.dispatchEvent(new KeyboardEvent('keypress', key))
  view.dom.dispatchEvent(new InputEvent('beforeinput', { inputType: 'insertText', data: letter }))
  const text = view.dom.querySelector('p')?.firstChild
  if (text) text.nodeValue += letter
}
