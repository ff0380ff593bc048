import { catalogue } from './content/catalogue/catalogue'
import { contentPath } from './content/links'

/** The pages of this remote whose pattern has a parameter, each at its proper address. */
export const addresses: readonly string[] = [...catalogue].map(([slug, { category }]) => contentPath(category, slug))
