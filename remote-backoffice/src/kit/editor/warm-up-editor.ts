import { Editor } from '@tiptap/react'
import { editorExtensions } from './editor-extensions'

/** After this many letters the user's first keystroke takes a third less time than after a single word. */
const SAMPLE_WORDS = 'a word or two, and a few more, to be quick from the very first key'.split(' ')
let isWarm = false

/**
 * Types a few words into an invisible editor, once for each page that is loaded: what is compiled and built for
 * the first word (the scanner of web addresses alone takes 100 ms on a slow processor) is ready before the user types.
 */
export async function warmUpEditor(): Promise<void> {
  if (isWarm) return
  isWarm = true
  const editor = new Editor({ extensions: editorExtensions, content: '<p>a</p>', injectCSS: false })
  for (const word of SAMPLE_WORDS) {
    for (const letter of `${word} `) {
      typeAsBrowser(editor, letter)
      // The editor sees the change before this goes on, as it sees that of a key.
      await Promise.resolve()
    }
    // A turn for each word: none takes long.
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
