import type { RecordPayload } from './record-form-definition'

/**
 * The payload as multipart parts (contract §3.1, bodies): one text part per field, lists as one JSON string, a cleared
 * field as an empty part, each file as the part of its name.
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
