import type { ContentModule } from '../page-content'

export const { meta, content }: ContentModule = {
  meta: {
    title: 'Mobility solutions for people who work standing up | Tekskills',
    description:
      'Apps for warehouse, ward and road that work without a connection, with gloves, in the rain, and on the devices your people already carry.',
    keywords: 'mobility solutions, mobile apps, offline apps, field service, warehouse app, device management',
  },
  content: {
    name: 'Mobility solutions',
    parents: [{ label: 'Services', to: '/services' }],
    hero: {
      eyebrow: 'Mobility solutions',
      heading: 'Made for one hand, bad light and no signal.',
      lead: 'We build for the warehouse, the ward and the road, and test there: with gloves, in the cold store, at the end of a double shift.',
      seed: 'mobility-route',
      picture: 'beside',
      action: { label: 'Invite us on a shift', to: '/contact' },
    },
    blocks: [
      {
        kind: 'rows',
        eyebrow: 'Where it is used',
        heading: 'Four places, four kinds of difficulty.',
        items: [
          {
            name: 'In the warehouse',
            text: 'Steel racks swallow the network. The scan has to count at once and settle later, without counting twice.',
          },
          {
            name: 'On the ward',
            text: 'Hands are disinfected thirty times a shift. Two taps, large, and the patient’s name always in sight.',
          },
          {
            name: 'On the road',
            text: 'The phone is in a cradle, the engine is running, the customer is waiting. Nothing may need typing.',
          },
          {
            name: 'At the machine',
            text: 'Noise, oil and a rugged device from 2018. The app has to start in three seconds on that one.',
          },
        ],
      },
      {
        kind: 'figures',
        id: 'what-you-get',
        tone: 'muted',
        eyebrow: 'What you get',
        heading: 'An app that keeps its word without a network.',
        lead: 'We accept these marks as conditions of delivery, measured on your slowest device.',
        items: [
          {
            figure: '8 hours',
            measure: 'of work without a connection',
            text: 'A whole shift, pictures and signatures included, then one clean hand-over of everything that was recorded.',
          },
          {
            figure: '0',
            measure: 'entries lost or doubled',
            text: 'Proved by pulling the plug at every step of the synchronisation, by script, in every build.',
          },
          {
            figure: '3 s',
            measure: 'from pocket to first scan',
            text: 'On the oldest device in use, with a year of data on it.',
          },
        ],
      },
      {
        kind: 'cells',
        heading: 'Around the app.',
        items: [
          {
            name: 'One code base, both stores',
            text: 'Or a web app on the home screen where that is enough. We tell you which before you pay for the other.',
          },
          {
            name: 'Devices under control',
            text: 'Enrolled, updated and wiped from one place, with rings of release: ten people, then a site, then all.',
          },
          {
            name: 'Links to what you own',
            text: 'Orders, stock, patients, tickets: through interfaces with a contract and a test, not through screen scraping.',
          },
        ],
      },
      {
        kind: 'timeline',
        id: 'how-it-runs',
        tone: 'muted',
        eyebrow: 'How the work goes',
        heading: 'From your first shift with us to the whole fleet.',
        items: [
          { time: 'Week 1', text: 'We work three shifts alongside your people and draw what we saw on one wall.' },
          {
            time: 'Week 3',
            text: 'Clickable screens on real devices, tried where the work is done. About half of our ideas die here.',
          },
          { time: 'Week 8', text: 'One task, complete, offline, with ten people who use it instead of paper.' },
          {
            time: 'Week 14',
            text: 'One site on the app. The paper stays in the drawer for a month, and we count how often it is taken out.',
          },
          { time: 'Week 20', text: 'The roll-out, at the pace of your trainers, with the crash rate as the brake.' },
        ],
      },
      {
        kind: 'checklist',
        id: 'what-it-takes',
        eyebrow: 'What it needs from you',
        heading: 'Shifts, devices, and a person each side trusts.',
        items: [
          {
            name: 'Three shifts',
            text: 'For four of our people, with safety shoes and a guide who may answer every question.',
          },
          { name: 'A device of each kind', text: 'Including the ones that you would rather forget.' },
          { name: 'A foreman who wants it', text: 'In every site. It decides more than the software does.' },
          {
            name: 'A word with the works council',
            text: 'Early. What is recorded about people, and what never will be, is written before the first build.',
          },
        ],
      },
      {
        kind: 'risks',
        id: 'what-can-go-wrong',
        tone: 'muted',
        eyebrow: 'What can go wrong',
        heading: 'Reasons why the paper comes back.',
        items: [
          {
            risk: 'Two people change the same thing offline',
            answer:
              'The rule is decided with the business for each field: last one wins, both are kept, or a person is asked. Never by accident.',
          },
          {
            risk: 'An update breaks the morning',
            answer: 'The first ring gets it at ten, not at six, and the app before it stays on the device for a week.',
          },
          {
            risk: 'The app knows where people are, and they mind',
            answer:
              'Position is used for the task and forgotten with it. The code that does so is shown to whoever asks.',
          },
        ],
      },
    ],
    next: {
      heading: 'Show us the clipboard.',
      text: 'A photograph of the form that people fill in today is enough to start. We answer with what the app would ask instead.',
      action: { label: 'Send an enquiry', to: '/contact' },
      secondaryAction: { label: 'How we build applications', to: '/services/application-development' },
    },
  },
}
