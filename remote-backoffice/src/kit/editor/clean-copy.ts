const TAGS = new Set(
  'figure figcaption img table thead tbody tr th td p br strong em u s sub sup a code ul ol li'.split(' '),
)
const ATTRIBUTES = new Set(['src', 'alt', 'width', 'height', 'href', 'colspan', 'rowspan', 'scope'])
const ADDRESS = /^(https?:|mailto:|tel:|\/(?!\/))/i

/**
 * Copies an element with only the tags and attributes that the service accepts (contract §3.5, rich text): no scripts,
 * handlers or styles. Also applied to pasted text.
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

/** Replaces an element that is not allowed with its text. */
const cleanChildren = (element: Element): (HTMLElement | string)[] => [cleanCopy(element) ?? element.textContent ?? '']
