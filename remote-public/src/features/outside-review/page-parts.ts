import { storyParts } from '@tekskills/shared/contracts/story-parts'
import type { InsightTypeName } from '../../kit/insights/insight-type'

/** A part of the page that a comment can be about. */
export interface PagePart {
  /** The name of the field in a write of staff. */
  field: string
  label: string
  element: Element
}

const titleFields: Readonly<Record<InsightTypeName, string>> = {
  blogs: 'blogName',
  newsroom: 'title',
  caseStudies: 'caseStudyName',
}

/** The parts of the page that are on it, in its order. */
export function partsOfPage(kind: InsightTypeName): PagePart[] {
  const part = (field: string, label: string, selector: string): PagePart[] => {
    const element = document.querySelector(selector)
    return element ? [{ field, label, element }] : []
  }
  const story = Object.entries(storyParts).flatMap(([field, { id, heading }]) => part(field, heading, `#${id} > div`))
  return [
    ...part(titleFields[kind], 'Title', 'main [data-part="title"]'),
    ...part('description', 'Summary', 'main [data-part="summary"]'),
    ...(kind === 'caseStudies' ? story : part('content', 'Text', 'main [data-part="text"]')),
  ]
}
