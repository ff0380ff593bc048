/** The inert attribute that holds the styles of an element. */
export const STYLES = 'data-styles'

/** Style elements are renamed to `xml`, which the cleaning removes. */
const STYLE_SHEET = /(<\/?)style\b/gi
const TAG_START = /<[a-z]/gi
/** Attribute names start after white space and slashes. */
const NAME_START = /[^\s/]/g
const NAME_END = /[\s"'=<>/]/g
const UNQUOTED_END = /[\s"'>]/g
const NOT_SPACE = /\S/g

/**
 * Makes the styles and handlers in markup inert: Chromium reports each one that the page's content security policy
 * blocks, even in a document that is only parsed. Styles are kept as {@link STYLES}. Anything missed here is still
 * blocked by the policy.
 *
 * Scans the text once, character by character: regular expressions for whole tags overflow the stack on values of
 * several megabytes, such as inline pictures in pasted markup.
 */
export function inertMarkup(html: string): string {
  const markup = html.replace(STYLE_SHEET, '$1xml')
  const pieces: string[] = []
  let copied = 0
  for (let at = indexFrom(markup, TAG_START, 0); at < markup.length; at = indexFrom(markup, TAG_START, at)) {
    at += 2
    for (;;) {
      at = indexFrom(markup, NAME_START, at)
      if (at === markup.length || markup[at] === '>' || markup[at] === '<') break
      const nameEnd = Math.max(indexFrom(markup, NAME_END, at), at + 1)
      const equals = indexFrom(markup, NOT_SPACE, nameEnd)
      if (markup[equals] === '=') {
        pieces.push(markup.slice(copied, at), inertName(markup.slice(at, nameEnd)))
        copied = nameEnd
        at = valueEnd(markup, indexFrom(markup, NOT_SPACE, equals + 1))
      } else at = nameEnd
    }
  }
  return pieces.join('') + markup.slice(copied)
}

/** Index of the first match of `pattern` at or after `at`; the length of the text without a match. */
function indexFrom(text: string, pattern: RegExp, at: number): number {
  pattern.lastIndex = at
  return pattern.exec(text)?.index ?? text.length
}

/** Index after the attribute value that starts at `at`; an unclosed quote extends to the end. */
function valueEnd(markup: string, at: number): number {
  const quote = markup[at]
  if (quote !== '"' && quote !== "'") return indexFrom(markup, UNQUOTED_END, at)
  const end = markup.indexOf(quote, at + 1)
  return end === -1 ? markup.length : end + 1
}

const inertName = (name: string) => (/^style$/i.test(name) ? STYLES : name.replace(/^on/i, 'data-$&'))
