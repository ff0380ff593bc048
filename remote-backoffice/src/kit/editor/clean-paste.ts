import { isMediaAddress, withoutOrigin } from './media-address'
import { inertMarkup, STYLES } from './inert-markup'
import { convertWordLists } from './word-lists'

/** Pasted markup, reduced to the tags that the editor accepts. */
export interface CleanedPaste {
  html: string
  /** Names of the removed pictures from other sites, in their order; the editor must upload them instead. */
  picturesLeftOut: readonly string[]
}

const DROPPED = 'style, script, meta, link, title, xml, noscript, iframe, object, svg'
/** Maximum length of a picture's name in a message. */
const MAX_NAME_LENGTH = 60
const LINK = /^(https?:|mailto:|tel:|\/(?!\/))/i
/** Headings of a text start at level 2, because the page title is level 1. */
const LEVELS: Readonly<Record<string, string>> = { h1: 'h2', h5: 'h4', h6: 'h4' }

/** Cleans markup copied from Word, Google Docs and web pages; the editor's schema drops styles and classes. */
export function cleanPaste(html: string): CleanedPaste {
  const { body } = new DOMParser().parseFromString(inertMarkup(html), 'text/html')
  const all = (selector: string) => [...body.querySelectorAll(selector)]
  removeComments(body)
  for (const element of all(DROPPED)) element.remove()
  // Google Docs wraps everything in a bold element that is not bold.
  for (const wrapper of all('b[id^="docs-internal-guid"], o\\:p')) wrapper.replaceWith(...wrapper.childNodes)
  convertWordLists(body)
  for (const [from, to] of Object.entries(LEVELS)) for (const heading of all(from)) rename(heading, to)
  for (const title of all('p[class^="MsoTitle"]')) rename(title, 'h2')
  for (const link of all('a')) cleanLink(link)
  for (const span of all(`span[${STYLES}]`)) keepEmphasis(span)
  for (const styled of all(`[${STYLES}]`)) styled.removeAttribute(STYLES)
  const picturesLeftOut = all('img')
    .filter((image) => !keepPicture(image))
    .map(pictureName)
  normalizeSpaces(body)
  for (const gap of all('p, h2, h3, h4')) if (isBlank(gap)) gap.remove()
  for (const gap of all(':scope > br')) if (!isBetweenText(gap)) gap.remove()
  return { html: body.innerHTML, picturesLeftOut }
}

/** The name by which an editor can recognize a picture: its description, else its file name; empty without either. */
function pictureName(image: Element): string {
  const address = image.getAttribute('src') ?? ''
  const fileName = /^data:|^blob:/i.test(address) ? '' : (/([^/?#]+)(?:[?#].*)?$/.exec(address)?.[1] ?? '')
  return (image.getAttribute('alt')?.trim() || fileName).slice(0, MAX_NAME_LENGTH)
}

function removeComments(body: HTMLElement): void {
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_COMMENT)
  const comments: Node[] = []
  while (walker.nextNode()) comments.push(walker.currentNode)
  for (const comment of comments) comment.parentNode?.removeChild(comment)
}

function rename(element: Element, tag: string): void {
  const other = document.createElement(tag)
  other.append(...element.childNodes)
  element.replaceWith(other)
}

/** Unwraps Google's redirect links and removes links within the source document, which lead nowhere here. */
function cleanLink(link: Element): void {
  const href = link.getAttribute('href') ?? ''
  const isGoogle = /^https:\/\/www\.google\.com\/url\?/.test(href)
  const address = (isGoogle && new URL(href).searchParams.get('q')) || href
  if (LINK.test(address)) link.setAttribute('href', address)
  else link.replaceWith(...link.childNodes)
}

/** Google Docs writes emphasis as styles, which the editor does not read. */
const EMPHASIS: readonly (readonly [RegExp, string])[] = [
  [/font-weight:\s*(bold|[6-9]00)/, 'strong'],
  [/font-style:\s*italic/, 'em'],
  [/text-decoration[\w-]*:[^;]*line-through/, 's'],
  [/vertical-align:\s*sub/, 'sub'],
  [/vertical-align:\s*super/, 'sup'],
]

function keepEmphasis(span: Element): void {
  const style = span.getAttribute(STYLES) ?? ''
  const isHeading = span.closest('h2, h3, h4') !== null
  for (const [pattern, tag] of EMPHASIS)
    if (pattern.test(style) && !(isHeading && tag === 'strong')) {
      const mark = document.createElement(tag)
      mark.append(...span.childNodes)
      span.append(mark)
    }
}

function keepPicture(image: Element): boolean {
  const address = withoutOrigin(image.getAttribute('src') ?? '')
  const isOurs = isMediaAddress(address)
  if (isOurs) image.setAttribute('src', address)
  else image.remove()
  return isOurs
}

function normalizeSpaces(body: HTMLElement): void {
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const text = walker.currentNode
    text.nodeValue = text.nodeValue?.replaceAll('\u00a0', ' ') ?? ''
  }
}

/**
 * Whether a break separates two lines of text. Next to a block, where Google Docs adds one, it would be an empty
 * paragraph.
 */
const isBetweenText = ({ previousSibling, nextSibling }: Element) => isInline(previousSibling) && isInline(nextSibling)

const BLOCK = 'p, h2, h3, h4, ul, ol, table, blockquote, aside, pre, figure, div, hr, br'
const isInline = (node: Node | null) =>
  node instanceof Element ? !node.matches(BLOCK) : Boolean(node?.textContent?.trim())

const isBlank = (element: Element) => element.textContent?.trim() === '' && !element.querySelector('img')
