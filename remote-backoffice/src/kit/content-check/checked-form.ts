import { readItem, type ItemReading } from '@tekskills/shared/content-check/checked-item'
import type { ContentKindName } from '@tekskills/shared/contracts/http/content'

interface FormKind {
  kind: ContentKindName
  /** The fields of the chosen and of the stored main picture. */
  file: string
  stored: string
}

/** The forms of content, by the path of their endpoint. */
const FORMS: Readonly<Record<string, FormKind>> = {
  '/blogs': { kind: 'BLOG', file: 'image', stored: 'storedImage' },
  '/newsRoom': { kind: 'NEWSROOM', file: 'image', stored: 'storedImage' },
  '/caseStudy': { kind: 'CASESTUDY', file: 'bannerImage', stored: 'storedBanner' },
}

/** Reads the values of a form for the checker; `undefined` for a form without content. */
export function readForm(path: string, values: Readonly<Record<string, unknown>>): ItemReading | undefined {
  const form = FORMS[path]
  if (!form) return undefined
  const chosen = values[form.file]
  const stored = values[form.stored]
  if (chosen instanceof File) return readItem(form.kind, values, { address: null, bytes: chosen.size })
  return readItem(form.kind, values, typeof stored === 'string' ? { address: stored, bytes: null } : null)
}
