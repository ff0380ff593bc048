import { allowedMarkup, blockAttribute } from '@tekskills/shared/contracts/rich-text'
import { headingId, type TakenIds } from '@tekskills/shared/contracts/heading-ids'
import { embedOf } from '@tekskills/shared/contracts/embeds'
import type { ImportNote } from '@tekskills/shared/contracts/http/imports'
import { DomUtils, parseDocument } from 'htmlparser2'
import { ProblemError } from '../../platform/http/problems/problem-error'
import { cleanRichText, plainTextOf } from '../../platform/rich-text/rich-text'
import { pictureMark, pictureToAdd, type ArchivedPicture } from './read-article'

type Node = ReturnType<typeof parseDocument>['children'][number]
type Element = Extract<Node, { attribs: object; name: string }>

/** Deeper text is rejected when it is saved, and would exhaust the stack here. */
const MAX_DEPTH = 100

/** Finds a picture by its address in the text: its path in the archive, or why it cannot come along. */
export type FindPicture = (address: string) => { entry: string } | { remote: string } | { problem: string }

/** The text of an article as the site stores it, with what happened to it on the way. */
export interface ArticleText {
  content: string
  words: number
  pictures: ArchivedPicture[]
  remotePictures: string[]
  notes: ImportNote[]
}

/** Elements that stay under another name. */
const renamed: Readonly<Record<string, string>> = {
  b: 'strong',
  i: 'em',
  del: 's',
  strike: 's',
  ins: 'u',
  kbd: 'code',
  samp: 'code',
  tt: 'code',
  var: 'code',
  h1: 'h2',
  h5: 'h4',
  h6: 'h4',
}

