import { useId, useState, type KeyboardEvent, type SyntheticEvent } from 'react'

/** A colleague who can be mentioned. */
export interface Colleague {
  id: string
  name: string
}

/** Maximum number of names offered at once. */
const MAX_OFFERED = 6
/** The start of a name after an `@` that no letter precedes, as the service reads it. */
const MENTION = /(?:^|[^\p{L}\p{M}\p{N}])@([\p{L}\p{M}\p{N} .’'-]{0,60})$/u

interface Typed {
  text: string
  caret: number
  /** What is typed of the name. */
  start: string
}

/**
 * Offers colleagues while `@` and the start of a name are typed in a text area: arrow keys, then Enter or Tab.
 * @param onChange called with the text after a choice, and where the caret belongs
 */
export function useMention(team: readonly Colleague[], onChange: (text: string, caret: number) => void) {
  const [typed, setTyped] = useState<Typed | null>(null)
  const [index, setIndex] = useState(0)
  const listId = useId()
  const fits = ({ name }: Colleague) => typed && name.toLowerCase().startsWith(typed.start.toLowerCase())
  const offered = typed ? team.filter(fits).slice(0, MAX_OFFERED) : []
  const active = offered[Math.min(index, offered.length - 1)]
  const optionId = ({ id }: Colleague) => `${listId}-${id}`

  function note({ currentTarget }: SyntheticEvent<HTMLTextAreaElement>) {
    const { value: text, selectionStart: caret, selectionEnd } = currentTarget
    const [, start] = (caret === selectionEnd && MENTION.exec(text.slice(0, caret))) || []
    if (start !== typed?.start) setIndex(0)
    setTyped(start === undefined ? null : { text, caret, start })
  }

  function choose({ name }: Colleague) {
    if (!typed) return
    const before = `${typed.text.slice(0, typed.caret - typed.start.length)}${name} `
    setTyped(null)
    onChange(before + typed.text.slice(typed.caret).replace(/^ /, ''), before.length)
  }

  /** Returns whether the key was meant for the list. */
  function handleKey(event: KeyboardEvent): boolean {
    if (!active || event.ctrlKey || event.metaKey || event.altKey) return false
    const last = offered.length - 1
    const at = offered.indexOf(active)
    if (event.key === 'ArrowDown') setIndex(at === last ? 0 : at + 1)
    else if (event.key === 'ArrowUp') setIndex(at === 0 ? last : at - 1)
    else if (event.key === 'Enter' || (event.key === 'Tab' && !event.shiftKey)) choose(active)
    else if (event.key === 'Escape') setTyped(null)
    else return false
    event.preventDefault()
    event.stopPropagation()
    return true
  }

  return {
    offered,
    active,
    choose,
    handleKey,
    listId,
    optionId,
    /** For the text area. */
    field: {
      onSelect: note,
      onBlur: () => setTyped(null),
      'aria-autocomplete': 'list',
      'aria-controls': active && listId,
      'aria-activedescendant': active && optionId(active),
    } as const,
  }
}
