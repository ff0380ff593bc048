import { STYLES } from './inert-markup'

const NUMBER = /^\s*(\d+|[a-z]|[ivxlc]+)[.)]/i
const DIGITS = /^\s*(\d+)[.)]/

/** Word writes list items as paragraphs, with the marker in its own span. */
const LIST_ITEM = `p[${STYLES}*="mso-list:"], p[class*="MsoListParagraph"]`
const MARKER = `span[${STYLES}*="mso-list:Ignore"], span[${STYLES}*="mso-list: Ignore"]`

/** Converts Word's list paragraphs to nested lists according to their level. */
export function convertWordLists(body: HTMLElement): void {
  /** The open lists from the outermost to the innermost. */
  let open: HTMLElement[] = []
  let last: Element | undefined
  for (const entry of body.querySelectorAll(LIST_ITEM)) {
    if (!last || nextElement(last) !== entry) open = []
    const { level, tag, start } = kindOf(entry)
    for (const marker of entry.querySelectorAll(MARKER)) marker.remove()
    open.length = Math.min(open.length, level)
    if (open.length === level && open.at(-1)?.localName !== tag) open.pop()
    while (open.length < level) open.push(addList(tag, open.at(-1), entry))
    if (start && !open.at(-1)?.firstElementChild) open.at(-1)?.setAttribute('start', start)
    const item = document.createElement('li')
    item.append(...entry.childNodes)
    open.at(-1)?.append(item)
    last = open[0]
    entry.remove()
  }
}

function kindOf(entry: Element): { level: number; tag: 'ol' | 'ul'; start?: string } {
  const level = Number(/level(\d)/.exec(entry.getAttribute(STYLES) ?? '')?.[1] ?? 1)
  const marker = entry.querySelector(MARKER)?.textContent ?? ''
  const start = DIGITS.exec(marker)?.[1]
  return { level, tag: NUMBER.test(marker) ? 'ol' : 'ul', start: start === '1' ? undefined : start }
}

/** Creates a list inside the last item of the surrounding list, or in place of the paragraph. */
function addList(tag: string, around: HTMLElement | undefined, entry: Element): HTMLElement {
  const list = document.createElement(tag)
  if (!around) entry.before(list)
  else (around.lastElementChild ?? around.appendChild(document.createElement('li'))).append(list)
  return list
}

/** The next element sibling; null if text other than white space comes first. */
function nextElement(element: Element): Element | null {
  let next = element.nextSibling
  while (next && next.nodeType === next.TEXT_NODE && next.textContent?.trim() === '') next = next.nextSibling
  return next instanceof Element ? next : null
}