/** Elements that do not come along, with what is in them, as the report calls them. */
const leftOut: Readonly<Record<string, string>> = {
  script: 'script',
  iframe: 'embedded page',
  frame: 'embedded page',
  object: 'embedded object',
  embed: 'embedded object',
  applet: 'embedded object',
  video: 'video file',
  audio: 'audio file',
  form: 'form',
  canvas: 'drawing',
  svg: 'drawing',
  math: 'formula',
}
const silent = new Set(['style', 'noscript', 'template', 'head', 'title', 'link', 'meta', 'colgroup', 'source'])
/** Boxes; one without blocks in it is a paragraph. */
const boxes = new Set(['div', 'section', 'article', 'main', 'header', 'footer', 'center', 'dd', 'address', 'details'])
const blocks = new Set([
  ...boxes,
  ...['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'dl', 'blockquote', 'aside', 'pre', 'hr', 'figure', 'table'],
  ...['iframe', 'video', 'audio', 'form', 'dt', 'summary'],
])

/**
 * The text of an article in the markup of the site, sanitized. Pictures on other sites become a line that says which
 * picture belongs there; nothing is fetched. An error of the sanitizer becomes a note that blocks the article.
 */
export function articleText(html: string, find: FindPicture): ArticleText {
  const pictures: ArchivedPicture[] = []
  const remotePictures: string[] = []
  const notes: ImportNote[] = []
  const dropped = new Map<string, number>()
  const drop = (what: string) => void dropped.set(what, (dropped.get(what) ?? 0) + 1)

  /** An image, or the text that stands for it. */
  function pictureHtml({ attribs }: Element): { image: string } | { text: string } {
    const alt = (attribs.alt ?? '').trim().slice(0, 191)
    const address = (attribs.src ?? attribs['data-src'] ?? '').trim()
    const found = find(address)
    if ('entry' in found) {
      pictures.push({ entry: found.entry, alt })
      return { image: `<img src="${pictureMark(pictures.length - 1)}" alt="${escaped(alt)}">` }
    }
    const name = nameOf(address)
    if ('remote' in found) remotePictures.push(found.remote)
    else notes.push({ kind: 'MISSING', text: `The picture “${name}” ${found.problem}.` })
    return { text: escaped(pictureToAdd({ name, alt })) }
  }

  function pictureBlock(image: Element, caption = ''): string {
    const found = pictureHtml(image)
    if ('text' in found) {
      return `<aside role="note"><p>${found.text}</p>${caption && `<p>${escaped(caption)}</p>`}</aside>`
    }
    return `<figure>${found.image}${caption && `<figcaption>${escaped(caption)}</figcaption>`}</figure>`
  }

  const document = parseDocument(html)
  if (isTooDeep(document.children)) {
    return { ...empty, notes: [{ kind: 'BLOCKED', text: 'The text has too many levels of nesting.' }] }
  }
  const places = placesIn(document.children)

  /** The attributes of a link; undefined for one within the text that leads nowhere on the site. */
  function linkAttributes(attribs: Element['attribs']): Element['attribs'] | undefined {
    if (!attribs.href?.startsWith('#')) return attribs
    const id = places.get(placeKey(decodedName(attribs.href)))
    if (id !== undefined) return { ...attribs, href: `#${id}` }
    drop('broken in-page link')
    return undefined
  }

  const all = (nodes: readonly Node[]): string => nodes.map(htmlOf).join('')

  function figure(element: Element): string {
    const captions = element.children.filter((child) => isElement(child, 'figcaption'))
    const caption = textOf(...captions).trim()
    const rest = element.children.filter((child) => !isElement(child, 'figcaption'))
    const images = imagesIn(rest)
    const [image] = images
    if (image && images.length === 1 && textOf(...rest).trim() === '') return pictureBlock(image, caption)
    const video = images.length === 0 && videoHtml(textOf(...rest), caption)
    return video || all(rest) + (caption && `<p><em>${escaped(caption)}</em></p>`)
  }

  function htmlOf(node: Node): string {
    if (DomUtils.isText(node)) return escaped(node.data)
    if (!DomUtils.isTag(node)) return ''
    const { name, children, attribs } = node
    const embedded = name === 'iframe' && videoHtml(attribs.src ?? '', attribs.title ?? '')
    if (embedded) return embedded
    const what = leftOut[name]
    if (what) return (drop(what), '')
    if (silent.has(name)) return ''
    if (name === 'input' && attribs.type === 'checkbox') return taskMark(attribs.checked !== undefined)
    if (name === 'figure') return figure(node)
    if (name === 'img') {
      const found = pictureHtml(node)
      return 'image' in found ? found.image : found.text
    }
    if (name === 'picture' || name === 'a') {
      const images = imagesIn(children)
      if (images.length > 0 && textOf(node).trim() === '') return all(images)
    }
    const isLine = name === 'p' || (boxes.has(name) && !hasBlock(children))
    if (isLine) {
      const video = videoHtml(textOf(node))
      if (video) return video
      const images = imagesIn(children)
      if (images.length > 0 && textOf(node).trim() === '') return images.map((image) => pictureBlock(image)).join('')
      const line = all(children)
      return line.trim() && `<p>${line}</p>`
    }
    if (name === 'dt' || name === 'summary') return `<p><strong>${all(children)}</strong></p>`
    const kept = renamed[name] ?? name
    const allowed = allowedMarkup[kept]
    if (!allowed) return all(children)
    const given = name === 'a' ? linkAttributes(attribs) : attribs
    if (!given) return all(children)
    const written = allowed.flatMap((key) => (given[key] === undefined ? [] : ` ${key}="${escaped(given[key])}"`))
    const open = `<${kept}${written.join('')}>`
    return kept === 'br' || kept === 'hr' ? open : `${open}${all(children)}</${kept}>`
  }

  const shown = all(document.children)
  const undescribed = pictures.filter(({ alt }) => alt === '').length
  if (undescribed > 0) {
    notes.push({
      kind: 'MISSING',
      text: counted(
        undescribed,
        'picture has no description for people who cannot see it',
        'pictures have no description for people who cannot see them',
      ),
    })
  }
  for (const [text, count] of dropped) notes.push({ kind: 'LEFT_OUT', text: counted(count, text) })
  try {
    const content = cleanRichText(shown, 'content')
    const words = plainTextOf(content).split(' ').filter(Boolean).length
    return { content, words, pictures, remotePictures: [...new Set(remotePictures)], notes }
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error
    const text = error.extras.errors?.[0]?.message ?? error.message
    return { ...empty, notes: [{ kind: 'BLOCKED', text: `The text is too long. ${text}` }] }
  }
}

const empty = { content: '', words: 0, pictures: [], remotePictures: [] }

/** What a task list shows in place of a checkbox, which the site has not. */
export const taskMark = (isDone: boolean) => (isDone ? '☑ ' : '☐ ')

/**
 * The headings of the site that links within a text lead to, by the names of the parts of the original: by the text of
 * a heading, as GitHub and most generators write it, and by every `id` or `name`. The site gives ids to headings of the
 * second level alone, so smaller parts lead to the one above them.
 */
function placesIn(nodes: readonly Node[]): Map<string, string> {
  const places = new Map<string, string>()
  const taken: TakenIds = new Map()
  const repeated = new Map<string, number>()
  let above: string | undefined
  const add = (name: string) => {
    const key = placeKey(name)
    if (above !== undefined && key !== '' && !places.has(key)) places.set(key, above)
  }
  for (const element of DomUtils.getElementsByTagName('*', [...nodes], true)) {
    const { name, attribs } = element
    if (/^h[1-6]$/.test(name)) {
      const text = textOf(element).replaceAll(/\s+/g, ' ').trim()
      if ((renamed[name] ?? name) === 'h2' && text !== '') above = headingId(text, taken)
      const key = placeKey(text)
      const count = repeated.get(key) ?? 0
      repeated.set(key, count + 1)
      add(count === 0 ? text : `${text}-${count}`)
    }
    for (const id of [attribs.id, attribs.name]) if (id) add(id)
  }
  return places
}

/** Generators differ in what they do with capitals, accents and punctuation. */
const placeKey = (name: string) =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '')

