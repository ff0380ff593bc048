import type { PublicCaseStudy, storyPartIds } from '@tekskills/shared/contracts/http/case-studies'
import { visibleText } from '../../kit/insight-detail/visible-text'

/** Ids of the sections of a case study, exactly as specified (CS-03). */
export type StoryId = (typeof storyPartIds)[keyof typeof storyPartIds]

/** One non-empty section of a case study. */
export interface StorySection {
  id: StoryId
  heading: string
  /** HTML sanitized by the service on write and on read (contract §3.5). */
  html: string
}

type Story = Pick<PublicCaseStudy, 'aboutClient' | 'objective' | 'solution' | 'challenge' | 'impact'>

/** The sections of a case study in the order of its menu; only those with visible text (CS-03). */
export function storySections(story: Story): StorySection[] {
  const sections: StorySection[] = [
    { id: 'aboutclient', heading: 'About the Client', html: story.aboutClient },
    { id: 'objective', heading: 'The Objective', html: story.objective },
    { id: 'solution', heading: 'The Solution', html: story.solution },
    { id: 'challenge', heading: 'The Challenge', html: story.challenge },
    { id: 'Impact', heading: 'The Impact', html: story.impact },
  ]
  return sections.filter(({ html }) => visibleText(html) !== '')
}
