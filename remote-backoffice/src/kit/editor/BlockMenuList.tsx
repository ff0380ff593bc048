import { useEffect, useId, useRef } from 'react'
import { styled } from 'styled-components'
import { useStore } from 'zustand'
import type { Editor } from '@tiptap/react'
import { announce } from '@tekskills/shared/chrome/chrome-store'
import { blockMenuOf } from './block-menu-state'

/** Pixels that the list may take above the bars at the bottom of the window. */
const NEEDED = 380
/** Its width in pixels where there is room (`columnLarge`). */
const WIDEST = 384

/** The list of blocks below the cursor; the focus stays in the text, which names the chosen option. */
export function BlockMenuList({ editor }: { editor: Editor }) {
  const { open, active } = useStore(blockMenuOf(editor).menu)
  const id = useId()
  const list = useRef<HTMLUListElement>(null)
  const isOpen = open !== null
  const activeId = `${id}-${active}`

  useEffect(() => {
    if (!isOpen) return
    const text = editor.view.dom
    text.setAttribute('aria-autocomplete', 'list')
    text.setAttribute('aria-controls', id)
    announce('Choose a block with the arrow keys and Enter.')
    return () => {
      for (const name of ['aria-autocomplete', 'aria-controls', 'aria-activedescendant']) text.removeAttribute(name)
    }
  }, [editor, isOpen, id])

  useEffect(() => {
    if (!isOpen) return
    editor.view.dom.setAttribute('aria-activedescendant', activeId)
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' })
  }, [editor, isOpen, activeId, open])

  if (!open) return null
  return (
    <List
      ref={list}
      role="listbox"
      id={id}
      aria-label="Blocks"
      style={placeOf(open.rect, editor)}
      // Keeps the focus in the text.
      onMouseDown={(event) => event.preventDefault()}
    >
      {open.items.map((item, index) => (
        <Option
          key={item.name}
          role="option"
          id={`${id}-${index}`}
          aria-selected={index === active}
          onMouseMove={() => index !== active && blockMenuOf(editor).menu.setState({ active: index })}
          onClick={() => open.choose(item)}
        >
          <item.icon aria-hidden="true" strokeWidth={1.75} />
          {item.name}
        </Option>
      ))}
    </List>
  )
}

/** Below the cursor, or above it where there is no room; relative to the box of the editor. */
function placeOf(rect: DOMRect | null, editor: Editor) {
  const box = editor.view.dom.closest('[data-text-editor]')?.getBoundingClientRect()
  if (!rect || !box) return undefined
  // On a phone it is as wide as the box.
  const insetInlineStart = Math.max(0, Math.min(rect.left - box.left, box.width - WIDEST))
  if (window.innerHeight - rect.bottom >= NEEDED || rect.top < NEEDED)
    return { insetInlineStart, insetBlockStart: rect.bottom - box.top }
  return { insetInlineStart, insetBlockEnd: box.bottom - rect.top }
}

const List = styled.ul`
  position: absolute;
  z-index: ${({ theme }) => theme.z.sticky};
  /* All of it is visible, because the focus stays in the text and keys could not scroll it. */
  columns: 2;
  column-gap: 0;
  inline-size: ${({ theme }) => theme.layout.columnLarge};
  max-inline-size: 100%;
  max-block-size: min(22rem, 50vh);
  margin: 0;
  padding: ${({ theme }) => theme.space.xxs};
  overflow-y: auto;
  border: ${({ theme }) => theme.line.thin} solid ${({ theme }) => theme.color.border};
  border-radius: ${({ theme }) => theme.radius.md};
  background: ${({ theme }) => theme.color.surfaceRaised};
  box-shadow: ${({ theme }) => theme.shadow.float};
  list-style: none;
`

const Option = styled.li`
  display: flex;
  break-inside: avoid;
  align-items: center;
  gap: ${({ theme }) => theme.space.sm};
  min-block-size: ${({ theme }) => theme.layout.controlSmall};
  padding-inline: ${({ theme }) => theme.space.xs};
  border-radius: ${({ theme }) => theme.radius.sm};
  font-size: ${({ theme }) => theme.font.size.small};
  cursor: pointer;

  &[aria-selected='true'] {
    background: ${({ theme }) => theme.color.accentSoft};
    color: ${({ theme }) => theme.color.accent};
  }

  & > svg {
    flex: none;
    inline-size: ${({ theme }) => theme.icon.md};
  }
`
