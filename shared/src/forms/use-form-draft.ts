import { useEffect, useState, type RefObject } from 'react'
import type { BackupKey } from '../storage/browser-storage'
import { tabStorage } from '../storage/tab-storage'
import { createRequestKeys } from './request-key'

type TextControl = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/**
 * Stores the values of the given text fields of an uncontrolled form while the tab is open, and restores them after a
 * reload. Files and consent checkboxes are never restored. A field that was filled in before scripts ran keeps its value.
 * `requestKey` returns the `Idempotency-Key` of what is sent, which is stored with the draft: content sent again after a
 * reload has the same key. `key` must not change while the form is mounted.
 */
export function useFormDraft(form: RefObject<HTMLFormElement | null>, key: BackupKey, names: readonly string[]) {
  const requestAt: BackupKey = `${key}:request`
  const [requestKey] = useState(() => createRequestKeys(requestAt))

  useEffect(() => {
    const draft = readDraft(key)
    for (const name of names) {
      const control = controlOf(form.current, name)
      const stored = draft[name]
      if (control && control.value === initialValue(control) && typeof stored === 'string') control.value = stored
    }
  }, [form, key, names])

  const save = () => {
    const controls = names.map((name) => controlOf(form.current, name)).filter((control) => control !== null)
    const typed = controls.filter((control) => control.value !== initialValue(control))
    const draft = Object.fromEntries(typed.map(({ name, value }) => [name, value]))
    if (typed.length > 0) tabStorage.write(key, JSON.stringify(draft))
    else tabStorage.remove(key)
  }

  const clear = () => {
    tabStorage.remove(key)
    tabStorage.remove(requestAt)
  }

  return { save, clear, requestKey }
}

/** The value that the page was rendered with. */
const initialValue = (control: TextControl) => ('defaultValue' in control ? control.defaultValue : '')

const controlOf = (form: HTMLFormElement | null, name: string) =>
  (form?.elements.namedItem(name) ?? null) as TextControl | null

function readDraft(key: BackupKey): Record<string, unknown> {
  try {
    const draft: unknown = JSON.parse(tabStorage.read(key) ?? '{}')
    return typeof draft === 'object' && draft !== null ? (draft as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}
