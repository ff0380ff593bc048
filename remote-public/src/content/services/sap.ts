import type { ContentModule } from '../page-content'

export const { meta, content }: ContentModule = {
  meta: {
    title: 'SAP services around the month-end close | Tekskills',
    description:
      'S/4HANA migration, integration and support, planned around your closing calendar, with custom code read line by line before you decide what to keep.',
    keywords: 'SAP services, S/4HANA migration, SAP integration, SAP support, ABAP clean-up, SAP BTP',
  },
  content: {
    name: 'SAP',
    parents: [{ label: 'Services', to: '/services' }],
    hero: {
      eyebrow: 'SAP',
      heading: 'Planned around your month-end close',
      lead: 'S/4HANA migration, integration and support follow your closing calendar, so the system never changes while your people close the books.',
      seed: 'calendar',
      picture: 'behind',
      action: { label: 'Plan around your close', to: '/contact' },
    },
    blocks: [
      {
        kind: 'cells',
        id: 'what-you-get',
        eyebrow: 'What you get',
        heading: 'A smaller, cleaner SAP system',
        items: [
          {
            name: 'Custom code, sorted',
            text: 'Every object with its last use, its owner and a decision: drop, replace with a standard function, clean up, or move outside the core.',
          },
          {
            name: 'A reconciliation pack',
            text: 'Programs and totals that prove the old and new systems agree. Your auditor can run them again without us.',
          },
          {
            name: 'Interfaces with contracts',
            text: 'Each with an owner, a volume, a test and an alarm. Most landscapes have a third more interfaces than anyone listed.',
          },
          {
            name: 'Roles that fit the work',
            text: 'Rebuilt from what people do and checked for conflicts, with exceptions signed by someone who is authorised.',
          },
          {
            name: 'Support that removes causes',
            text: 'Each month we group tickets by cause and remove the largest cause instead of answering it again.',
          },
          {
            name: 'A clean-core rule',
            text: 'In writing, with a way to request an exception and a list of those granted.',
          },
        ],
      },
      {
        kind: 'timeline',
        id: 'how-it-runs',
        eyebrow: 'How the work goes',
        heading: 'A month of migration, in working days',
        lead: 'The same four weeks repeat until the last company code has moved. In January, finance already knows which weeks of November are off limits to us.',
        items: [
          {
            time: 'Days 1 to 5',
            text: 'The close. No transports, no training, and our team is on call for yours.',
          },
          {
            time: 'Days 6 to 9',
            text: 'What the close taught us: open items, slow jobs, workarounds. Each goes into the plan, or a named person accepts it.',
          },
          {
            time: 'Days 10 to 16',
            text: 'Build and load. In the new system, we reconcile the period you have just closed, to the cent, account by account.',
          },
          {
            time: 'Days 17 to 19',
            text: 'Key users work a day in the new system with yesterday’s documents. Whatever they cannot do goes on a card.',
          },
          {
            time: 'Day 20',
            text: 'Go or no-go for the next step: finance decides, based on one page of reconciled totals.',
          },
        ],
      },
      {
        kind: 'prose',
        eyebrow: 'Greenfield or conversion',
        heading: 'Convert the system, or start afresh?',
        paragraphs: [
          'We are paid the same for either, so our advice is neutral. A conversion keeps twenty years of history and twenty years of habits. A new start drops both and asks more of your organisation. The usual answer is in between: master data and open items move, closed years stay readable elsewhere, and a process moves only if someone argues for it.',
          'To decide, we count first. How many of your custom transactions were used last quarter? How many company codes really differ? What does a week of parallel work cost? Three weeks of counting have settled disputes that had lasted years.',
        ],
      },
      {
        kind: 'rows',
        id: 'what-it-takes',
        tone: 'muted',
        eyebrow: 'What it needs from you',
        heading: 'Key people and your closing calendar',
        items: [
          {
            name: 'A lead in finance',
            text: 'Half of their week, while someone else does their usual work. This is the cost most often forgotten.',
          },
          {
            name: 'Key users',
            text: 'One for each process, two days a month, free to disagree with head office.',
          },
          {
            name: 'Your Basis team',
            text: 'For systems, transports and authorisations, or permission for us to do it for them.',
          },
          {
            name: 'The closing calendar',
            text: 'For eighteen months, including audits, stock counts and holidays.',
          },
        ],
      },
      {
        kind: 'risks',
        id: 'what-can-go-wrong',
        eyebrow: 'What can go wrong',
        heading: 'What can stop a migration, and our answer',
        items: [
          {
            risk: 'Master data that nobody owns',
            answer:
              'The people who use the old system start cleaning it a year before the load. We measure progress and keep reminding.',
          },
          {
            risk: 'Totals agree and details do not',
            answer:
              'We reconcile open items and quants, not only balances. It takes longer, and your auditor will ask for it.',
          },
          {
            risk: 'The last weekend is the first full test',
            answer:
              'We rehearse the cutover three times against the clock. If the third does not fit into the weekend, the date moves.',
          },
          {
            risk: 'Knowledge leaves with the project',
            answer:
              'Support staff join at the second rehearsal and run the third. After go-live, they are the ones who take your calls.',
          },
        ],
      },
    ],
    next: {
      heading: 'Start with a count of what you use',
      text: 'The count takes three weeks and runs on a copy. The result is yours, whatever you decide and whoever you work with.',
      action: { label: 'Ask for a count', to: '/contact' },
      secondaryAction: { label: 'Data platforms for SAP at TekDataNova', to: '/tekdatanova' },
    },
  },
}
