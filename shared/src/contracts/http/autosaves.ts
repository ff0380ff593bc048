import { z } from 'zod'

/** Maximum number of autosaves of one account: more forms than anyone has open, few enough to limit storage. */
export const MAX_AUTOSAVES = 100

/** `PUT /{kind}/autosaves/{id}`: what an editor has typed into the form of an item and not saved. */
export const autosaveInput = z.object({
  /** The item of the form; `null` for one that is not stored yet. */
  itemId: z.uuid().nullable(),
  /** The version of the item that the form was opened with. */
  version: z.int32().nullable(),
  /** Counts the writes of the form, so that a late one replaces nothing. */
  sequence: z.int32().min(1),
  /** The name of the item in the form, to recognize it by. */
  name: z.string().max(300),
  /** The values of the form, not validated, so that partial input is stored as well. */
  form: z.record(z.string().max(100), z.unknown()),
})
export type AutosaveInput = z.infer<typeof autosaveInput>

/** The response: when it was stored, and the current version of the item. */
export const autosaved = z.object({ at: z.iso.datetime(), currentVersion: z.number().int().nullable() })
export type Autosaved = z.infer<typeof autosaved>

/** `GET /{kind}/autosaves?itemId=`: the account's own, newest first, of an item or without one. */
export const autosaveSummary = z.object({
  id: z.string(),
  itemId: z.string().nullable(),
  version: z.number().int().nullable(),
  name: z.string(),
  at: z.iso.datetime(),
  /** The browser that it was typed in. */
  userAgent: z.string().nullable(),
})
export type AutosaveSummary = z.infer<typeof autosaveSummary>

/** `GET /{kind}/autosaves/{id}`. */
export const autosave = autosaveSummary.extend({ form: z.record(z.string(), z.unknown()) })
export type Autosave = z.infer<typeof autosave>
