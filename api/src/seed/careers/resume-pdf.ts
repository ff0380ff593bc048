import { textPdf } from '../text-pdf'
import type { SeedPerson } from './types'

/** Renders the résumé of a sample applicant: one page of plain text as a PDF. */
export function resumePdf([name, location, title, company, years]: SeedPerson, skills: readonly string[]): Buffer {
  const lines = [
    location,
    `${title}, ${company}`,
    `${years} ${years === 1 ? 'year' : 'years'} of experience`,
    ...(skills.length > 0 ? [`Skills: ${skills.join(', ')}`] : []),
    'This is the CV of an invented person.',
  ]
  return textPdf(name, [{ text: name, size: 20, bold: true }, ...lines.map((text) => ({ text, size: 11, space: 8 }))])
}
