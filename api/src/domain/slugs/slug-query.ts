import { slug } from '@tekskills/shared/contracts/http/content'
import { z } from 'zod'

/** `checkSlug?slug=&excludeId=` (contract §3.7, additions). */
export const slugQuery = z.object({ slug, excludeId: z.uuid().optional() })

export const slugCheck = z.object({ available: z.boolean(), suggestion: z.string() })
