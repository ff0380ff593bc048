import type { ContentModule } from '../page-content'

export const { meta, content }: ContentModule = {
  meta: {
    title: 'Mobility solutions for frontline teams | Tekskills',
    description:
      'Apps for warehouse, ward and road that work without a connection, with gloves, in the rain, and on the devices your people already carry.',
    keywords: 'mobility solutions, mobile apps, offline apps, field service, warehouse app, device management',
  },
  content: {
    name: 'Mobility solutions',
    parents: [{ label: 'Services', to: '/services' }],
    hero: {
      eyebrow: 'Mobility solutions',
      heading: 'Made for one hand, bad light and no signal',
      lead: 'We build apps for the warehouse, the ward and the road, and test them there: with gloves, in the cold store, at the end of a double shift.',
      seed: 'queue',
      picture: 'beside',
      action: { label: 'Invite us along on a shift', to: '/contact' },
    },
    blocks: [
      {
        kind: 'rows',
        eyebrow: 'Where it is used',
        heading: 'Four workplaces, four different demands',
        items: [
          {
            name: 'In the warehouse',
            text: 'Steel racks block the network. A scan has to count at once and sync later, without counting twice.',
          },
          {
            name: 'On the ward',
            text: 'Hands are disinfected thirty times a shift. Nurses need two taps, large buttons and the patient’s name always in sight.',
          },
          {
            name: 'On the road',
            text: 'The phone is in a cradle, the engine is running, the customer is waiting. Nothing should need typing.',
          },
          {
            name: 'At the machine',
            text: 'Noise, oil and a rugged device from 2018. The app has to start in three seconds on that device.',
          },
        ],
      },
      {
        kind: 'figures',
        id: 'what-you-get',
        tone: 'muted',
        eyebrow: 'What you get',
        heading: 'An app that works without a network',
        lead: 'We accept these targets as conditions of delivery, measured on your slowest device.',
        items: [
          {
            figure: '8 hours',
            measure: 'of work without a connection',
            text: 'A whole shift, pictures and signatures included, then one clean transfer of everything recorded.',
          },
          {
            figure: '0',
            measure: 'entries lost or duplicated',
            text: 'Proved in every build by a script that cuts the connection at each step of the synchronisation.',
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
        heading: 'What comes with the app',
        items: [
          {
            name: 'One code base, both stores',
            text: 'Or a web app on the home screen where that is enough. We tell you which one you need before you pay for either.',
          },
          {
            name: 'Devices under control',
            text: 'Enrolled, updated and wiped from one place, with staged releases: ten people, then one site, then everyone.',
          },
          {
            name: 'Links to your systems',
            text: 'Orders, stock, patients, tickets: through tested interfaces with a contract, not screen scraping.',
          },
        ],
      },
      {
        kind: 'timeline',
        id: 'how-it-runs',
        tone: 'muted',
        eyebrow: 'How the work goes',
        heading: 'From the first shift to the full rollout',
        items: [
          { time: 'Week 1', text: 'We work three shifts alongside your people and draw what we saw on one wall.' },
          {
            time: 'Week 3',
            text: 'Clickable screens on real devices, tried where the work is done. About half of our ideas are dropped here.',
          },
          { time: 'Week 8', text: 'One task, complete, offline, with ten people who use it instead of paper.' },
          {
            time: 'Week 14',
            text: 'One site on the app. The paper forms stay in the drawer for a month, and we count how often they are taken out.',
          },
          { time: 'Week 20', text: 'The rollout, at your trainers’ pace. If the crash rate rises, it pauses.' },
        ],
      },
      {
        kind: 'checklist',
        id: 'what-it-takes',
        eyebrow: 'What it needs from you',
        heading: 'Shifts, devices and a champion at each site',
        items: [
          {
            name: 'Three shifts',
            text: 'For four of our people, with safety shoes and a guide who can answer every question.',
          },
          { name: 'A device of each kind', text: 'Including the ones you would rather forget.' },
          { name: 'A supervisor who wants it', text: 'At every site. It matters more than the software does.' },
          {
            name: 'A word with the works council',
            text: 'Early on. We agree in writing what is recorded about people, and what never will be, before the first build.',
          },
        ],
      },
      {
        kind: 'risks',
        id: 'what-can-go-wrong',
        tone: 'muted',
        eyebrow: 'What can go wrong',
        heading: 'Why people go back to paper',
        items: [
          {
            risk: 'Two people change the same thing offline',
            answer:
              'We agree the rule for each field with the business: the last change wins, both are kept, or a person decides.',
          },
          {
            risk: 'An update breaks the morning',
            answer:
              'The first group gets it at ten, not at six, and the previous version stays on the device for a week.',
          },
          {
            risk: 'People object to location tracking',
            answer:
              'The app uses a position for the task and deletes it afterwards. We show the code to anyone who asks.',
          },
        ],
      },
    ],
    next: {
      heading: 'Show us your paper form',
      text: 'A photo of the form people fill in today is enough to start. We reply with what the app would ask instead.',
      action: { label: 'Send an enquiry', to: '/contact' },
      secondaryAction: { label: 'How we build applications', to: '/services/application-development' },
    },
  },
}
