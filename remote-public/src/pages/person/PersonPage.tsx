import { REPLY_TIME } from '@tekskills/shared/contracts/company-facts'
import { useLoaderData } from '@tekskills/shared/routing/router'
import { Section } from '@tekskills/shared/ui/Section/Section'
import { contactPath } from '../../content/contact/contact-request'
import { ProseBand } from '../../kit/page-content/ProseBand'
import { NextStepBand } from '../../kit/page-content/NextStepBand'
import { PersonHero } from './PersonHero'
import { OtherPeople } from './OtherPeople'
import type { PersonData } from './person-loader'

/** One person: duties, story and a frequent question. */
export function PersonPage() {
  const { person, others } = useLoaderData<PersonData>()
  const { slug, name, story, asked } = person
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
          text: `We forward your message unread, and you get a reply within ${REPLY_TIME}.`,
          action: { label: `Write to ${firstName}`, to: contactPath({ subject: `For ${name}`, to: slug }) },
          secondaryAction: { label: 'The whole leadership team', to: '/leadership' },
        }}
      />
    </>
  )
}
