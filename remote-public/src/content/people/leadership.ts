import type { NextStep, PageHeroContent } from '../page-content'

/** Texts of the leadership page. */
export const leadership: { hero: PageHeroContent; listHeading: string; note: string; next: NextStep } = {
  hero: {
    eyebrow: 'Leadership',
    heading: 'Eight people with their name on it.',
    lead: 'Each leads a practice or the company, still works on projects, and reads the mail that arrives under their name.',
    seed: 'leadership-eight',
    picture: 'beside',
  },
  listHeading: 'Who answers for what.',
  note: 'Portraits are drawn from initials. We think that what somebody answers for says more than how they look.',
  next: {
    heading: 'Looking for a lead and not for a title?',
    text: 'Say what it is about; the form brings it to the right one of the eight.',
    action: { label: 'Write to a lead', to: '/contact' },
    secondaryAction: { label: 'About the company', to: '/about-us' },
  },
}
