import type { ApplicationField } from './application-values'

/** Gives a field its id, its name and what is wrong with it. */
export type FieldBinding = (name: ApplicationField) => { id: string; name: ApplicationField; error: string | undefined }
