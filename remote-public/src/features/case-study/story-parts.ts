import type { PublicCaseStudy } from '@tekskills/shared/contracts/http/case-studies'
import { visibleText } from '../../kit/insight-detail/visible-text'
import type { StoryPart } from './case-study'

type Story = Pick<PublicCaseStudy, 'aboutClient' | 'objective' | 'solution' | 'challenge' | 'impact'>

/** The sections of a case study in the order of its menu; only those with visible text (CS-03). */
export function storyParts(story: Story): StoryPart[] {
  const parts: StoryPart[] = [
    { id: 'aboutclient', heading: 'About the Client', html: story.aboutClient },
    { id: 'objective', heading: 'The Objective', html: story.objective },
    { id: 'solution', heading: 'The Solution', html: story.solution },
    { id: 'challenge', heading: 'The Challenge', html: story.challenge },
    { id: 'Impact', heading: 'The Impact', html: story.impact },
  ]
  return parts.filter(({ html }) => visibleText(html) !== '')
}