/** “1 form”, “3 forms”. */
export const counted = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`

/** The last part of an address, as a person knows a file. */
export function nameOf(address: string): string {
  const [path = ''] = address.split(/[?#]/, 1)
  const name = path.split('/').findLast((part) => part !== '') ?? ''
  const shown = /%[\da-f]{2}/i.test(name) ? decodedName(name) : name
  return shown.slice(0, 100) || 'without a name'
}

function decodedName(name: string): string {
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}

/** A video that stands alone: a block of the site that plays it. */
function videoHtml(text: string, title = ''): string {
  const address = text.trim()
  const video = /^https?:\/\/\S+$/.test(address) && embedOf(address)
  if (!video) return ''
  const [[name, value] = []] = Object.entries(blockAttribute('embed'))
  const label = title.trim() || `Video on ${video.site}`
  return `<figure ${name}="${value}"><a href="${escaped(video.href)}">${escaped(label)}</a></figure>`
}

const isElement = (node: Node, name: string) => DomUtils.isTag(node) && node.name === name
const textOf = (...nodes: Node[]) => DomUtils.textContent(nodes)
const imagesIn = (nodes: readonly Node[]) => DomUtils.getElementsByTagName('img', [...nodes], true)
const hasBlock = (nodes: readonly Node[]): boolean =>
  nodes.some((node) => DomUtils.isTag(node) && (blocks.has(node.name) || hasBlock(node.children)))

function isTooDeep(nodes: readonly Node[]): boolean {
  let level: Node[] = [...nodes]
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MAX_DEPTH) return true
    level = level.flatMap((node) => (DomUtils.isTag(node) ? node.children : []))
  }
  return false
}

/** Text for an element or an attribute in double quotes. */
const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
