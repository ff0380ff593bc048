import { Grid } from '@tekskills/shared/ui/Grid/Grid'
import { Section } from '@tekskills/shared/ui/Section/Section'
import { leadership } from '../../content/people/leadership'
import { people } from '../../content/people/people'
import { NextStepBand } from '../../features/page-content/NextStepBand'
import { PageHero } from '../../features/page-content/PageHero'
import { PersonCard } from '../../features/people/PersonCard'

const { hero, listHeading, note, next } = leadership

/** The people who answer for the company. */
export function LeadershipPage() {
  return (
    <>
      <PageHero name={hero.eyebrow} hero={hero} />
      <Section heading={listHeading} intro={note}>
        <Grid as="ul" $column="small">
          {people.map((person) => (
            <PersonCard key={person.slug} person={person} />
          ))}
        </Grid>
      </Section>
      <NextStepBand next={next} />
    </>
  )
}
