import { catalogue } from './content/catalogue/catalogue'
import { contentPath } from './paths'

/** Canonical addresses of the parameterized pages of this remote. */
export const addresses: readonly string[] = [...catalogue].map(([slug, { category }]) => contentPath(category, slug))
