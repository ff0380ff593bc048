import type { RecordPayload } from './record-form-definition'

/**
 * Encodes a payload as multipart form data (contract §3.1, bodies): one text part per field, lists as a JSON string,
 * cleared fields as empty parts, and each file as a part with its field name.
 */
export function toFormData(payload: RecordPayload, files: Readonly<Record<string, File>>): FormData {
  const form = new FormData()
  for (const [field, value] of Object.entries(payload)) {
    if (value === undefined) continue
    form.append(field, Array.isArray(value) ? JSON.stringify(value) : String(value ?? ''))
  }
  for (const [part, file] of Object.entries(files)) form.append(part, file, file.name)
  return form
}
