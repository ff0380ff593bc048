import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { TextSelection, type Transaction } from '@tiptap/pm/state'
import type { Editor } from '@tiptap/react'
import { Button } from '@tekskills/shared/ui/Button/Button'
import { ButtonLink } from '@tekskills/shared/ui/Button/ButtonLink'
import { TextField } from '@tekskills/shared/ui/Field/TextField'
import { linkableHeadings } from './linkable-headings'
import { returnToText } from './return-to-text'
import { LinkRow } from './RichTextEditor.styles'
import { useLinkTargets } from './use-link-targets'

/** A host without a scheme, as users type it. */
const HOST = /^[\w-]+(\.[\w-]+)+([/?#]\S*)?$/
const ADDRESS = /^(https?:\/\/\S+\.\S+|mailto:\S+@\S+|tel:\+?[\d\s()-]+|\/\S*|#\S+)$/i

interface LinkBarProps {
  editor: Editor
  onClose: () => void
}

/** Sets, changes or removes the link on the selected text. */
export function LinkBar({ editor, onClose }: LinkBarProps) {
  const [address, setAddress] = useState(() => addressAt(editor))
  const [error, setError] = useState<string>()
  const field = useRef<HTMLInputElement>(null)
  const listId = useId()
  const [headings] = useState(() => linkableHeadings(editor))
  const found = useLinkTargets(address)
  const targets = [...headings, ...found]

  useEffect(() => field.current?.focus(), [])

  function apply() {
    const typed = address.trim()
    const href = HOST.test(typed) ? `https://${typed}` : typed
    const target = targets.find(({ url, label }) => url === typed || label.toLowerCase() === typed.toLowerCase())
    if (!target && !ADDRESS.test(href))
      return setError('Enter an address that starts with https://, mailto:, tel: or a slash.')
    setLink(editor, target?.url ?? href, target?.title)
    onClose()
  }

  function remove() {
    if (editor.isActive('buttonLink')) returnToText(editor).setNode('paragraph').run()
    else returnToText(editor).extendMarkRange('link').unsetLink().run()
    onClose()
  }

  // The bar is inside the page's form: Enter sets the link and must not submit the form.
  function handleKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') {
      event.preventDefault()
      onClose()
      returnToText(editor).run()
    }
    if (event.key !== 'Enter') return
    event.preventDefault()
    apply()
  }

  return (
    <LinkRow>
      <TextField
        label="Link address"
        inputMode="url"
        placeholder="https://, a page or a heading"
        list={listId}
        autoComplete="off"
        ref={field}
        value={address}
        error={error}
        onChange={(event) => setAddress(event.target.value)}
        onKeyDown={handleKeyDown}
      />
      <datalist id={listId}>
        {targets.map(({ url, label }) => (
          // Browsers offer what contains the typed words: the label does, the address may not.
          <option key={url} value={url} label={label} />
        ))}
      </datalist>
      <Button size="small" onClick={apply}>
        Set link
      </Button>
      {isLinked(editor) && addressAt(editor) && (
        <ButtonLink size="small" variant="secondary" href={addressAt(editor)} external>
          Open link
        </ButtonLink>
      )}
      {isLinked(editor) && (
        <Button size="small" variant="secondary" onClick={remove}>
          Remove link
        </Button>
      )}
    </LinkRow>
  )
}

const isLinked = (editor: Editor) => editor.isActive('link') || editor.isActive('buttonLink')

const addressAt = (editor: Editor) =>
  String(editor.getAttributes(editor.isActive('buttonLink') ? 'buttonLink' : 'link').href ?? '')

/**
 * Links the selection; with an empty selection, inserts the title, or the address without one, as linked text. The
 * cursor goes after the link, and what is typed next is not linked.
 */
function setLink(editor: Editor, href: string, title = href): void {
  if (editor.isActive('buttonLink')) return setAddressOfButton(editor, href, title)
  const isNew = editor.state.selection.empty && !editor.isActive('link')
  const chain = returnToText(editor)
  if (isNew) chain.insertContent({ type: 'text', text: title, marks: [{ type: 'link', attrs: { href } }] })
  else chain.extendMarkRange('link').setLink({ href })
  chain.command(({ tr }) => stepAfterLink(tr)).run()
}

/**
 * A button without a label gets one, selected so that typing replaces it; otherwise the cursor goes to the end of the
 * selection.
 */
function setAddressOfButton(editor: Editor, href: string, title: string): void {
  const { $from, to } = editor.state.selection
  const chain = returnToText(editor).updateAttributes('buttonLink', { href })
  if ($from.parent.content.size > 0) return void chain.setTextSelection(to).run()
  const label = { from: to, to: to + title.length }
  chain.insertContentAt(to, { type: 'text', text: title }).setTextSelection(label).run()
}

/** Only from text; a selected picture or table cell stays selected. */
function stepAfterLink(tr: Transaction): boolean {
  const { link } = tr.doc.type.schema.marks
  if (!link || !(tr.selection instanceof TextSelection)) return false
  tr.setSelection(TextSelection.create(tr.doc, tr.selection.to)).removeStoredMark(link)
  return true
}
