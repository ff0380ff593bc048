import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { ChevronDown, ChevronUp, X } from 'lucide-react'
import type { Editor } from '@tiptap/react'
import { announce } from '@tekskills/shared/chrome/chrome-store'
import { Button } from '@tekskills/shared/ui/Button/Button'
import { Checkbox } from '@tekskills/shared/ui/Checkbox/Checkbox'
import { TextField } from '@tekskills/shared/ui/Field/TextField'
import {
  matchCount,
  replaceEvery,
  replaceSelected,
  selectedMatch,
  selectNearest,
  selectNext,
  selectPrevious,
  setSearch,
} from './find-in-text'
import { returnToText } from './return-to-text'
import { FindRow, FindSteps } from './RichTextEditor.styles'
import { ToolButton } from './ToolButton'
import { useEditorValue } from './use-editor-value'

interface FindBarProps {
  editor: Editor
  /** Brings the selection into view. */
  showSelection: () => void
  onClose: () => void
}

/** Finds and replaces words of the text. The focus stays in the bar; Escape returns to the text, at the match. */
export function FindBar({ editor, showSelection, onClose }: FindBarProps) {
  const [find, setFind] = useState(() => selectedWords(editor))
  const [replacement, setReplacement] = useState('')
  const [isCaseExact, setCaseExact] = useState(false)
  const count = useEditorValue(editor, matchCount)
  const selected = useEditorValue(editor, selectedMatch)
  const field = useRef<HTMLInputElement>(null)

  useEffect(() => field.current?.select(), [])
  useEffect(() => {
    setSearch(editor, { find, replacement, isCaseExact })
  }, [editor, find, replacement, isCaseExact])
  useEffect(() => {
    selectNearest(editor)
    showSelection()
    // Only new words move the selection.
  }, [editor, find, isCaseExact, showSelection])
  useEffect(() => () => endSearch(editor), [editor])

  function go(step: (editor: Editor) => boolean) {
    step(editor)
    showSelection()
  }

  function replaceAll() {
    const replaced = matchCount(editor)
    replaceEvery(editor)
    announce(replaced === 1 ? '1 match replaced.' : `${replaced} matches replaced.`)
  }

  function close() {
    onClose()
    returnToText(editor).run()
  }

  // The bar is inside the page's form: Enter must not submit it.
  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' && (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement))) return
    event.preventDefault()
    if (event.key === 'Escape') close()
    else if (event.target === field.current) go(event.shiftKey ? selectPrevious : selectNext)
    else if (count > 0) go(replaceSelected)
  }

  return (
    <FindRow role="search" aria-label="Find and replace" onKeyDown={handleKeyDown}>
      <TextField label="Find" ref={field} value={find} onChange={({ target }) => setFind(target.value)} />
      <TextField label="Replace with" value={replacement} onChange={({ target }) => setReplacement(target.value)} />
      <FindSteps>
        <output>{find === '' ? '' : count === 0 ? 'No match' : `${selected || '–'} of ${count}`}</output>
        <ToolButton
          name="Previous match"
          icon={ChevronUp}
          aria-disabled={count === 0}
          onClick={() => go(selectPrevious)}
        />
        <ToolButton name="Next match" icon={ChevronDown} aria-disabled={count === 0} onClick={() => go(selectNext)} />
        <Button size="small" variant="secondary" aria-disabled={count === 0} onClick={() => go(replaceSelected)}>
          Replace
        </Button>
        <Button size="small" variant="secondary" aria-disabled={count === 0} onClick={replaceAll}>
          Replace all
        </Button>
        <Checkbox label="Match case" checked={isCaseExact} onChange={({ target }) => setCaseExact(target.checked)} />
        <ToolButton name="Close find" icon={X} onClick={close} />
      </FindSteps>
    </FindRow>
  )
}

/** The selection, where it is within one block. */
function selectedWords({ state: { doc, selection } }: Editor): string {
  const { $from, $to, from, to } = selection
  return $from.sameParent($to) ? doc.textBetween(from, to) : ''
}

function endSearch(editor: Editor) {
  if (!editor.isDestroyed) setSearch(editor, { find: '', replacement: '', isCaseExact: false })
}
