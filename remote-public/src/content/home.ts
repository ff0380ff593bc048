import { regions } from '@tekskills/shared/contracts/company-directory'
import { countedAtStart, OPEN_HOURS, REPLY_TIME } from '@tekskills/shared/contracts/company-facts'
import { contactPath, FIRST_CONVERSATION } from './contact/contact-request'

const toAnEngineer = {
  label: 'Talk to an engineer',
  to: contactPath({ subject: FIRST_CONVERSATION }),
}

/** Texts of the home page. Every `to` must be the address of an existing page. */
export const home = {
  hero: {
    eyebrow: 'IT services and consulting',
    heading: 'We build, move and run the systems your business depends on.',
    /** Seed of the generated picture. */
    pictureSeed: 'hero',
    lead: 'Cloud, security, data, SAP and the software in between: planned, built and run by engineers you talk to directly.',
    action: toAnEngineer,
    secondaryAction: { label: 'See how we work' },
  },
  services: {
    eyebrow: 'What we do',
    heading: `${countedAtStart.practices}, one lead engineer for you`,
    lead: 'Most projects need two or three of these. You keep the same lead engineer from the first call to the final handover.',
    items: [
      {
        name: 'Cloud',
        glyph: 'cloud',
        text: 'Landing zones, migration and cost control. Workloads move in waves, each with a tested way back.',
        to: '/services/cloud',
        linkLabel: 'More on cloud',
      },
      {
        name: 'Cybersecurity',
        glyph: 'security',
        text: 'We find what is exposed, close it in order of risk and watch what has to stay open.',
        to: '/services/cybersecurity',
        linkLabel: 'More on security',
      },
      {
        name: 'Digital transformation',
        glyph: 'transformation',
        text: 'One process at a time: measure it, cut the steps nobody needs, and automate what remains.',
        to: '/services/digital-transformation',
        linkLabel: 'More on transformation',
      },
      {
        name: 'Application development',
        glyph: 'applications',
        text: 'Web and back-end products, built with your people and handed over with tests and a run book.',
        to: '/services/application-development',
        linkLabel: 'More on applications',
      },
      {
        name: 'Data and AI',
        glyph: 'data',
        text: 'Forecasts, computer vision and language models, each measured against the way you decide today.',
        to: '/tekdatanova',
        linkLabel: 'Visit TekDataNova',
      },
      {
        name: 'Mobility solutions',
        glyph: 'mobility',
        text: 'Apps for frontline teams: in the warehouse, on the ward or on the road, with or without a connection.',
        to: '/services/mobility-solutions',
        linkLabel: 'More on mobility',
      },
      {
        name: 'Quality assurance',
        glyph: 'quality',
        text: 'Test automation fast enough to run on every change and strict enough to stop a bad release.',
        to: '/services/quality-assurance',
        linkLabel: 'More on quality',
      },
      {
        name: 'SAP',
        glyph: 'sap',
        text: 'S/4HANA migration, integration and support, planned around your month-end close.',
        to: '/services/sap',
        linkLabel: 'More on SAP',
      },
      {
        name: 'Talent acquisition',
        glyph: 'talent',
        text: 'Engineers and analysts screened by people who do the same work: for one role, a team or a peak period.',
        to: '/services/talent-acquisition',
        linkLabel: 'More on talent',
      },
    ],
  },
  industries: {
    eyebrow: 'Where we work',
    heading: 'Different industries, different problems',
    lead: 'What usually brings each industry to us, in one line.',
    items: [
      { name: 'Banking and finance', text: 'Ledgers that have to agree by morning.' },
      { name: 'Insurance', text: 'Claims that arrive as photos, letters and calls.' },
      { name: 'Manufacturing', text: 'Machines that could warn you before they fail.' },
      { name: 'Retail and consumer goods', text: 'Demand that moves faster than the order sheet.' },
      { name: 'Logistics', text: 'A thousand shipments, each with one reliable position.' },
      { name: 'Healthcare and pharma', text: 'Records that must be complete and private at once.' },
      { name: 'Telecoms', text: 'Networks that raise more alarms than anyone can read.' },
      { name: 'Travel and transport', text: 'Timetables that depend on the weather.' },
    ],
  },
  results: {
    eyebrow: 'Results',
    heading: 'Three projects, three numbers',
    all: 'All case studies',
  },
  process: {
    eyebrow: 'How we work',
    heading: 'Small steps, each with a measurable result',
    steps: [
      {
        name: 'Find the signal',
        time: '2 weeks',
        text: 'We read the code, the tickets and the bills, and talk to the people who live with them.',
        result: 'A ranked list of what to change and what to leave alone, with costs.',
      },
      {
        name: 'Prove one thing',
        time: '4 to 6 weeks',
        text: 'The riskiest assumption goes first, in your environment and on your data.',
        result: 'A working slice and a number to judge it by. You can stop here.',
      },
      {
        name: 'Build in the open',
        time: '2-week rounds',
        text: 'One backlog, with your people in the team. Every round ends with working software.',
        result: 'Software in production, with tests and a way back.',
      },
      {
        name: 'Run, then hand over',
        time: 'As long as it helps',
        text: 'We stay on call until the figures hold, and leave at the pace you choose.',
        result: 'A run book, dashboards, and a team that no longer needs us.',
      },
    ],
  },
  insights: {
    eyebrow: 'Insights',
    heading: 'Written by the people who did the work',
    all: 'All insights',
    empty: 'The first articles are being written',
  },
  regions: {
    eyebrow: 'Where we are',
    heading: `${countedAtStart.regions}, covered around the clock`,
    lead: `Each row is one day in UTC. Bright dots mark office hours, ${OPEN_HOURS} in local time; the vertical line marks now.`,
    items: regions,
  },
  closing: {
    heading: 'Tell us what has to work',
    text: `A lead engineer reads your message and replies within ${REPLY_TIME}. Prefer to read first? Our engineers publish what worked and what it cost.`,
    action: toAnEngineer,
    secondaryAction: { label: 'Read our insights', to: '/resources/blogs' },
  },
} as const
