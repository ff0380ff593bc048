import { useLoaderData } from '@tekskills/shared/routing/router'
import { Section } from '@tekskills/shared/ui/Section/Section'
import { ProseBand } from '../../kit/page-content/ProseBand'
import { NextStepBand } from '../../kit/page-content/NextStepBand'
import { PersonHero } from './PersonHero'
import { OtherPeople } from './OtherPeople'
import type { PersonData } from './person-loader'

/** One person: duties, story and a frequent question. */
export function PersonPage() {
  const { person, others } = useLoaderData<PersonData>()
  const { name, story, asked } = person
  const [firstName = name] = name.split(' ')
  return (
    <>
      <PersonHero person={person} />
      <ProseBand
        prose={{ kind: 'prose', eyebrow: 'In short', heading: `How ${firstName} got here`, paragraphs: story }}
      />
      <ProseBand
        prose={{
          kind: 'prose',
          tone: 'muted',
          eyebrow: 'Often asked',
          heading: asked.question,
          paragraphs: [asked.answer],
        }}
      />
      <Section heading="The rest of the leadership team">
        <OtherPeople people={others} />
      </Section>
      <NextStepBand
        next={{
          heading: `A question for ${firstName}?`,
          text: 'Put the name in the subject. We forward your message unread, and you get a reply within two working days.',
          action: { label: `Write to ${firstName}`, to: '/contact' },
          secondaryAction: { label: 'The whole leadership team', to: '/leadership' },
        }}
      />
    </>
  )
}
