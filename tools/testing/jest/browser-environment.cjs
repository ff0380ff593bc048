/** jsdom for the unit tests, with computed styles that take less time. Must run before jsdom is loaded. */
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

module.exports = require('jest-fixed-jsdom')
