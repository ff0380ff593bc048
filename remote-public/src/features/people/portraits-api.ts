import type { PublicPortrait } from '@tekskills/shared/contracts/http/taxonomy'
import { http } from '@tekskills/shared/http/client'
import type { UploadedPortrait } from '../../content/people/person'
import { unlessUnavailable } from '../../kit/service/unless-unavailable'

/** Uploaded portraits by the slug of the person. */
export type Portraits = ReadonlyMap<string, UploadedPortrait>

/** Fetches all uploaded portraits; none if the service cannot be reached, since initials stand in for them. */
export async function loadPortraits(signal: AbortSignal): Promise<Portraits> {
  const response = await unlessUnavailable(http.get<PublicPortrait[]>('/public/user/get-portraits', { signal }))
  return new Map((response?.data ?? []).map(({ slug, url, imageAlt }) => [slug, { url, imageAlt }]))
}

/** The person with the uploaded portrait, if there is one. */
export const withPortrait = <Person extends { slug: string }>(
  person: Person,
  portraits: Portraits,
): Person & { portrait?: UploadedPortrait } => {
  const portrait = portraits.get(person.slug)
  return portrait ? { ...person, portrait } : person
}
