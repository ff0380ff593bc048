import type { SeedPerson } from './types'

/** Draws the résumé of a sample applicant: one page of plain text as a PDF. */
export function resumePdf([name, location, title, company, years]: SeedPerson, skills: readonly string[]): Buffer {
  const lines = [
    name,
    location,
    '',
    `${title}, ${company}`,
    `${years} ${years === 1 ? 'year' : 'years'} of experience`,
    '',
    ...(skills.length > 0 ? [`Skills: ${skills.join(', ')}`] : []),
    'This is the résumé of an invented person.',
  ]
  const shown = lines.map((line, index) => `${index === 0 ? '/F1 20 Tf' : '/F1 11 Tf'} (${escaped(line)}) Tj 0 -22 Td`)
  const content = `BT 72 760 Td ${shown.join(' ')} ET`
  return documentOf([
    '<</Type/Catalog/Pages 2 0 R/Lang(en)>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>',
    `<</Length ${content.length}>>stream\n${content}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>',
  ])
}

/** As the standard font writes it: letters that it lacks lose their accents. */
const escaped = (text: string) =>
  Array.from(text.normalize('NFC'))
    .map((letter) => (letter.charCodeAt(0) < 256 ? letter : letter.normalize('NFKD').replace(/[^\x20-\x7e]/g, '')))
    .join('')
    .replace(/[\\()]/g, '\\$&')

function documentOf(objects: readonly string[]): Buffer {
  let text = '%PDF-1.4\n'
  const offsets = objects.map((body, index) => {
    const offset = text.length
    text += `${index + 1} 0 obj${body}endobj\n`
    return String(offset).padStart(10, '0')
  })
  const start = text.length
  const table = offsets.map((offset) => `${offset} 00000 n \n`).join('')
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}`
  text += `trailer<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${start}\n%%EOF\n`
  return Buffer.from(text, 'latin1')
}
