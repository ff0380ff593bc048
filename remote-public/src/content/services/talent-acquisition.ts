import type { ContentModule } from '../page-content'

export const { meta, content }: ContentModule = {
  meta: {
    title: 'Talent acquisition: screened by engineers | Tekskills',
    description:
      'Engineers, analysts and project leads for one role, a team or a peak period, screened by people who do the same work, with written reasons for each.',
    keywords: 'talent acquisition, IT recruitment, contract engineers, technical screening, team augmentation',
  },
  content: {
    name: 'Talent acquisition',
    parents: [{ label: 'Services', to: '/services' }],
    hero: {
      eyebrow: 'Talent acquisition',
      heading: 'Three people worth meeting, not thirty CVs',
      lead: 'Someone who does the same work screens every candidate. You read one page on each: what they did, how we know, and what gave us pause.',
      seed: 'lift',
      picture: 'beside',
      action: { label: 'Describe a role', to: '/contact' },
    },
    blocks: [
      {
        kind: 'comparison',
        id: 'what-you-get',
        eyebrow: 'What you get',
        heading: 'Permanent, team or short-term hiring',
        columns: ['', 'For a role', 'For a team', 'For a peak period'],
        rows: [
          ['Employer', 'You', 'Tekskills', 'Tekskills'],
          ['First candidates after', '10 working days', '15 working days', '5 working days'],
          ['Fits when', 'The knowledge has to stay', 'You lack a whole skill', 'A peak has a known end'],
          ['You pay', 'A fee after probation', 'A monthly rate per person', 'A rate per day worked'],
          [
            'If it does not fit',
            'We search again free of charge',
            'Replaced within 10 working days',
            'Ends with the week',
          ],
        ],
      },
      {
        kind: 'timeline',
        id: 'how-it-runs',
        tone: 'muted',
        eyebrow: 'How the work goes',
        heading: 'A shortlist in ten working days',
        items: [
          {
            time: 'Day 1',
            text: 'One hour with the person they will work for. We ask what the new colleague will do in month three, not for a list of tools.',
          },
          {
            time: 'Day 2',
            text: 'We write the advertisement and the work sample. Nothing goes out until you have corrected both.',
          },
          {
            time: 'Days 3 to 6',
            text: 'We search among people we know first, then outside. Everyone who writes to us gets an answer.',
          },
          {
            time: 'Days 7 to 9',
            text: 'Candidates spend ninety minutes with a practitioner on a task like yours. If it takes longer, we pay them.',
          },
          { time: 'Day 10', text: 'You get three names, one page each, and our ranking with its reasons.' },
        ],
      },
      {
        kind: 'prose',
        eyebrow: 'How we judge',
        heading: 'Every candidate is scored by two people',
        paragraphs: [
          'Each candidate for a role does the same work sample, which we read without the name. Two of us score it separately before we discuss it. Where our scores differ, we explain why on the page you receive.',
          'We do not use software that rates faces, voices or the wording of an application. We keep notes for as long as the candidate has agreed, and every candidate may read theirs.',
          'Referees are people who have depended on the candidate’s work. We ask what they would give the candidate to do next, not whether they were nice.',
        ],
      },
      {
        kind: 'checklist',
        id: 'what-it-takes',
        tone: 'muted',
        eyebrow: 'What it needs from you',
        heading: 'Quick answers, above all',
        items: [
          {
            name: 'The real manager',
            text: 'One hour at the start. A job description written by someone else costs a week.',
          },
          {
            name: 'A salary range',
            text: 'We give it to candidates in the first message. It halves the number of rejected offers.',
          },
          { name: 'An answer in 48 hours', text: 'After each meeting. Good candidates are talking to others too.' },
          {
            name: 'A planned first week',
            text: 'Laptop, accounts, a task and a colleague. We send you the checklist we use ourselves.',
          },
        ],
      },
      {
        kind: 'risks',
        id: 'what-can-go-wrong',
        eyebrow: 'What can go wrong',
        heading: 'Why a hire can fail, and what we do',
        items: [
          {
            risk: 'The job was not what they expected',
            answer:
              'Candidates read the page you approved on day two, and speak to a future colleague without you in the room.',
          },
          {
            risk: 'They leave within the year',
            answer: 'We call both sides after 2, 8 and 26 weeks. Most reasons for leaving come up in the second call.',
          },
          {
            risk: 'Your team becomes dependent on ours',
            answer: 'After twelve months you may hire our people, at a price fixed in the first contract.',
          },
        ],
      },
    ],
    next: {
      heading: 'Tell us who you are looking for',
      text: 'Half a page on the work they will do in month three is plenty. Looking for a job yourself? See our open positions.',
      action: { label: 'Describe a role', to: '/contact' },
      secondaryAction: { label: 'Life at Tekskills', to: '/careers/life-at-tekskills' },
    },
  },
}
