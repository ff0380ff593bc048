import { ProblemError } from '../../platform/http/problems/problem-error'
import type { Signer } from '../../platform/signing/signer'

/** How long the link to the preview of a record is valid (contract §3.7, additions). */
export const PREVIEW_TTL_MS = 60 * 60_000

/** What reads the token of a link. */
export interface Opening {
  signer: Signer
  now: Date
}

/**
 * Returns the subject and the end of a preview token; undefined if its signature is invalid. Throws 410 `LINK_EXPIRED` if
 * it has expired.
 */
export function openPreviewToken(purpose: string, token: string, { signer, now }: Opening) {
  const opened = signer.open(purpose, token, now)
  if (opened === 'expired') throw new ProblemError(410, 'LINK_EXPIRED', 'This preview link has expired.')
  return opened
}
