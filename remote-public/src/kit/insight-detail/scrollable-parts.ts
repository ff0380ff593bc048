const SCROLLABLE = /<(table|pre)\b/gi

/** Makes the parts of an article's cleaned HTML that scroll on a phone reachable for the keyboard, which scrolls them. */
export const withScrollableParts = (html: string) => html.replace(SCROLLABLE, '<$1 tabindex="0"')
