import { startTransition, useEffect, useState } from 'react'
import { readMinutes } from '@tekskills/shared/contracts/reading-time'
import type { Editor } from '@tiptap/react'
import { Length } from './RichTextEditor.styles'
import { wordsOf } from './text-figures'

/** Milliseconds without a change after which the words are counted again. */
const REST_MS = 400

/** Number of words and reading time below the text; no keystroke waits for it. */
export function WordCount({ editor }: { editor: Editor }) {
  const [words, setWords] = useState(() => wordsOf(editor.state.doc))

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const count = () => startTransition(() => setWords(wordsOf(editor.state.doc)))
    const countLater = ({ transaction }: { transaction: { docChanged: boolean } }) => {
      if (!transaction.docChanged) return
      clearTimeout(timer)
      timer = setTimeout(count, REST_MS)
    }
    // Not `update`, which is not emitted for a restored text.
    editor.on('transaction', countLater)
    return () => {
      editor.off('transaction', countLater)
      clearTimeout(timer)
    }
  }, [editor])

  return <Length>{lengthOf(words)}</Length>
}

/** “1,204 words · 6 min read”. */
export const lengthOf = (words: number) =>
  words === 0
    ? 'No words yet'
    : `${words.toLocaleString('en')} ${words === 1 ? 'word' : 'words'} · ${readMinutes(words)} min read`
