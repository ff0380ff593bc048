import { createRedirects } from '@tekskills/shared/contracts/retired-paths'
import retired from './retired-paths.json' with { type: 'json' }

/** The successor of a retired path (MT-04). */
export const redirectTargetOf = createRedirects(retired)
