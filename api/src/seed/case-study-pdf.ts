import type { SeedCaseStudy } from './content/types'
import { textPdf, type TextLine } from './text-pdf'

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' }

/** The paragraphs of a sample text, without markup. */
const paragraphsOf = (html: string) =>
  html
    .split(/<\/(?:p|li|h3)>/)
    .map((part) => part.replace(/<[^>]*>/g, '').replace(/&(\w+);/g, (entity, name: string) => entities[name] ?? entity))
    .filter((text) => text.trim())

/** Renders the downloadable PDF of a sample case study. */
export function caseStudyPdf(study: SeedCaseStudy): Buffer {
  const parts = [
    ['About the Client', study.aboutClient],
    ['The Objective', study.objective],
    ['The Solution', study.solution],
    ['The Challenge', study.challenge],
    ['The Impact', study.impact],
  ] as const
  const lines: TextLine[] = [
    { text: 'Tekskills case study', size: 10 },
    { text: study.caseStudyName, size: 22, bold: true, space: 8 },
    { text: study.description, size: 13, space: 8 },
    { text: `${study.clientName}, ${study.industry}. ${study.services.join(', ')}.`, size: 10, space: 8 },
  ]
  for (const [heading, html] of parts) {
    if (!html) continue
    lines.push({ text: heading, size: 14, bold: true, space: 18 })
    for (const text of paragraphsOf(html)) lines.push({ text, size: 11, space: 6 })
  }
  lines.push({ text: 'The client and the figures of this sample are invented.', size: 9, space: 24 })
  return textPdf(study.caseStudyName, lines)
}
