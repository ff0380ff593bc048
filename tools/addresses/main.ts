import { writeFile } from 'node:fs/promises'
import { fromRoot } from '../repository'
import { readFixedPages } from './read-fixed-pages'

// `npm run addresses`: writes the pages of the remotes to a file of the service, for the sitemap, metadata and search.
const pages = await readFixedPages()
await writeFile(
  fromRoot('api', 'src', 'domain', 'addresses', 'fixed-pages.json'),
  `${JSON.stringify(pages, null, 2)}\n`,
)
console.log(`${pages.length} pages.`)
