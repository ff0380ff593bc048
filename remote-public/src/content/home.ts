import { regions } from './regions'

/** Texts of the home page. Every `to` must be the address of an existing page. */
export const home = {
  hero: {
    eyebrow: 'IT services and consulting',
    heading: 'We build, move and run the systems your business depends on.',
    /** Seed of the generated picture. */
    pictureSeed: 'hero',
    action: { label: 'See how an engagement runs' },
  },
  services: {
    eyebrow: 'What we do',
    heading: 'Nine practices, one team in front of you.',
    lead: 'Most of our work crosses two or three of these. You keep one lead engineer from the first call to the last hand-over.',
    items: [
      {
        name: 'Cloud',
        glyph: 'cloud',
        text: 'Landing zones, migrations and the monthly bill. Workloads move in waves, each with a tested way back.',
        to: '/services/cloud',
        linkLabel: 'More on cloud',
      },
      {
        name: 'Cybersecurity',
        glyph: 'security',
        text: 'We find what is exposed, close it in order of risk, and keep watch on what has to stay open.',
        to: '/services/cybersecurity',
        linkLabel: 'More on security',
      },
      {
        name: 'Digital transformation',
        glyph: 'transformation',
        text: 'One process at a time: measure it, cut the steps nobody needs, and put software under what remains.',
        to: '/services/digital-transformation',
        linkLabel: 'More on transformation',
      },
      {
        name: 'Application development',
        glyph: 'applications',
        text: 'Web and back-end products, built in the open with your people and handed over with tests and a run book.',
        to: '/services/application-development',
        linkLabel: 'More on applications',
      },
      {
        name: 'Data and AI',
        glyph: 'data',
        text: 'Forecasts, vision and language models that answer a question somebody asked, judged against today’s way of doing it.',
        to: '/tekdatanova',
        linkLabel: 'Visit TekDataNova',
      },
      {
        name: 'Mobility solutions',
        glyph: 'mobility',
        text: 'Apps for people who work standing up: in the warehouse, on the ward, on the road, with or without a connection.',
        to: '/services/mobility-solutions',
        linkLabel: 'More on mobility',
      },
      {
        name: 'Quality assurance',
        glyph: 'quality',
        text: 'Test automation that a release waits for: fast enough to run on every change, strict enough to stop one.',
        to: '/services/quality-assurance',
        linkLabel: 'More on quality',
      },
      {
        name: 'SAP',
        glyph: 'sap',
        text: 'S/4HANA moves, integration and support, planned around the month-end close instead of through it.',
        to: '/services/sap',
        linkLabel: 'More on SAP',
      },
      {
        name: 'Talent acquisition',
        glyph: 'talent',
        text: 'Engineers and analysts screened by people who do the same work: for a role, a team or a season.',
        to: '/services/talent-acquisition',
        linkLabel: 'More on talent',
      },
    ],
  },
  industries: {
    eyebrow: 'Where we work',
    heading: 'The noise differs. So does the signal.',
    lead: 'What usually brings each industry to us, in one line.',
    items: [
      { name: 'Banking and finance', text: 'Ledgers that have to agree by morning.' },
      { name: 'Insurance', text: 'Claims that arrive as photographs, letters and calls.' },
      { name: 'Manufacturing', text: 'Machines that could say they are failing before they do.' },
      { name: 'Retail and consumer goods', text: 'Demand that moves faster than the order sheet.' },
      { name: 'Logistics', text: 'A thousand shipments, and one true position for each.' },
      { name: 'Healthcare and pharma', text: 'Records that must be complete and private at once.' },
      { name: 'Telecom', text: 'Networks that raise more alarms than anyone can read.' },
      { name: 'Travel and transportation', text: 'Timetables that meet the weather.' },
    ],
  },
  engagements: {
    eyebrow: 'What it comes to',
    heading: 'Three engagements, one figure each.',
    note: 'Sample engagements: the clients are not named and the figures are illustrative.',
    items: [
      {
        figure: '40 min',
        measure: 'to close the ledgers each night, down from eleven hours',
        client: 'A regional bank',
        practice: 'Application development',
        text: 'Reconciliation moved from one overnight batch to a stream. Breaks now surface in the afternoon, while the people who can fix them are still at their desks.',
      },
      {
        figure: '31%',
        measure: 'fewer unplanned stops in the first two quarters',
        client: 'A packaging manufacturer',
        practice: 'Data and AI',
        text: 'Sensors on 64 pumps were already recording. We read them at the machine, and ranked each warning by what the stop would cost.',
      },
      {
        figure: '0',
        measure: 'hours of downtime across 212 migrated workloads',
        client: 'A parcel carrier',
        practice: 'Cloud',
        text: 'Eleven waves over nine months, each rehearsed twice. Two waves were turned back on the night, as planned, and went through a week later.',
      },
    ],
  },
  process: {
    eyebrow: 'How an engagement runs',
    heading: 'Small steps, and a figure at the end of each.',
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
        result: 'A working slice and a figure to judge it by. You can stop here.',
      },
      {
        name: 'Build in the open',
        time: 'Rounds of 2 weeks',
        text: 'One backlog, your people in the team. Every round ends in something that runs.',
        result: 'Software in production, with its tests and a way back.',
      },
      {
        name: 'Run, then hand over',
        time: 'As long as it helps',
        text: 'We carry the pager until the figures hold, and leave at the pace you choose.',
        result: 'A run book, dashboards, and a team that no longer needs us.',
      },
    ],
  },
  insights: {
    eyebrow: 'Insights',
    heading: 'Written by the people who did the work.',
    all: 'All insights',
    empty: 'The first articles are being written.',
  },
  regions: {
    eyebrow: 'Eight regions',
    heading: 'Somewhere in the team, it is office hours.',
    lead: 'Each row is one day on the UTC clock. The bright dots are nine to six, local standard time.',
    items: regions,
  },
  closing: {
    heading: 'Judge us by what we write down.',
    text: 'Before you call anyone, read how our engineers think: what they tried, what it cost, and what they would do again.',
    action: { label: 'Read our insights', to: '/resources/blogs' },
    secondaryAction: { label: 'All services', to: '/services' },
  },
} as const
