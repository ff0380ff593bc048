import { z } from 'zod'
import { contentKindName, contentStatus } from './content'
import { line } from './line'

/**
 * A picture of the library (contract §3.7, `/media`); `url` is for the `src` of an image. `imageAlt` is what a text or an
 * item starts with when the picture is chosen for it.
 */
export const mediaItem = z.object({
  id: z.string(),
  version: z.number().int(),
  url: z.string(),
  name: z.string(),
  imageAlt: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  /** Size of the stored file. */
  bytes: z.number().int(),
  createdAt: z.iso.datetime(),
  /** The number of items that use it, counting drafts, versions, the trash and unsaved texts. */
  useCount: z.number().int(),
})
export type MediaItem = z.infer<typeof mediaItem>

/**
 * Where an item uses a picture: in itself, by its status or in the trash; otherwise in its draft, the bundle that can
 * revert it, an earlier version, an unsaved text, or a job.
 */
export const mediaUseState = z.enum([
  ...contentStatus.options,
  'TRASH',
  'CHANGES',
  'BUNDLE',
  'VERSION',
  'UNSAVED',
  'JOB',
])
export type MediaUseState = z.infer<typeof mediaUseState>

/** A use of a picture. `id`, `kind` and `title` are null if this account may not open its form. */
export const mediaUse = z.object({
  id: z.string().nullable(),
  kind: contentKindName.nullable(),
  title: z.string().nullable(),
  state: mediaUseState,
})
export type MediaUse = z.infer<typeof mediaUse>

export const mediaDetail = mediaItem.extend({ uses: z.array(mediaUse) })
export type MediaDetail = z.infer<typeof mediaDetail>

/** `PUT /media/{id}`; an omitted field stays as it is. */
export const mediaUpdate = z.object({
  name: line(255).min(1, 'Enter a name.').optional(),
  imageAlt: line(191).optional(),
  version: z.number().int().optional(),
})
