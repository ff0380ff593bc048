import type { ContentModule } from '../page-content'

export const { meta, content }: ContentModule = {
  meta: {
    title: 'Cybersecurity: find, fix and monitor exposure | Tekskills',
    description:
      'Exposure mapping, repairs in order of risk, identity and detection, with an incident plan rehearsed by the people who would have to use it.',
    keywords: 'cybersecurity services, exposure management, incident response, identity, detection, penetration test',
  },
  content: {
    name: 'Cybersecurity',
    parents: [{ label: 'Services', to: '/services' }],
    hero: {
      eyebrow: 'Cybersecurity',
      heading: 'Know what is open. Close it in the right order.',
      lead: 'Most break-ins use a weakness that was already on somebody’s list. We shorten the list, starting with what leads to money, patients or plants.',
      seed: 'doors',
      picture: 'behind',
      action: { label: 'Ask for an exposure map', to: '/contact' },
    },
    blocks: [
      {
        kind: 'cells',
        id: 'what-you-get',
        eyebrow: 'What you get',
        heading: 'Six results you can use',
        items: [
          {
            name: 'An exposure map',
            text: 'What an outsider can see: hosts, logins, leaked passwords, forgotten test systems, suppliers with access.',
          },
          {
            name: 'A repair list in order',
            text: 'Ranked by the damage a break-in would do and the effort to prevent it, not by a scanner’s colour code.',
          },
          {
            name: 'Identity that holds',
            text: 'One directory, phishing-resistant login for the most critical roles, and no account that outlasts its owner’s job.',
          },
          {
            name: 'Detection you can trust',
            text: 'Few alarms, each with instructions on what to do. Rules are kept in version control and tested with staged attacks.',
          },
          {
            name: 'A rehearsed plan',
            text: 'Who decides, who speaks, who disconnects what, rehearsed with your board and your night shift.',
          },
          {
            name: 'Evidence for auditors',
            text: 'Each control with its proof, collected by script, so an audit takes days instead of months.',
          },
        ],
      },
      {
        kind: 'timeline',
        tone: 'muted',
        eyebrow: 'If an attack succeeds',
        heading: 'The first 72 hours of an incident',
        lead: 'Clients with a retainer call one number. This is the sequence we practise.',
        items: [
          {
            time: 'Minute 0',
            text: 'An engineer answers, starts a paper log and opens a channel that does not run on your systems.',
          },
          {
            time: 'Hour 1',
            text: 'Containment: accounts locked, segments isolated, backups taken off the network. Nothing is wiped.',
          },
          {
            time: 'Hour 4',
            text: 'The first picture for your management: what is certain, what is likely, what we do not know.',
          },
          {
            time: 'Hour 24',
            text: 'The entry point is found, or narrowed down to two. Statutory reporting deadlines are tracked separately.',
          },
          {
            time: 'Hour 72',
            text: 'A rebuild plan with priorities set by the business, and public statements that will still be true next week.',
          },
        ],
      },
      {
        kind: 'prose',
        id: 'how-it-runs',
        eyebrow: 'How the work goes',
        heading: 'From outside, from inside, then with your team',
        paragraphs: [
          'We spend the first two weeks outside, with nothing but your name. Then we look inside: configuration, directory, network paths, backups. We do the third part with your people, around one table, because a ranking that ignores the business is worth nothing.',
          'From then on we work in two-week rounds. Each round closes findings, attacks again to prove they are closed, and ends with one page: what is open, what is overdue, and what it would take to fix.',
          'Testing is agreed in writing before it starts: targets, hours, a phone number on each side, and a code word that stops everything.',
        ],
      },
      {
        kind: 'statement',
        text: 'A finding nobody owns will not get fixed. Every line we write ends with a name and a date.',
        seed: 'security-owner',
      },
      {
        kind: 'checklist',
        id: 'what-it-takes',
        tone: 'muted',
        eyebrow: 'What it needs from you',
        heading: 'Access, authority and an honest list',
        items: [
          {
            name: 'Written permission',
            text: 'From someone with the authority to give it, for each system, including those that suppliers run for you.',
          },
          {
            name: 'An owner for each system',
            text: 'Someone who can decide to take it down for an hour, and who hears of problems first.',
          },
          {
            name: 'The things you already know',
            text: 'Old audit reports, open tickets, the server in the cupboard. Telling us saves a week.',
          },
          {
            name: 'A decision a fortnight',
            text: 'Thirty minutes with someone who can accept a risk in their own name.',
          },
        ],
      },
      {
        kind: 'risks',
        id: 'what-can-go-wrong',
        eyebrow: 'What can go wrong',
        heading: 'How we keep security testing safe',
        items: [
          {
            risk: 'A test takes a system down',
            answer:
              'You name fragile systems in advance. We test them on copies, or in an agreed window with the owner on the phone.',
          },
          {
            risk: 'Hundreds of findings, nothing fixed',
            answer:
              'We stop looking once the list holds more than a quarter’s repair work. More findings would help nobody.',
          },
          {
            risk: 'Controls that people work around',
            answer:
              'Ten real users try every new control first. If they find a way around it within a day, so will everyone else.',
          },
        ],
      },
    ],
    next: {
      heading: 'See what an attacker can see',
      text: 'The outside view takes two weeks, touches only what is public, and ends with twelve pages you can act on.',
      action: { label: 'Request the outside view', to: '/contact' },
      secondaryAction: { label: 'See how foundations are secured', to: '/services/cloud/foundations' },
    },
  },
}
