import sanitizeHtml from 'sanitize-html'
import { allowedMarkup, allowedValue } from '@tekskills/shared/contracts/rich-text'
import { invalidField } from '../http/problems/problem-error'

const MAX_BYTES = 200 * 1024
/** Sanitizing takes quadratic time in the worst case, so text that is much too long is rejected first. */
const MAX_RAW_BYTES = 400 * 1024
/** Tags and entities of a text, each of which takes much longer than a letter; 200 kB of a table have about 40,000. */
export const MAX_MARKS = 60_000
const MAX_DEPTH = 100
const MAX_PASSES = 5
/** An inline picture as a data URL, as other applications paste it. */
const INLINE_PICTURE = /<img\b[^>]{0,1000}?\bsrc\s{0,9}=\s{0,9}["']?\s{0,9}data:/i

const mediaPath = /^\/api\/public\/user\/[\w/-]+(\?[\w=&]*)?$/

/**
 * Sanitizes rich text with the allow-list of contract §3.5: no style, class, id or handler survives, links are http(s),
 * mail or phone only, pictures come from our own media. Throws 422 if it is too long, nested deeper than 100, or
 * contains an inline picture, which would be dropped silently.
 */
export function cleanRichText(html: string, field: string): string {
  if (INLINE_PICTURE.test(html)) throw invalidField(field, 'INLINE_PICTURE', 'Add pictures with the Picture button.')
  if (Buffer.byteLength(html) > MAX_RAW_BYTES || marksIn(html) > MAX_MARKS) throw tooLong(field)
  const clean = sanitizeUntilStable(html, field)
  if (Buffer.byteLength(clean) > MAX_BYTES) throw tooLong(field)
  return clean
}

/** Sanitizes optional rich text. */
export const cleanIfGiven = (html: string | undefined, field: string) =>
  html === undefined ? undefined : cleanRichText(html, field)

/** Wrongly nested tags can need several passes until the result is stable. */
function sanitizeUntilStable(html: string, field: string): string {
  let clean = html
  for (let pass = 0; pass < MAX_PASSES; pass += 1) {
    const next = sanitizeHtml(clean, { ...options, ...depthLimit(field) })
    if (next === clean) break
    // It only gets longer because of encoding, so another pass cannot shorten it.
    if (next.length > clean.length && Buffer.byteLength(next) > MAX_BYTES) throw tooLong(field)
    clean = next
  }
  return clean
}

/** The number of tags and entities of a text, closed or not: what cleaning it costs. */
export function marksIn(html: string): number {
  let marks = 0
  for (let index = 0; index < html.length; index += 1) if (html[index] === '<' || html[index] === '&') marks += 1
  return marks
}

const tooLong = (field: string) => invalidField(field, 'TOO_LONG', 'Use at most 200 kB of text.')

function safeLink(tagName: string, { href, target }: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  const attribs: sanitizeHtml.Attributes = { href: href ?? '' }
  if (target === '_blank') Object.assign(attribs, { target, rel: 'noopener' })
  return { tagName, attribs }
}

/** A picture without alternative text is marked as decoration for screen readers. */
const describedPicture = (tagName: string, attribs: sanitizeHtml.Attributes): sanitizeHtml.Tag => ({
  tagName,
  attribs: { ...attribs, alt: attribs.alt ?? '' },
})

/** A callout is a note: without the role it would be a landmark inside the article. */
const noteAside = (tagName: string): sanitizeHtml.Tag => ({ tagName, attribs: { role: 'note' } })

/** Merged table cells, list numbers, names of blocks and sizes of pictures, within their limits. */
const withAllowedValues = (tagName: string, attribs: sanitizeHtml.Attributes): sanitizeHtml.Tag => ({
  tagName,
  attribs: Object.fromEntries(
    Object.entries(attribs).flatMap(([name, value]) => {
      const allowed = allowedValue(tagName, name, value)
      return allowed === undefined ? [] : [[name, allowed]]
    }),
  ),
})

/**
 * Ends the parsing of text that is nested too deeply. The parser itself counts, because only it knows which end tags it
 * ignores; it searches all open elements for each, which would take seconds for `<b></i>` a hundred thousand times.
 */
function depthLimit(field: string): Pick<sanitizeHtml.IOptions, 'onOpenTag' | 'onCloseTag'> {
  let depth = 0
  return {
    onOpenTag() {
      depth += 1
      if (depth > MAX_DEPTH)
        throw invalidField(field, 'TOO_DEEP', 'This text has too many levels of nesting. Simplify its lists.')
    },
    onCloseTag() {
      depth -= 1
    },
  }
}

const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' }

/** Invisible characters: zero-width spaces, word joiners, direction marks, soft hyphens. */
const INVISIBLE = /[\u00ad\u200b\u200e\u200f\u2060]/g

/** The plain text of sanitized rich text, for search and reading time; empty if nothing is visible (§3.5). */
export const plainTextOf = (html: string) =>
  html
    .replace(/<\/?su[bp]>/g, '')
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&(amp|lt|gt|quot);/g, (entity) => entities[entity] ?? entity)
    .replace(INVISIBLE, '')
    .replace(/\s+/g, ' ')
    .trim()

/** Joins the plain text of several rich texts. */
export const joinedPlainText = (texts: readonly (string | undefined)[]) =>
  texts
    .map((html) => plainTextOf(html ?? ''))
    .join(' ')
    .trim()

const options: sanitizeHtml.IOptions = {
  allowedTags: Object.keys(allowedMarkup),
  allowedAttributes: allowedMarkup as Record<string, string[]>,
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  nestingLimit: MAX_DEPTH,
  transformTags: {
    b: 'strong',
    i: 'em',
    h1: 'h2',
    a: safeLink,
    img: describedPicture,
    aside: noteAside,
    p: withAllowedValues,
    figure: withAllowedValues,
    ol: withAllowedValues,
    th: withAllowedValues,
    td: withAllowedValues,
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !mediaPath.test(attribs.src ?? ''),
}
