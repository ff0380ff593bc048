import { importDirection } from './boundaries.mjs'
import { designValues } from './design-values.mjs'
import { packageOwners } from './imports.mjs'
import { fileNames, identifierNames } from './naming.mjs'
import { plainEnglish } from './plain-english.mjs'

/** The project's own rules: import direction, package owners, file and identifier names, design tokens, English. */
export const conventions = [
  ...importDirection,
  ...packageOwners,
  fileNames,
  identifierNames,
  designValues,
  plainEnglish,
]
