import { z } from 'zod'

/** A picture for use in rich text (contract §3.7, `/media`); `url` is for the `src` of an image. */
export const mediaItem = z.object({
  id: z.string(),
  url: z.string(),
  name: z.string(),
  imageAlt: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  createdAt: z.iso.datetime(),
})
export type MediaItem = z.infer<typeof mediaItem>
