import { countedAtStart } from '@tekskills/shared/contracts/company-facts'
import { contactPath, FIRST_CONVERSATION } from '../contact/contact-request'
import type { NextStep, PageHeroContent } from '../page-content'

/** Texts of the leadership page. */
export const leadership: { hero: PageHeroContent; listHeading: string; next: NextStep } = {
  hero: {
    eyebrow: 'Leadership',
    heading: `${countedAtStart.leaders}, each personally accountable`,
    lead: 'Each leads a practice or the company, still works on projects, and reads the messages addressed to them.',
    seed: 'leadership-eight',
    picture: 'beside',
  },
  listHeading: 'Who is responsible for what',
  next: {
    heading: 'Not sure which leader to write to?',
    text: 'Say what it is about, and we will pass your message to the right person.',
    action: { label: 'Write to us', to: contactPath({ subject: FIRST_CONVERSATION }) },
    secondaryAction: { label: 'About the company', to: '/about-us' },
  },
}
