import type { PageMeta } from '@tekskills/shared/contracts/page-meta'
import { getApplicant } from './applicants-api'

/** Loads the applicant named by `?applicant=`, with the page title; null without that parameter. */
export async function loadApplicant({ signal, url }: Request, meta: PageMeta) {
  const id = new URL(url).searchParams.get('applicant')
  if (!id) return null
  const applicant = await getApplicant(id, signal)
  return { applicant, meta: { ...meta, title: `${applicant.name} | Tekskills` } }
}
