import { Editor } from '@tiptap/react'
import { editorExtensions } from './editor-extensions'

/** Long enough that the user's first keystroke is a third faster than after a single word. */
const SAMPLE_WORDS = 'a word or two, and a few more, to be quick from the very first key'.split(' ')
let isWarm = false

/**
 * Types a few words into an invisible editor, once per page load, so that code is compiled and lazy structures are
 * built before the user types (the link scanner alone takes 100 ms on a slow processor).
 */
export async function warmUpEditor(): Promise<void> {
  if (isWarm) return
  isWarm = true
  const editor = new Editor({ extensions: editorExtensions, content: '<p>a</p>', injectCSS: false })
  for (const word of SAMPLE_WORDS) {
    for (const letter of `${word} `) {
      typeAsBrowser(editor, letter)
      // Lets the editor's mutation observer run, as after a real key.
      await Promise.resolve()
    }
    // One task per word keeps each task short.
    await new Promise((resolve) => setTimeout(resolve))
  }
  editor.destroy()
}

/** Dispatches the events of a key and changes the DOM, from which the editor reads the letter. */
function typeAsBrowser({ view }: Editor, letter: string) {
  const key = { key: letter, charCode: letter.charCodeAt(0) }
  view.dom.dispatchEvent(new KeyboardEvent('keydown', key))
  view.dom.dispatchEvent(new KeyboardEvent('keypress', key))
  view.dom.dispatchEvent(new InputEvent('beforeinput', { inputType: 'insertText', data: letter }))
  const text = view.dom.querySelector('p')?.firstChild
  if (text) text.nodeValue += letter
}
