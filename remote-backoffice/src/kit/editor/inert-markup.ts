/** Where an inert attribute keeps the styles of an element. */
export const STYLES = 'data-styles'

/** Parsed as text of a neutral element, which cleaning removes. */
const STYLE_SHEET = /(<\/?)style\b/gi
const TAG_START = /<[a-z]/gi
/** Names begin behind white space and slashes. */
const NAME_START = /[^\s/]/g
const NAME_END = /[\s"'=<>/]/g
const UNQUOTED_END = /[\s"'>]/g
const NOT_SPACE = /\S/g

/**
 * Markup whose styles and handlers are inert: Chromium reports every one that the page's content policy blocks, also in
 * a document that is only read. Styles are kept as {@link STYLES}. What this misses is blocked all the same.
 *
 * It goes over the text once, character by character: expressions for whole tags run out of stack on values of some
 * megabytes, which pictures inside pasted markup have.
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

/** Where `pattern` is found first from `at` on; the length of the text when it is not. */
function indexFrom(text: string, pattern: RegExp, at: number): number {
  pattern.lastIndex = at
  return pattern.exec(text)?.index ?? text.length
}

/** Behind the value that begins at `at`; a quote that is never closed reaches to the end. */
function valueEnd(markup: string, at: number): number {
  const quote = markup[at]
  if (quote !== '"' && quote !== "'") return indexFrom(markup, UNQUOTED_END, at)
  const end = markup.indexOf(quote, at + 1)
  return end === -1 ? markup.length : end + 1
}

const inertName = (name: string) => (/^style$/i.test(name) ? STYLES : name.replace(/^on/i, 'data-$&'))
