/** Where an inert attribute keeps the styles of an element. */
export const STYLES = 'data-styles'

/** Read as words of an element that says nothing, which cleaning removes. */
const STYLE_SHEET = /(<\/?)style\b/gi
const TAG = /<[a-z](?:"[^"<]*"|'[^'<]*'|[^"'<>])*>/gi
const ATTRIBUTE = /([^\s"'=<>/]+)(\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+))/g

/**
 * Markup whose styles and handlers are inert: Chromium tells every one that the page's content policy refuses, also in
 * a document that is only read. Styles are kept as {@link STYLES}. What this misses is refused all the same.
 */
export const quietMarkup = (html: string): string =>
  html
    .replace(STYLE_SHEET, '$1xml')
    .replace(TAG, (tag) => tag.replace(ATTRIBUTE, (_all, name: string, value: string) => quietName(name) + value))

const quietName = (name: string) => (/^style$/i.test(name) ? STYLES : name.replace(/^on/i, 'data-$&'))
