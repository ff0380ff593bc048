import { useEffect, type RefObject } from 'react'
import type { BackupKey } from '../storage/browser-storage'
import { tabStorage } from '../storage/tab-storage'

type TextControl = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/**
 * Keeps what was typed into the named text fields of an uncontrolled form while the tab is open, and puts it back after
 * a reload. Files and choices of consent are never kept. A field that was filled before scripts ran keeps its words.
 */
export function useFormDraft(form: RefObject<HTMLFormElement | null>, key: BackupKey, names: readonly string[]) {
  useEffect(() => {
    const draft = readDraft(key)
    for (const name of names) {
      const control = controlOf(form.current, name)
      const kept = draft[name]
      if (control && control.value === '' && typeof kept === 'string') control.value = kept
    }
  }, [form, key, names])

  const keep = () => {
    const typed = names.map((name) => [name, controlOf(form.current, name)?.value ?? ''] as const)
    const filled = typed.filter(([, value]) => value !== '')
    if (filled.length > 0) tabStorage.write(key, JSON.stringify(Object.fromEntries(filled)))
    else tabStorage.remove(key)
  }

  return { keep, drop: () => tabStorage.remove(key) }
}

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
