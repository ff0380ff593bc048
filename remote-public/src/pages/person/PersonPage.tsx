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
        prose={{ kind: 'prose', eyebrow: 'In short', heading: `How ${firstName} came to it.`, paragraphs: story }}
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
      <Section heading="Others who answer for something.">
        <OtherPeople people={others} />
      </Section>
      <NextStepBand
        next={{
          heading: `Something for ${firstName}?`,
          text: 'Put the name in the subject. The mail is forwarded unopened and answered within two working days.',
          action: { label: `Write to ${firstName}`, to: '/contact' },
          secondaryAction: { label: 'All of our leadership', to: '/leadership' },
        }}
      />
    </>
  )
}
