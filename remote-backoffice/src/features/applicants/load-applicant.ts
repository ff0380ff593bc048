import type { PageMeta } from '@tekskills/shared/contracts/page-meta'
import { getApplicant } from './applicants-api'

/** The applicant that `?applicant=` names, with the title of the page; null where it names none. */
export async function loadApplicant({ signal, url }: Request, meta: PageMeta) {
  const id = new URL(url).searchParams.get('applicant')
  if (!id) return null
  const applicant = await getApplicant(id, signal)
  return { applicant, meta: { ...meta, title: `${applicant.name} | Tekskills` } }
}
