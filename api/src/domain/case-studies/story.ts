import { cleanIfGiven } from '../../platform/rich-text/rich-text'
import type { ItemValues } from '../content/content-definition'
import type { PageRow } from '../content/item-rows'

interface Story {
  aboutClient: string
  objective: string
  solution: string
  challenge: string
  impact: string
}

/** The columns of the five parts of a case study. Throws 422 for text that cannot be sanitized. */
export const storyValues = (story: Partial<Story>): ItemValues => ({
  about_client: cleanIfGiven(story.aboutClient, 'aboutClient'),
  objective: cleanIfGiven(story.objective, 'objective'),
  solution: cleanIfGiven(story.solution, 'solution'),
  challenge: cleanIfGiven(story.challenge, 'challenge'),
  impact: cleanIfGiven(story.impact, 'impact'),
})

/** The five parts of a case study, in order. */
export const storyOf = (row: PageRow): Story => ({
  aboutClient: row.about_client,
  objective: row.objective,
  solution: row.solution,
  challenge: row.challenge,
  impact: row.impact,
})
