import type { PageMeta } from '@tekskills/shared/contracts/page-meta'

export const landingMeta: PageMeta = {
  title: 'TekDataNova | Data and AI by Tekskills',
  description:
    'TekDataNova is the data and AI division of Tekskills. Mixed teams of your people and ours turn scattered records into decisions that are used every day.',
  keywords: 'data and AI, fusion teams, machine learning, data engineering, data platform, TekDataNova',
  canonicalLink: '/tekdatanova',
}

export const hero = {
  kicker: 'The data and AI division of Tekskills',
  title: 'We turn the noise in your data into',
  /** The end of the title, in the colors of the signal. */
  emphasis: 'decisions people act on.',
  lead: 'Machines, tills, claims and calls already tell you what is about to happen. Mixed teams of your people and ours find that signal, one decision at a time, and put it where the work is done.',
  more: 'See how we work',
} as const
