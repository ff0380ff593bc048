import { allowedMarkup, allowedValue } from '@tekskills/shared/contracts/rich-text'

const ADDRESS = /^(https?:|mailto:|tel:|\/(?!\/))/i

/**
 * Copies an element with only the tags and attributes that the service accepts (contract §3.5, rich text): no scripts,
 * handlers or styles. Also applied to pasted text.
 */
export function cleanCopy(element: Element): HTMLElement | undefined {
  const tag = element.localName
  const attributes = allowedMarkup[tag]
  if (!attributes) return undefined
  const copy = document.createElement(tag)
  for (const { name, value } of element.attributes) {
    const isAddress = name === 'src' || name === 'href'
    const allowed = attributes.includes(name) ? allowedValue(tag, name, value) : undefined
    if (allowed !== undefined && (!isAddress || ADDRESS.test(allowed.trim()))) copy.setAttribute(name, allowed)
  }
  for (const child of element.childNodes) {
    if (child.nodeType === child.TEXT_NODE) copy.append(child.textContent ?? '')
    else if (child.nodeType === child.ELEMENT_NODE) copy.append(...cleanChildren(child as Element))
  }
  return copy
}

/** Replaces an element that is not allowed with its text. */
const cleanChildren = (element: Element): (HTMLElement | string)[] => [cleanCopy(element) ?? element.textContent ?? '']
