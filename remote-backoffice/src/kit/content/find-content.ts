import type { ContentKindName, ContentStatus } from '@tekskills/shared/contracts/http/content'
import type { Page } from '@tekskills/shared/contracts/http/lists'
import { http } from '@tekskills/shared/http/client'

/** The list endpoint of each kind of content, and the field with the title. */
export const contentLists: Readonly<Record<ContentKindName, { url: string; title: string }>> = {
  BLOG: { url: '/blogs/get-allblogs', title: 'blogName' },
  CASESTUDY: { url: '/caseStudy/get-allcaseStudy', title: 'caseStudyName' },
  NEWSROOM: { url: '/newsRoom/get-allnewsRoom', title: 'title' },
}

/** An item of any kind, as a search shows it. */
export interface FoundContent {
  id: string
  kind: ContentKindName
  title: string
  status: ContentStatus
}

const KINDS = Object.keys(contentLists) as ContentKindName[]
/** Number of items requested of each kind. */
const SIZE = 8

/** Items of every kind that contain these words, those that were changed last first. Rejects if a list cannot be read. */
export async function findContent(q: string, signal: AbortSignal): Promise<FoundContent[]> {
  const found = await Promise.all(
    KINDS.map(async (kind) => {
      const { url, title } = contentLists[kind]
      const { data } = await http.get<Page<FoundContent & Record<string, unknown>>>(url, {
        params: { q, size: SIZE },
        signal,
      })
      return data.content.map((row) => ({ id: row.id, kind, title: String(row[title] ?? ''), status: row.status }))
    }),
  )
  return found.flat()
}
