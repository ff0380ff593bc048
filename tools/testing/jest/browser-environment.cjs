/**
 * jsdom for the unit tests. To compute a style, jsdom matches every rule of every stylesheet with the whole selector,
 * which is a quarter of the time of the tests; here it skips the rules whose last compound names a class or a type that
 * the element lacks. Must run before jsdom is loaded.
 */
const { createRequire } = require('node:module')
const { mayMatch } = require('./selector-filter.cjs')

const selectors = createRequire(require.resolve('jest-environment-jsdom'))(
  'jsdom/lib/jsdom/living/helpers/selectors.js',
)
const { matchesDontThrow } = selectors

selectors.matchesDontThrow = (element, selector) => mayMatch(element, selector) && matchesDontThrow(element, selector)

module.exports = require('jest-fixed-jsdom')
