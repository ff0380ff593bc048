import { builtinRules } from 'eslint/use-at-your-own-risk'
import { noRawValues } from './design-values.mjs'
import { noBannedPhrases } from './plain-english.mjs'

/** The project's own rules, and two of ESLint that oxlint does not have with these options. */
export default {
  meta: { name: 'site' },
  rules: {
    'id-match': builtinRules.get('id-match'),
    'no-banned-phrases': noBannedPhrases,
    'no-raw-values': noRawValues,
    'no-restricted-syntax': builtinRules.get('no-restricted-syntax'),
  },
}
