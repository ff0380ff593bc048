import type { PublicCaseStudy } from '@tekskills/shared/contracts/http/case-studies'
import { storyParts } from '@tekskills/shared/contracts/story-parts'
import { visibleText } from '../../kit/insight-detail/visible-text'

/** Ids of the sections of a case study, exactly as specified (CS-03). */
export type StoryId = (typeof storyParts)[keyof typeof storyParts]['id']

/** One non-empty section of a case study. */
export interface StorySection {
  id: StoryId
  heading: string
  /** HTML sanitized by the service on write and on read (contract §3.5). */
  html: string
}

type Story = Pick<PublicCaseStudy, keyof typeof storyParts>

const parts = Object.entries(storyParts) as [keyof Story, (typeof storyParts)[keyof Story]][]

/** The sections of a case study in the order of its menu; only those with visible text (CS-03). */
export const storySections = (story: Story): StorySection[] =>
  parts.map(([field, part]) => ({ ...part, html: story[field] })).filter(({ html }) => visibleText(html) !== '')
