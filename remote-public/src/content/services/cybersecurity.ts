import type { ContentModule } from '../page-content'

export const { meta, content }: ContentModule = {
  meta: {
    title: 'Cybersecurity: find it, close it, keep watch | Tekskills',
    description:
      'Exposure mapping, risk-ordered repair, identity and detection, with an incident plan that was rehearsed with the people who would have to use it.',
    keywords: 'cybersecurity services, exposure management, incident response, identity, detection, penetration test',
  },
  content: {
    name: 'Cybersecurity',
    parents: [{ label: 'Services', to: '/services' }],
    hero: {
      eyebrow: 'Cybersecurity',
      heading: 'Know what is open. Close it in the right order.',
      lead: 'Most break-ins use a door that somebody had listed already. We shorten the list, starting with the doors that lead to money, patients or plants.',
      seed: 'security-perimeter',
      picture: 'behind',
      action: { label: 'Ask for an exposure map', to: '/contact' },
    },
    blocks: [
      {
        kind: 'cells',
        id: 'what-you-get',
        eyebrow: 'What you get',
        heading: 'Six results, none of them a binder.',
        items: [
          {
            name: 'An exposure map',
            text: 'What an outsider sees of you: hosts, logins, leaked passwords, forgotten test systems, suppliers with a key.',
          },
          {
            name: 'A repair list in order',
            text: 'Ranked by the damage a break-in there would do and the effort to prevent it, not by the colour of a scanner.',
          },
          {
            name: 'Identity that holds',
            text: 'One directory, phishing-resistant sign-in for those who matter most, and no account that outlives its person.',
          },
          {
            name: 'Detection you can trust',
            text: 'Few alarms, each with a play that says what to do. Rules live in version control and are tested with staged attacks.',
          },
          {
            name: 'A rehearsed plan',
            text: 'Who decides, who speaks, who pulls which cable. Played through with your board and your night shift.',
          },
          {
            name: 'Evidence for auditors',
            text: 'Each control with its proof, collected by script, so that an audit takes days and not a season.',
          },
        ],
      },
      {
        kind: 'timeline',
        tone: 'muted',
        eyebrow: 'When it happens anyway',
        heading: 'The first 72 hours, as we practise them.',
        lead: 'Clients with a retainer call one number. The order below is on the wall of the room where it is answered.',
        items: [
          {
            time: 'Minute 0',
            text: 'An engineer answers, opens a log on paper and a channel that does not run on your systems.',
          },
          {
            time: 'Hour 1',
            text: 'Contain: accounts locked, segments cut, backups taken off the network. Nothing is wiped.',
          },
          {
            time: 'Hour 4',
            text: 'The first picture for your management: what is certain, what is likely, what we do not know.',
          },
          {
            time: 'Hour 24',
            text: 'The way in is found or narrowed to two. Legal duties to report are on a clock of their own.',
          },
          {
            time: 'Hour 72',
            text: 'A rebuild plan with priorities that the business has set, and statements that will still be true next week.',
          },
        ],
      },
      {
        kind: 'prose',
        id: 'how-it-runs',
        eyebrow: 'How the work goes',
        heading: 'First from outside, then from inside, then together.',
        paragraphs: [
          'We begin with two weeks outside your fence, with nothing but your name. Then we come in: configuration, directory, network paths, backups. The third part is done with your people at one table, because a ranking that ignores the business is worth nothing.',
          'From then on we work in rounds of a fortnight. Each round closes findings, proves that they are closed by attacking again, and publishes one page: what is open, what is older than it should be, and what it would take.',
          'Testing is agreed in writing before it starts: targets, hours, a phone number on either side, and a word that stops everything.',
        ],
      },
      {
        kind: 'statement',
        text: 'A finding that nobody owns is not a finding. Every line we write ends with a name and a date.',
        seed: 'security-owner',
      },
      {
        kind: 'checklist',
        id: 'what-it-takes',
        tone: 'muted',
        eyebrow: 'What it needs from you',
        heading: 'Access, authority and an honest list.',
        items: [
          {
            name: 'Written permission',
            text: 'From somebody who may give it, for each system, including those that suppliers run for you.',
          },
          {
            name: 'An owner for each system',
            text: 'Who may decide to take it down for an hour, and who hears of it first.',
          },
          {
            name: 'The things you already know',
            text: 'Old audit reports, open tickets, the server in the cupboard. It saves a week.',
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
        heading: 'Security work can do harm. This is how we keep it small.',
        items: [
          {
            risk: 'A test takes a system down',
            answer:
              'Fragile systems are named beforehand and tested on copies, or in a window with the owner on the phone.',
          },
          {
            risk: 'Hundreds of findings, nothing fixed',
            answer:
              'We stop looking when the list is longer than a quarter of repair work. More findings would help nobody.',
          },
          {
            risk: 'Controls that people work around',
            answer:
              'Every new hurdle is tried by ten real users first. If they find a detour within a day, so will everybody.',
          },
        ],
      },
    ],
    next: {
      heading: 'Start with what a stranger can see.',
      text: 'The outside view takes two weeks, touches nothing that is not public, and ends in twelve pages you can act on.',
      action: { label: 'Request the outside view', to: '/contact' },
      secondaryAction: { label: 'See how foundations are secured', to: '/services/cloud/foundations' },
    },
  },
}
