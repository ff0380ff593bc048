const SCROLLABLE = /<(table|pre)\b/gi

/** Makes tables and code blocks in sanitized HTML focusable, so that they can be scrolled with the keyboard. */
export const withScrollableParts = (html: string) => html.replace(SCROLLABLE, '<$1 tabindex="0"')
