import { startTransition, useEffect, useState } from 'react'
import type { Editor } from '@tiptap/react'
import { followTexts, textOfField } from '../editor/reveal-in-text'
import { headingsOf, wordsOf, type HeadingInText } from '../editor/text-figures'

/** Milliseconds without a change after which a text is counted again. */
const REST_MS = 400

interface TextFigures {
  words: number
  headings: readonly (HeadingInText & { field: string })[]
}

/** The length and the headings of the texts in these fields, a moment after each change; no keystroke waits for it. */
export function useTextFigures(fields: readonly string[]): TextFigures | null {
  const [figures, setFigures] = useState<TextFigures | null>(null)

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const count = () => startTransition(() => setFigures(figuresOf(fields)))
    const stop = followTexts(() => {
      clearTimeout(timer)
      timer = setTimeout(count, REST_MS)
    })
    count()
    return () => {
      stop()
      clearTimeout(timer)
    }
  }, [fields])

  return figures
}

function figuresOf(fields: readonly string[]): TextFigures {
  const texts = fields.flatMap((field): [string, Editor][] => {
    const editor = textOfField(field)
    return editor ? [[field, editor]] : []
  })
  const words = texts.reduce((sum, [, { state }]) => sum + wordsOf(state.doc), 0)
  const headings = texts.flatMap(([field, { state }]) => headingsOf(state.doc).map((each) => ({ ...each, field })))
  return { words, headings }
}
