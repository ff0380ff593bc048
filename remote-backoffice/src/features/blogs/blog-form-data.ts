import type { BlogPayload } from './blog-payload'

/**
 * The payload as multipart parts (contract §3.1, bodies): one text part per field, the tags as one JSON string, a
 * cleared field as an empty part, the picture as `image`.
 */
export function toFormData(payload: BlogPayload, image: File): FormData {
  const form = new FormData()
  for (const [field, value] of Object.entries(payload)) {
    if (value === undefined) continue
    form.append(field, Array.isArray(value) ? JSON.stringify(value) : String(value ?? ''))
  }
  form.append('image', image, image.name)
  return form
}
