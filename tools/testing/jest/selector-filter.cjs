/** Names that an element must have: of each complex selector in a list, those in its last compound. */
const requirements = new Map()

/**
 * Whether an element can match a selector, judged by its type and classes and by the classes of its ancestors alone.
 * @returns `false` only if it certainly does not match
 */
exports.mayMatch = (element, selector) => {
  if (typeof selector !== 'string') return true
  if (!requirements.has(selector)) requirements.set(selector, requirementsOf(selector))
  const { localName, classList } = element
  return requirements
    .get(selector)
    .some(
      ({ type, classes, outer }) =>
        (!type || type === localName) &&
        classes.every((name) => classList.contains(name)) &&
        outer.every((name) => isWithin(element, name)),
    )
}

/** Whether an ancestor has a class. */
function isWithin({ parentElement }, name) {
  for (let at = parentElement; at; at = at.parentElement) if (at.classList.contains(name)) return true
  return false
}

const NOTHING = [{ type: undefined, classes: [], outer: [] }]

const classesOf = (text) => (text.match(/\.[\w-]+/g) ?? []).map((name) => name.slice(1))

/** What is inside parentheses and brackets only narrows the match. */
function requirementsOf(selector) {
  let plain = selector
  for (let outer; outer !== plain;) {
    outer = plain
    plain = plain.replaceAll(/\([^()"']*\)|\[[^[\]"']*(?:"[^"\\]*"|'[^'\\]*')?[^[\]"']*\]/g, '')
  }
  // Escapes, namespaces and whatever else this does not understand.
  if (!/^[\w\s.#:,*>+~-]+$/.test(plain)) return NOTHING
  return plain.split(',').map((complex) => {
    const [compound] = /[^\s>+~]*$/.exec(complex.trim())
    const [type] = /^[a-z][a-z0-9-]*(?=[.#:]|$)/.exec(compound) ?? []
    // A sibling's classes are not those of an ancestor.
    const outer = /[+~]/.test(complex) ? '' : complex.trim().slice(0, -compound.length)
    return { type, classes: classesOf(compound), outer: classesOf(outer) }
  })
}
