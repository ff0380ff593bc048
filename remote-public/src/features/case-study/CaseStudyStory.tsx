import { styled } from 'styled-components'
import { Heading } from '@tekskills/shared/ui/Heading/Heading'
import { withScrollableParts } from '../../kit/insight-detail/scrollable-parts'
import { RichText } from '../../kit/rich-text/RichText'
import type { StorySection } from './story-sections'

/** The sections of a case study, with the ids that its menu links to (CS-03). */
export function CaseStudyStory({ story }: { story: readonly StorySection[] }) {
  return story.map(({ id, heading, html }) => (
    <Part key={id} id={id} tabIndex={-1} aria-labelledby={`${id}-heading`}>
      <Heading level={2} size="h3" id={`${id}-heading`}>
        {heading}
      </Heading>
      <RichText html={withScrollableParts(html)} />
    </Part>
  ))
}

// Sections have no gaps, so that one of them always crosses the scroll-spy line.
const Part = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space.md};
  padding-block: ${({ theme }) => theme.space.xxl};
  border-block-end: ${({ theme }) => `${theme.line.thin} solid ${theme.color.border}`};

  &:last-of-type {
    border: 0;
  }

  /* Emphasizes the impact, which most readers look for. */
  &#Impact > div {
    padding-inline-start: ${({ theme }) => theme.space.lg};
    border-inline-start: ${({ theme }) => `${theme.line.focus} solid ${theme.color.accent}`};
    font-size: ${({ theme }) => theme.font.size.lead};
    line-height: 1.5;
  }

  &:focus {
    outline: none;
    box-shadow: none;
  }
`
