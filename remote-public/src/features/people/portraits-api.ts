import type { PublicPortrait } from '@tekskills/shared/contracts/http/taxonomy'
import { isApiError } from '@tekskills/shared/http/api-error'
import { http } from '@tekskills/shared/http/client'
import type { UploadedPortrait } from '../../content/people/person'

/** Uploaded portraits by the slug of the person. */
export type Portraits = ReadonlyMap<string, UploadedPortrait>

/**
 * Fetches all uploaded portraits. There are none if the service cannot be reached or the request was canceled, since
 * initials stand in for them.
 */
export async function loadPortraits(signal: AbortSignal): Promise<Portraits> {
  try {
    const { data } = await http.get<PublicPortrait[] | null>('/public/user/get-portraits', { signal })
    return new Map(data?.map(({ slug, url, imageAlt }) => [slug, { url, imageAlt }]))
  } catch (error) {
    if (signal.aborted || isApiError(error)) return new Map()
    throw error
  }
}

/** The person with the uploaded portrait, if there is one. */
export const withPortrait = <Person extends { slug: string }>(
  person: Person,
  portraits: Portraits,
): Person & { portrait?: UploadedPortrait } => {
  const portrait = portraits.get(person.slug)
  return portrait ? { ...person, portrait } : person
}
