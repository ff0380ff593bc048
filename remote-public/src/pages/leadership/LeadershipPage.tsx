import { styled } from 'styled-components'
import { useLoaderData } from '@tekskills/shared/routing/router'
import { media } from '@tekskills/shared/theme/media'
import { Section } from '@tekskills/shared/ui/Section/Section'
import { leadership } from '../../content/people/leadership'
import { people } from '../../content/people/people'
import { NextStepBand } from '../../kit/page-content/NextStepBand'
import { PageHero } from '../../kit/page-content/PageHero'
import { PersonCard } from '../../features/people/PersonCard'
import type { LeadershipData } from './leadership-loader'

const { hero, listHeading, next } = leadership

/** The leadership team. */
export function LeadershipPage() {
  const { portraits } = useLoaderData<LeadershipData>()
  return (
    <>
      <PageHero name={hero.eyebrow} hero={hero} />
      <Section heading={listHeading}>
        <People>
          {people.map((person) => (
            <PersonCard key={person.slug} person={person} portrait={portraits[person.slug]} />
          ))}
        </People>
      </Section>
      <NextStepBand next={next} />
    </>
  )
}

const People = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space.lg};
  padding: 0;
  list-style: none;

  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${media.laptop} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`
