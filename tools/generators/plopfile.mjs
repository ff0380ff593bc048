import { apiModule } from './api-module.mjs'
import { page } from './page.mjs'
import { remote } from './remote.mjs'

/** `npm run new` prompts for everything; `npm run new -- page -- --remote … --name … --path … --heading …` does not. */
export default function plopfile(plop) {
  plop.setHelper('json', (value) => JSON.stringify(value))
  plop.setGenerator('page', page)
  plop.setGenerator('remote', remote)
  plop.setGenerator('api-module', apiModule)
}
