import { insightTexts } from './insights'
import type { LinkedPage } from './page-content'
import { paths } from '../paths'

/** Texts of the site search. */
export const search = {
  heading: 'Search',
  lead: 'Articles, case studies, news, open positions and pages, in one place.',
  label: 'Search the site',
  /** Labels of the page types, by the service's name of each. */
  types: {
    BLOG: { one: 'Article', many: 'Articles' },
    CASESTUDY: { one: 'Case study', many: 'Case studies' },
    NEWSROOM: { one: 'News', many: 'News' },
    CAREER: { one: 'Open position', many: 'Open positions' },
    STATIC: { one: 'Page', many: 'Pages' },
  },
  /** Pages whose kind has a name of its own, by the start of their address. */
  parts: [
    { under: '/services/', name: 'Service' },
    { under: '/leadershipDetails/', name: 'Person' },
  ],
  suggestions: {
    heading: 'Not sure what to call it?',
    text: 'Most visitors find what they need on one of these pages.',
    pages: [
      {
        name: 'Services',
        text: 'Nine practices, from cloud to talent acquisition, each with what it takes and what you get.',
        to: paths.services,
        seed: 'services-nine',
      },
      {
        name: insightTexts.caseStudies.name,
        text: 'What we built, for whom, and what changed, in figures.',
        to: paths.caseStudies,
        seed: 'steps',
      },
      {
        name: insightTexts.blogs.name,
        text: 'What our engineers learned, written down by those who were there.',
        to: paths.blogs,
        seed: 'modules',
      },
      {
        name: insightTexts.newsroom.name,
        text: 'Announcements, offices and people.',
        to: paths.newsroom,
        seed: 'watch',
      },
      {
        name: 'Open positions',
        text: 'Every job we have open, with its terms, and the talent pool.',
        to: paths.opportunities,
        seed: 'queue',
      },
      {
        name: 'Contact',
        text: 'Our offices, their hours, and a form that a person reads.',
        to: paths.contact,
        seed: 'racks',
      },
    ] satisfies LinkedPage[],
  },
  none: 'Try fewer or shorter words, or a word with a similar meaning.',
  unavailable: 'Search is not available right now',
} as const
