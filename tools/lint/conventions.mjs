import { importDirection } from './boundaries.mjs'
import { designValues } from './design-values.mjs'
import { packageOwners } from './imports.mjs'
import { fileNames, words } from './naming.mjs'

/** The project's own rules: who imports whom, which package has which owner, what files are called, where colours live. */
export const conventions = [importDirection, ...packageOwners, fileNames, words, designValues]
