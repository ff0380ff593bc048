/** Names that an element must have: of each complex selector in a list, those in its last compound. */
const requirements = new Map()

/**
 * Whether an element can match a selector, judged by its type and classes alone.
 * @returns `false` only if it certainly does not match
 */
exports.mayMatch = ({ localName, classList }, selector) => {
  if (typeof selector !== 'string') return true
  if (!requirements.has(selector)) requirements.set(selector, requirementsOf(selector))
  return requirements
    .get(selector)
    .some(({ type, classes }) => (!type || type === localName) && classes.every((name) => classList.contains(name)))
}

const NOTHING = [{ type: undefined, classes: [] }]

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
    return { type, classes: (compound.match(/\.[\w-]+/g) ?? []).map((name) => name.slice(1)) }
  })
}
