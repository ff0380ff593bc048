import type { ContentModule } from '../page-content'

export const { meta, content }: ContentModule = {
  meta: {
    title: 'SAP services around the month-end close | Tekskills',
    description:
      'S/4HANA moves, integration and support, planned around your closing calendar, with custom code read line by line before anyone decides to carry it over.',
    keywords: 'SAP services, S/4HANA migration, SAP integration, SAP support, ABAP clean-up, SAP BTP',
  },
  content: {
    name: 'SAP',
    parents: [{ label: 'Services', to: '/services' }],
    hero: {
      eyebrow: 'SAP',
      heading: 'Planned around the close, not through it.',
      lead: 'Your ledgers have a rhythm. Moves to S/4HANA, integrations and support follow it, so that the people who close the books never meet a moving system.',
      seed: 'sap-ledger',
      picture: 'behind',
      action: { label: 'Plan around your close', to: '/contact' },
    },
    blocks: [
      {
        kind: 'timeline',
        id: 'how-it-runs',
        eyebrow: 'How the work goes',
        heading: 'A month of a move, day by working day.',
        lead: 'The same four weeks repeat until the last company code is over. Finance knows in January which weeks of November are closed to us.',
        items: [
          {
            time: 'Days 1 to 5',
            text: 'The close. Nothing is transported, nobody trains, and our team is on call for yours.',
          },
          {
            time: 'Days 6 to 9',
            text: 'What the close taught us: open items, slow jobs, workarounds. Each becomes a line in the plan, or is accepted by name.',
          },
          {
            time: 'Days 10 to 16',
            text: 'Build and load. The period that was just closed is reconciled in the new system, to the cent, by account.',
          },
          {
            time: 'Days 17 to 19',
            text: 'Key users work a day in the new system with yesterday’s documents. What they cannot do is written on a card.',
          },
          {
            time: 'Day 20',
            text: 'Go or not for the next step, decided by finance, on one page of reconciled totals.',
          },
        ],
      },
      {
        kind: 'cells',
        id: 'what-you-get',
        tone: 'muted',
        eyebrow: 'What you get',
        heading: 'A smaller system than the one you had.',
        items: [
          {
            name: 'Custom code, sorted',
            text: 'Every object with its last use, its owner and a verdict: drop, standard, keep clean, or move outside the core.',
          },
          {
            name: 'A reconciliation pack',
            text: 'Programs and totals that prove old and new agree, which your auditor can run again without us.',
          },
          {
            name: 'Interfaces with contracts',
            text: 'Each with an owner, a volume, a test and an alarm. Most landscapes have a third more than anybody listed.',
          },
          {
            name: 'Roles that fit the work',
            text: 'Rebuilt from what people do, checked for conflicts, with the exceptions signed by somebody who may.',
          },
          {
            name: 'Support with a memory',
            text: 'Tickets are grouped by cause each month, and the largest cause is removed instead of answered again.',
          },
          {
            name: 'A clean core rule',
            text: 'Written down, with a way to ask for an exception and the list of those that were granted.',
          },
        ],
      },
      {
        kind: 'prose',
        eyebrow: 'New start, or carry over?',
        heading: 'We are paid the same for either, so you get our opinion.',
        paragraphs: [
          'Carrying a system over keeps twenty years of history and twenty years of habits. A new start drops both and asks the organisation for more. The usual answer lies between: master data and open items go, closed years stay readable elsewhere, and processes are carried over only where somebody argues for them.',
          'To decide, we count. How many of your custom transactions were used last quarter? How many company codes really differ? What does a week of parallel work cost? Two to three weeks of counting have ended disputes that had lasted years.',
        ],
      },
      {
        kind: 'rows',
        id: 'what-it-takes',
        tone: 'muted',
        eyebrow: 'What it needs from you',
        heading: 'Four people and one calendar.',
        items: [
          {
            name: 'A lead in finance',
            text: 'Half of their week, with somebody else doing that half of their work. This is the cost most often forgotten.',
          },
          {
            name: 'Key users',
            text: 'One for each process, two days a month, who are allowed to disagree with head office.',
          },
          {
            name: 'Your basis team',
            text: 'For systems, transports and authorisations, or the mandate to do it for them.',
          },
          {
            name: 'The closing calendar',
            text: 'For eighteen months, with audits, stock counts and the holidays that empty an office.',
          },
        ],
      },
      {
        kind: 'risks',
        id: 'what-can-go-wrong',
        eyebrow: 'What can go wrong',
        heading: 'What we have seen stop a move, and the answer to it.',
        items: [
          {
            risk: 'Master data that nobody owns',
            answer:
              'Cleaning starts a year before the load, in the old system, by those who use it. Ours is to measure and to nag.',
          },
          {
            risk: 'Totals agree and details do not',
            answer:
              'We reconcile at the level of open items and quants, not of balances. It takes longer, and is what the auditor will ask for.',
          },
          {
            risk: 'The last weekend is the first full test',
            answer:
              'The cut-over is rehearsed three times against the clock. If the third does not fit into the weekend, the date moves.',
          },
          {
            risk: 'Knowledge leaves with the project',
            answer:
              'Support people join at the second rehearsal and run the third. After go-live they are the ones who answer.',
          },
        ],
      },
    ],
    next: {
      heading: 'Count first. Decide afterwards.',
      text: 'The counting takes three weeks, runs on a copy, and its result is yours whichever way and with whomever you go on.',
      action: { label: 'Ask for a count', to: '/contact' },
      secondaryAction: { label: 'Data platforms for SAP at TekDataNova', to: '/tekdatanova' },
    },
  },
}
