import { writeFile } from 'node:fs/promises'
import { fromRoot } from '../repository'
import { readFixedPages } from './read-fixed-pages'

// npm run addresses: tells the service which pages the remotes have, for the sitemap, the page meta and the search.
const pages = await readFixedPages()
await writeFile(
  fromRoot('api', 'src', 'domain', 'addresses', 'fixed-pages.json'),
  `${JSON.stringify(pages, null, 2)}\n`,
)
console.log(`${pages.length} pages.`)
