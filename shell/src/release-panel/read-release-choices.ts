import type { ReleaseSelection } from '@tekskills/shared/contracts/boot'
import { RELEASE_CHOICES, type ReleaseChoices } from '@tekskills/shared/contracts/release-choices'
import { isLoggedIn } from '@tekskills/shared/session/session-store'
import { choiceText } from './release-address'

/** What may be chosen: not available to this visitor, unknown with the reason, or known. */
export type ChoicesState =
  | { status: 'forbidden' }
  | { status: 'failed'; message: string }
  | { status: 'ready'; choices: ReleaseChoices }

/**
 * Reads what may be chosen, for staff, and for visitors with the link to a release that is not live. Nothing is requested
 * for others, because the server would reject it.
 */
export async function readReleaseChoices(override: ReleaseSelection | undefined): Promise<ChoicesState> {
  if (!override && !isLoggedIn()) return { status: 'forbidden' }
  try {
    // The client of the service comes with its chunk; the shell itself does not load it.
    const { http } = await import('@tekskills/shared/http/client')
    const params = override && { release: choiceText(override) }
    const { data } = await http.get<ReleaseChoices>(RELEASE_CHOICES, { baseURL: '', params })
    return { status: 'ready', choices: data }
  } catch (error) {
    const { status, message } = error as Error & { status?: number }
    return status === 403 ? { status: 'forbidden' } : { status: 'failed', message }
  }
}
