import type { AutosaveSummary } from '@tekskills/shared/contracts/http/autosaves'
import { isApiError, type ApiError } from '@tekskills/shared/http/api-error'
import { deleteAutosave, listAutosaves, readAutosave, storeAutosave } from './autosave-api'
import type { FormBackup } from './form-backup'

/** Pause in typing, in milliseconds, after which the text is sent. */
const DEBOUNCE_MS = 1500
/** The pause while the preview waits for the text. */
const HASTY_DEBOUNCE_MS = 200
/** Maximum delay in milliseconds while the user types without a pause. */
const MAX_DELAY_MS = 10_000
/** Delays in milliseconds before failed requests are sent again; the last one repeats. */
const RETRY_DELAYS_MS = [3_000, 10_000, 30_000, 60_000]

/** The content of a form at one moment. */
export interface AutosaveText {
  itemId: string | null
  /** The name that identifies the text for the user. */
  name: string
  backup: FormBackup
}

/** Whether the service has the latest text. */
export type AutosaveState =
  | { kind: 'waiting' }
  | { kind: 'sending' }
  /** The text is stored; `currentVersion` is the version of the item, which another user may have saved. */
  | { kind: 'stored'; at: string; text: FormBackup; currentVersion: number | null }
  | { kind: 'failed' }

/**
 * Sends what is typed into one open form to the service: after a pause, one request at a time, and again until it arrives.
 * Every opening of a form has an id of its own, so that two devices never replace each other's text.
 */
export class AutosaveSession {
  readonly id = newAutosaveId()
  private sequence = 0
  private latest: AutosaveText | undefined
  private firstChange = 0
  private timer: ReturnType<typeof setTimeout> | undefined
  private failures = 0
  private pause = DEBOUNCE_MS
  private queue: Promise<unknown> = Promise.resolve()
  /** Earlier autosaves whose text this form has taken over. */
  private readonly adopted = new Set<string>()
  private isStored = false
  private onState: (state: AutosaveState) => void = () => undefined

  constructor(private readonly path: string) {}

  /** Calls back with each change of the state, until the returned function is called. */
  subscribe(onState: (state: AutosaveState) => void): () => void {
    this.onState = onState
    const retry = () => this.latest && this.schedule(0)
    addEventListener('online', retry)
    return () => removeEventListener('online', retry)
  }

  /** Records the latest text, to be sent after a pause. */
  note(text: AutosaveText): void {
    this.firstChange ||= Date.now()
    this.latest = text
    this.schedule(Math.max(0, Math.min(this.pause, this.firstChange + MAX_DELAY_MS - Date.now())))
  }

  /** Sends what is typed after shorter pauses, until the returned function is called. */
  hasten(): () => void {
    this.pause = HASTY_DEBOUNCE_MS
    this.flush()
    return () => void (this.pause = DEBOUNCE_MS)
  }

  /** Sends what is not sent yet. */
  flush(): void {
    if (this.latest) this.schedule(0)
  }

  /** Reads the text of an earlier autosave of an item; undefined if it was saved or discarded, or cannot be read now. */
  async read(itemId: string | null, id: string): Promise<FormBackup | undefined> {
    try {
      const listed = await listAutosaves(this.path, itemId)
      if (!listed.some((text) => text.id === id)) return undefined
      const { version, at, form } = await readAutosave(this.path, id)
      const { values, lostSaves } = form as Pick<FormBackup, 'values' | 'lostSaves'>
      return { version, savedAt: at, values, lostSaves, autosaveId: id }
    } catch (error) {
      if (!isApiError(error)) throw error
      return undefined
    }
  }

  /** Takes over an earlier autosave: it is deleted once this form has stored its text itself. */
  adopt(id: string): void {
    this.adopted.add(id)
  }

  /** Whether an autosave is of this form, or was taken over by it. */
  has(id: string): boolean {
    return id === this.id || this.adopted.has(id)
  }

  /** The unsaved texts of an item, or of new items for `null`, that other forms have stored. */
  async list(itemId: string | null, signal: AbortSignal): Promise<AutosaveSummary[]> {
    return (await listAutosaves(this.path, itemId, signal)).filter(({ id }) => !this.has(id))
  }

  /** Deletes an unsaved text of another form. Rejects with `ApiError`. */
  discard(id: string): Promise<void> {
    return deleteAutosave(this.path, id)
  }

  /** Deletes what is stored: it was saved or discarded. */
  forget(): void {
    clearTimeout(this.timer)
    this.latest = undefined
    this.firstChange = 0
    this.enqueue(async () => {
      if (this.isStored) await deleteAutosave(this.path, this.id)
      this.isStored = false
      await this.deleteAdopted()
    })
  }

  private schedule(delay: number): void {
    clearTimeout(this.timer)
    this.timer = setTimeout(() => this.enqueue(() => this.send()), delay)
  }

  /** One request after another, so that a deletion never overtakes an earlier request. */
  private enqueue(work: () => Promise<void>): void {
    this.queue = this.queue.then(work).catch((error: unknown) => {
      // After a failed deletion, the text is offered again.
      if (!isApiError(error)) throw error
    })
  }

  private async send(): Promise<void> {
    const text = this.latest
    if (!text) return
    const { itemId, name, backup } = text
    const { version, values, lostSaves } = backup
    this.firstChange = 0
    this.onState({ kind: 'sending' })
    try {
      const input = { itemId, version, name: name.slice(0, 300), form: { values, lostSaves } }
      const { at, currentVersion } = await storeAutosave(this.path, this.id, { ...input, sequence: ++this.sequence })
      this.isStored = true
      this.failures = 0
      if (this.latest !== text) return this.onState({ kind: 'waiting' })
      this.latest = undefined
      this.onState({ kind: 'stored', at, text: backup, currentVersion })
    } catch (error) {
      if (!isApiError(error)) throw error
      this.onState({ kind: 'failed' })
      const delay = RETRY_DELAYS_MS[Math.min(this.failures++, RETRY_DELAYS_MS.length - 1)] ?? 0
      if (mayRetry(error)) this.schedule(delay)
      return
    }
    await this.deleteAdopted()
  }

  private async deleteAdopted(): Promise<void> {
    for (const id of this.adopted) {
      await deleteAutosave(this.path, id)
      this.adopted.delete(id)
    }
  }
}

/** Random, in the form of a UUID; `crypto.randomUUID` is missing in pages that are not served over TLS. */
const newAutosaveId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')

/** Whether a later attempt may succeed, which it cannot if the service rejected the text itself. */
function mayRetry({ status = 0 }: ApiError): boolean {
  return status === 401 || status === 429 || status < 400 || status >= 500
}
