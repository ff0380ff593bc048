import { z } from 'zod'

/** Another user who has the form of a record open. */
export const otherEditor = z.object({ name: z.string(), since: z.iso.datetime() })
export type OtherEditor = z.infer<typeof otherEditor>

/** `POST /{kind}/{id}/editing`. */
export const otherEditors = z.object({ others: z.array(otherEditor) })
export type OtherEditors = z.infer<typeof otherEditors>
