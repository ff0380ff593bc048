/** jsdom for the unit tests, with computed styles and labels that take less time. Must run before jsdom is loaded. */
const { createRequire } = require('node:module')
const { mayMatch } = require('./selector-filter.cjs')

const requireFromJsdom = createRequire(require.resolve('jest-environment-jsdom'))

// For each style, jsdom matches every rule of every stylesheet with the whole selector; here it skips the rules whose
// last compound names a class or a type that the element lacks.
const selectors = requireFromJsdom('jsdom/lib/jsdom/living/helpers/selectors.js')
const { matchesDontThrow } = selectors
selectors.matchesDontThrow = (element, selector) => mayMatch(element, selector) && matchesDontThrow(element, selector)

// For each style, jsdom computes eleven colours, also those that no rule sets; here a colour is what the rules say.
const { propertiesWithResolvedValueImplemented: computed } = requireFromJsdom(
  'jsdom/lib/jsdom/living/helpers/style-rules.js',
)
for (const name of Object.keys(computed)) if (name.endsWith('color')) delete computed[name]

// For each name that Testing Library computes, jsdom walks the document once per label to find what it labels.
requireFromJsdom('jsdom')
const { implementation: label } = requireFromJsdom('jsdom/lib/jsdom/living/nodes/HTMLLabelElement-impl.js')
const { isLabelable } = requireFromJsdom('jsdom/lib/jsdom/living/helpers/form-controls.js')
const { get: controlOf } = Object.getOwnPropertyDescriptor(label.prototype, 'control')
Object.defineProperty(label.prototype, 'control', {
  get() {
    const id = this.getAttributeNS(null, 'for')
    if (!id) return controlOf.call(this)
    const labeled = this.getRootNode({}).getElementById?.(id)
    return labeled && isLabelable(labeled) ? labeled : null
  },
})

module.exports = require('jest-fixed-jsdom')
