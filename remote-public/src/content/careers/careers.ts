import { applicationErased } from './retention-periods'

/** Texts of the careers page. Team names must match the departments of the positions. */
export const careers = {
  hero: {
    eyebrow: 'Careers',
    heading: 'Work that another engineer would enjoy reading.',
    lead: 'We are engineers, analysts and consultants in eight regions. We hire for teams that exist, we say what the work is, and we answer everybody.',
    pictureSeed: 'careers',
    action: 'See the open positions',
    secondaryAction: 'Life at Tekskills',
  },
  regions: {
    eyebrow: 'Open today',
    heading: 'Where we hire',
    lead: 'One dot is one open position. A region without a dot still reads the talent pool.',
    none: 'None today',
    failedHeading: 'The open positions could not be counted.',
    failedText: 'The rest of the page is complete. The figures are usually back within a minute.',
  },
  process: {
    eyebrow: 'How we hire',
    heading: 'Four steps, and you always know which one you are in.',
    steps: [
      {
        name: 'You write to us',
        time: 'Five minutes',
        text: 'One page, your résumé, and a few words if you like. No account, no test, and no program that sorts you out.',
        result: 'A reference number, at once.',
      },
      {
        name: 'A first conversation',
        time: '30 minutes, within ten working days',
        text: 'With the person who leads the team. You learn what is hard about the work; we learn what you want to do next.',
        result: 'The questions of the next step, in writing.',
      },
      {
        name: 'The work itself',
        time: '90 minutes',
        text: 'Two future colleagues and a problem from our own past. You bring the tools that you are used to and may look things up.',
        result: 'What we saw, told to you the same day.',
      },
      {
        name: 'An offer or a reason',
        time: 'Within three working days',
        text: 'If it is yes, you get the figures, the contract and a name to call. If it is no, you get the reason.',
        result: 'A sentence that you can use, either way.',
      },
    ],
  },
  conduct: {
    eyebrow: 'What to expect',
    heading: 'What we ask, and what we never ask.',
    asked: {
      heading: 'We ask',
      items: [
        'What you would do differently in the last system that you built',
        'How you noticed that something was wrong, and what you did first',
        'What you need to do good work: hours, quiet, equipment, a ramp, a screen reader',
        'What you expect to earn, after we have told you the range',
      ],
    },
    never: {
      heading: 'We never ask',
      items: [
        'For unpaid work at home that takes longer than an evening',
        'Puzzles that nobody has met outside an interview',
        'What you earn today, or what you earned before',
        'For a photograph, an age, a family status or a religion',
      ],
    },
  },
  teams: {
    eyebrow: 'Teams',
    heading: 'Eleven teams. Each says what its week is like.',
    items: [
      {
        name: 'Cloud',
        text: 'Platforms that others deploy to. Most days end with a smaller bill or one exception less.',
      },
      {
        name: 'Application Development',
        text: 'Web and back-end products, released in daylight by the person who wrote the change.',
      },
      { name: 'Data and AI', text: 'Forecasts and models that are judged against the way it is done today.' },
      { name: 'Cybersecurity', text: 'Tests, watch duty and repairs, in the order in which a break would hurt.' },
      { name: 'SAP', text: 'Moves and support around the month-end close. You will know the controllers by name.' },
      {
        name: 'Quality Assurance',
        text: 'Suites that are fast enough to be waited for and strict enough to be obeyed.',
      },
      { name: 'Digital Transformation', text: 'One process at a time, beside the people who live with it.' },
      { name: 'Mobility Solutions', text: 'Apps for gloved hands, bad light and no connection.' },
      {
        name: 'Managed Services',
        text: 'Systems that run through the night, and notes that let the morning shift sleep.',
      },
      { name: 'Delivery', text: 'Plans that survive their first week, kept short and kept in the open.' },
      { name: 'Talent', text: 'Recruiters who sit in the technical interviews and write down what was asked.' },
    ],
  },
  questions: {
    eyebrow: 'Before you apply',
    heading: 'Asked often, answered once.',
    items: [
      {
        question: 'May I apply for two positions?',
        answer:
          'Yes, each with its own form. You may also apply again for the same position: the new application stands beside the earlier one, which stays as it was.',
      },
      {
        question: 'What happens to my résumé?',
        answer: `Our recruiters can open it, and every look at it is noted. ${applicationErased}`,
      },
      {
        question: 'Do I have to move?',
        answer:
          'Each position says whether it is on site, hybrid or remote. Remote means anywhere in its country, because of tax and working hours.',
      },
      {
        question: 'I need something changed to take part in an interview.',
        answer:
          'Write it into the form or tell your recruiter. We ask everybody, so nobody stands out by answering: a longer time, another format, a quiet room.',
      },
    ],
  },
  closing: {
    heading: 'No position fits today?',
    text: 'Leave your résumé and the role you look for. Teams search the talent pool before they publish a position.',
    action: 'Join the talent pool',
  },
} as const
