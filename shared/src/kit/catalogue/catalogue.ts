import { actions } from './actions'
import { choices } from './choices'
import { content } from './content'
import { fields } from './fields'
import type { KitEntry } from './kit-entry'
import { layout } from './layout'
import { messages } from './messages'
import { navigation } from './navigation'
import { words } from './words'

/** Every folder of `shared/src/ui`, with all its components and states; the kit page and the tests read it. */
export const catalogue: readonly KitEntry[] = [
  ...actions,
  ...fields,
  ...choices,
  ...navigation,
  ...messages,
  ...words,
  ...content,
  ...layout,
]
