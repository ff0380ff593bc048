import type { CaseStudyCard, CaseStudyResult } from '@tekskills/shared/contracts/http/case-studies'
import type { Page } from '@tekskills/shared/contracts/http/lists'
import { http } from '@tekskills/shared/http/client'

/** A case study as the menu shows it. */
export interface NewestCaseStudy {
  name: string
  link: string
  result: CaseStudyResult
}

/** How many of the newest case studies are searched for one with a result. */
const CONSIDERED = 6

/** Fetches the newest case study with a result, if there is one. @throws {ApiError} */
export async function loadNewestCaseStudy(): Promise<NewestCaseStudy | undefined> {
  const { data } = await http.get<Page<CaseStudyCard>>('/public/user/get-allcaseStudy', {
    params: { size: CONSIDERED },
  })
  for (const { caseStudyName, url, results } of data.content) {
    const [result] = results
    if (result)
      return {
        name: caseStudyName,
        link: `/individualcasestudy/${encodeURIComponent(url)}`,
        result,
      }
  }
  return undefined
}
