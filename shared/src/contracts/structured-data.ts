/** A value that JSON can hold; absent ones are left out. */
export type JsonValue = string | number | boolean | undefined | JsonRecord | readonly JsonValue[]

interface JsonRecord {
  readonly [key: string]: JsonValue
}

/**
 * One thing of schema.org that a page is about (MT-06), every address in it absolute. A loader hands them to the shell
 * as `structuredData`; the shell adds the context.
 */
export interface StructuredData extends JsonRecord {
  readonly '@type': string
}
