/** A JSON value; undefined properties are omitted. */
export type JsonValue = string | number | boolean | undefined | JsonRecord | readonly JsonValue[]

interface JsonRecord {
  readonly [key: string]: JsonValue
}

/**
 * A schema.org item that a page is about (MT-06), with absolute URLs. A loader returns such items as `structuredData`, and
 * the shell adds the context.
 */
export interface StructuredData extends JsonRecord {
  readonly '@type': string
}
