import { buffer } from 'node:stream/consumers'
import type { ResumeParagraph } from '@tekskills/shared/contracts/http/applicants'
import { fromBufferPromise } from 'yauzl'
import { packageParser, textOf } from './package-xml'

/** Characters that are read of a document; a résumé of 20 pages has about 60,000. */
const MAX_CHARACTERS = 200_000
const BODY = 'word/document.xml'
const HEADER = /^word\/header\d*\.xml$/

/**
 * The paragraphs of a Word document (DOCX), those of its headers first, without repetitions. Only for a document that
 * passed the inspection. Text that was deleted under tracked changes, and what stands in for newer content, is left
 * out.
 */
export async function wordParagraphs(content: Buffer): Promise<ResumeParagraph[]> {
  const zip = await fromBufferPromise(content)
  const parts: { name: string; xml: Buffer }[] = []
  for await (const part of zip.eachEntry()) {
    if (part.fileName !== BODY && !HEADER.test(part.fileName)) continue
    parts.push({ name: part.fileName, xml: await buffer(await zip.openReadStreamPromise(part)) })
  }
  const headers = parts.filter(({ name }) => name !== BODY).flatMap(({ xml }) => paragraphsOf(xml))
  const body = parts.filter(({ name }) => name === BODY).flatMap(({ xml }) => paragraphsOf(xml))
  const said = new Set<string>()
  const once = headers.filter(({ text }) => !said.has(text) && said.add(text))
  return upTo(MAX_CHARACTERS, [...once, ...body])
}

function paragraphsOf(xml: Buffer): ResumeParagraph[] {
  const done: ResumeParagraph[] = []
  // A text box is a paragraph within another.
  const open: ResumeParagraph[] = []
  let isText = false
  let skipped = 0
  const parser = packageParser()
  const add = (text: string) => {
    const paragraph = open.at(-1)
    if (paragraph && skipped === 0) paragraph.text += text
  }
  parser.on('opentag', ({ name, attributes }) => {
    const paragraph = open.at(-1)
    if (name === 'w:p') open.push({ kind: 'TEXT', text: '' })
    else if (name === 'mc:Fallback' || name === 'w:del') skipped += 1
    else if (name === 'w:t') isText = true
    else if (name === 'w:tab') add(' ')
    else if (name === 'w:br' || name === 'w:cr') add('\n')
    else if (name === 'w:numPr' && paragraph?.kind === 'TEXT') paragraph.kind = 'ITEM'
    else if (name === 'w:pStyle' && paragraph && /^(?:heading|title)/i.test(attributes['w:val'] ?? ''))
      paragraph.kind = 'HEADING'
  })
  parser.on('text', (text) => {
    if (isText) add(text)
  })
  parser.on('closetag', ({ name }) => {
    if (name === 'w:t') isText = false
    else if (name === 'mc:Fallback' || name === 'w:del') skipped -= 1
    else if (name === 'w:p') {
      const paragraph = open.pop()
      const text = paragraph?.text.trim()
      if (paragraph && text) done.push({ ...paragraph, text })
    }
  })
  parser.write(textOf(xml)).close()
  return done
}

function upTo(characters: number, paragraphs: readonly ResumeParagraph[]): ResumeParagraph[] {
  let left = characters
  return paragraphs.flatMap((paragraph) => {
    const text = paragraph.text.slice(0, Math.max(0, left))
    left -= paragraph.text.length
    return text ? [{ ...paragraph, text }] : []
  })
}
