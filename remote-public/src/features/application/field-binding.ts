import type { ApplicationField } from './application-values'

/** Returns the id, name and error of a field. */
export type FieldBinding = (name: ApplicationField) => { id: string; name: ApplicationField; error: string | undefined }
