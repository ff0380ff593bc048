import { useEffect, useId, useMemo, useRef, useState, type KeyboardEvent } from 'react'
import type { Role } from '@tekskills/shared/contracts/access'
import type { Me } from '@tekskills/shared/contracts/http/session'
import { http } from '@tekskills/shared/http/client'
import { useLocation, useNavigate } from '@tekskills/shared/routing/router'
import { Dialog } from '@tekskills/shared/ui/Dialog/Dialog'
import { Text } from '@tekskills/shared/ui/Text/Text'
import { VisuallyHidden } from '@tekskills/shared/ui/VisuallyHidden/VisuallyHidden'
import { Group, GroupName, Input, Key, Keys, List, Option, OptionHint, OptionLabel } from './CommandPalette.styles'
import { commandsAt, commandsOf, matching, type Command, type CommandGroup } from './palette-commands'
import { useFoundItems } from './use-found-items'

interface CommandPaletteProps {
  role: Role
  /** Screens that other remotes contribute to the sidebar. */
  contributed: readonly Command[]
  onClose: () => void
  onHelp: () => void
}

const GROUPS: readonly CommandGroup[] = ['Items', 'New', 'Go to']

/**
 * Opens screens, creates items and finds items by title, by keyboard: a combobox whose list is always open, so that the
 * focus stays in the field (ARIA Authoring Practices).
 */
export function CommandPalette({ role, contributed, onClose, onHelp }: CommandPaletteProps) {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const [typed, setTyped] = useState('')
  const [active, setActive] = useState(0)
  const administersStaff = useAdministersStaff()
  const { items, isSearching, hasFailed } = useFoundItems(role, typed)
  const known = useMemo(
    () => [...commandsAt({ pathname, search }), ...commandsOf(role, administersStaff), ...contributed],
    [pathname, search, role, administersStaff, contributed],
  )
  const shown = [...items, ...matching(known, typed)]
  const options = GROUPS.flatMap((group) => shown.filter((command) => command.group === group))
  const chosen = Math.min(active, options.length - 1)

  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' })
  }, [chosen, typed])

  function choose({ to }: Command) {
    onClose()
    void navigate(to)
  }

  function handleKey(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step && options.length > 0) {
      event.preventDefault()
      setActive((chosen + step + options.length) % options.length)
    }
    const command = options[chosen]
    if (event.key === 'Enter' && command) {
      event.preventDefault()
      choose(command)
    }
  }

  return (
    <Dialog heading="Quick search" size="medium" initialFocus={input} onClose={onClose}>
      <Input
        ref={input}
        type="text"
        role="combobox"
        aria-label="Screen, action or title"
        aria-expanded="true"
        aria-controls={id}
        aria-autocomplete="list"
        aria-activedescendant={options.length > 0 ? `${id}-${chosen}` : undefined}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={100}
        placeholder="Search for a title, screen or action"
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value)
          setActive(0)
        }}
        onKeyDown={handleKey}
      />
      <VisuallyHidden role="status">{statusOf(options.length, isSearching, hasFailed)}</VisuallyHidden>
      <List ref={list} role="listbox" id={id} aria-label="Results" aria-busy={isSearching || undefined}>
        {GROUPS.map((group) => {
          const members = options.filter((command) => command.group === group)
          if (members.length === 0) return null
          return (
            <Group key={group} role="group" aria-labelledby={`${id}-${group}`}>
              <GroupName id={`${id}-${group}`} role="presentation">
                {group}
              </GroupName>
              {members.map((command) => {
                const index = options.indexOf(command)
                return (
                  <Option
                    key={`${command.to} ${command.label}`}
                    role="option"
                    id={`${id}-${index}`}
                    aria-selected={index === chosen}
                    // Keeps the focus in the field.
                    onMouseDown={(event) => event.preventDefault()}
                    onMouseMove={() => index !== chosen && setActive(index)}
                    onClick={() => choose(command)}
                  >
                    <OptionLabel>{command.label}</OptionLabel>
                    {command.hint && <OptionHint>{command.hint}</OptionHint>}
                  </Option>
                )
              })}
            </Group>
          )
        })}
      </List>
      {options.length === 0 && !isSearching && !hasFailed && (
        <Text $tone="muted">No matches for “{typed.trim()}”.</Text>
      )}
      {hasFailed && <Text $tone="muted">Items could not be searched. Keep typing to try again.</Text>}
      <Keys>
        <span>
          <Key>↑</Key> <Key>↓</Key> to choose
        </span>
        <span>
          <Key>Enter</Key> to open
        </span>
        <button type="button" onClick={onHelp}>
          All keyboard shortcuts
        </button>
      </Keys>
    </Dialog>
  )
}

function statusOf(count: number, isSearching: boolean, hasFailed: boolean): string {
  if (isSearching) return ''
  const results = count === 1 ? '1 result' : `${count} results`
  return hasFailed ? `${results}. Items could not be searched.` : results
}

/** Whether the user administers staff; false until the service has said so. */
function useAdministersStaff(): boolean {
  const [administersStaff, setAdministersStaff] = useState(false)
  useEffect(() => {
    const loading = new AbortController()
    http.get<Me>('/me', { signal: loading.signal }).then(
      ({ data }) => setAdministersStaff(data.administersStaff === true),
      () => undefined,
    )
    return () => loading.abort()
  }, [])
  return administersStaff
}
