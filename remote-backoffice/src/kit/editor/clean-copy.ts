const TAGS = new Set(
  'figure figcaption img table thead tbody tr th td p br strong em u s sub sup a code ul ol li'.split(' '),
)
const ATTRIBUTES = new Set(['src', 'alt', 'width', 'height', 'href', 'colspan', 'rowspan', 'scope'])
const ADDRESS = /^(https?:|mailto:|tel:|\/(?!\/))/i

/**
 * A copy of an element that holds only what the service keeps (contract §3.5, rich text): no script, no handler, no
 * style. Pasted text passes here too.
 */
export function cleanCopy(element: Element): HTMLElement | undefined {
  const tag = element.localName
  if (!TAGS.has(tag)) return undefined
  const copy = document.createElement(tag)
  for (const { name, value } of element.attributes) {
    const isAddress = name === 'src' || name === 'href'
    if (ATTRIBUTES.has(name) && (!isAddress || ADDRESS.test(value.trim()))) copy.setAttribute(name, value)
  }
  for (const child of element.childNodes) {
    if (child.nodeType === child.TEXT_NODE) copy.append(child.textContent ?? '')
    else if (child.nodeType === child.ELEMENT_NODE) copy.append(...cleanChildren(child as Element))
  }
  return copy
}

/** An element that is not kept gives way to its text. */
const cleanChildren = (element: Element): (HTMLElement | string)[] => [cleanCopy(element) ?? element.textContent ?? '']
