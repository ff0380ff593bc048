import { actions } from './actions'
import { choices } from './choices'
import { content } from './content'
import { fields } from './fields'
import type { KitEntry } from './kit-entry'
import { layout } from './layout'
import { messages } from './messages'
import { navigation } from './navigation'
import { text } from './text'

/** All folders of `shared/src/ui`, with their components and states, for the kit page and the tests. */
export const catalogue: readonly KitEntry[] = [
  ...actions,
  ...fields,
  ...choices,
  ...navigation,
  ...messages,
  ...text,
  ...content,
  ...layout,
]
