import { createHash } from 'node:crypto'

/** Subresource integrity of a file's bytes, in the one algorithm that releases use. */
export const integrityOf = (content: Buffer | string) =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`
