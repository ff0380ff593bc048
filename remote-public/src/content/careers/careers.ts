import { counted } from '@tekskills/shared/contracts/company-facts'
import { applicationErased } from './retention-periods'

/** Texts of the careers page. Team names must match the departments of the positions. */
export const careers = {
  hero: {
    eyebrow: 'Careers',
    heading: 'Work that other engineers respect',
    lead: `We are engineers, analysts and consultants in ${counted.regions}. We hire for teams that already exist, say what the work is, and answer everyone.`,
    pictureSeed: 'careers',
    action: 'See the open positions',
    secondaryAction: 'Life at Tekskills',
  },
  regions: {
    eyebrow: 'Open today',
    heading: 'Where we hire',
    lead: 'Each dot is one open position. Regions without a dot still recruit from the talent pool.',
    none: 'None today',
    failedHeading: 'The open positions could not be counted',
    failedText: 'The rest of the page is complete. Please try again in a minute.',
  },
  process: {
    eyebrow: 'How we hire',
    heading: 'Four steps, and you always know where you are',
    steps: [
      {
        name: 'You write to us',
        time: 'Five minutes',
        text: 'One page, your CV, and a short message if you like. No account, no test, no automated screening.',
        result: 'A reference number right away.',
      },
      {
        name: 'A first conversation',
        time: '30 minutes, within ten working days',
        text: 'With the person who leads the team. You learn what is hard about the work; we learn what you want to do next.',
        result: 'The questions for the next step, in writing.',
      },
      {
        name: 'The work itself',
        time: '90 minutes',
        text: 'Two future colleagues and a real problem from our past. You use your own tools and may look things up.',
        result: 'Our feedback the same day.',
      },
      {
        name: 'An offer or a reason',
        time: 'Within three working days',
        text: 'If we say yes, you get the figures, the contract and a name to call. If we say no, we give you the reason on request.',
        result: 'A clear answer, either way.',
      },
    ],
  },
  conduct: {
    eyebrow: 'What to expect',
    heading: 'What we ask in interviews, and what we never ask',
    asked: {
      heading: 'We ask',
      items: [
        'What you would do differently in the last system you built',
        'How you noticed that something was wrong, and what you did first',
        'What you need to do good work: hours, quiet, equipment, a ramp, a screen reader',
        'What you expect to earn, after we have told you the range',
      ],
    },
    never: {
      heading: 'We never ask',
      items: [
        'For unpaid homework that takes longer than an evening',
        'For answers to puzzles nobody meets outside an interview',
        'What you earn now or earned before',
        'For a photo, your age, your family status or your religion',
      ],
    },
  },
  teams: {
    eyebrow: 'Teams',
    heading: 'Eleven teams and what each one does',
    items: [
      {
        name: 'Cloud',
        text: 'Platforms that others deploy to. Most days end with a smaller bill or one exception fewer.',
      },
      {
        name: 'Application development',
        text: 'Web and back-end products, released in working hours by the person who wrote the change.',
      },
      { name: 'Data and AI', text: 'Forecasts and models that have to beat the way decisions are made today.' },
      { name: 'Cybersecurity', text: 'Tests, monitoring and repairs, in order of the damage a break-in would do.' },
      { name: 'SAP', text: 'Migration and support around the month-end close. You will know the controllers by name.' },
      {
        name: 'Quality assurance',
        text: 'Test suites fast enough to wait for and strict enough to trust.',
      },
      { name: 'Digital transformation', text: 'One process at a time, alongside the people who work with it.' },
      { name: 'Mobility solutions', text: 'Apps that work with gloves on, in bad light and without a connection.' },
      {
        name: 'Managed services',
        text: 'Systems that run through the night, and handover notes the morning shift can rely on.',
      },
      { name: 'Delivery', text: 'Plans that survive their first week, kept short and open to everyone.' },
      { name: 'Talent', text: 'Recruiters who sit in on technical interviews and write down what was asked.' },
    ],
  },
  questions: {
    eyebrow: 'Before you apply',
    heading: 'Questions that applicants often ask',
    items: [
      {
        question: 'Can I apply for two positions?',
        answer:
          'Yes, each with its own form. You may also apply again for the same position: the new application is kept alongside the earlier one, which does not change.',
      },
      {
        question: 'What happens to my CV?',
        answer: `Only our recruiters and the people who decide on the position can open it, and every access is logged. ${applicationErased}`,
      },
      {
        question: 'Do I have to relocate?',
        answer:
          'Each position says whether it is on site, hybrid or remote. Remote means anywhere in its country, because of tax and working hours.',
      },
      {
        question: 'I need something changed to take part in an interview.',
        answer:
          'Tell us in the form, or tell your recruiter: more time, another format, a quiet room. We ask everyone, so nobody stands out by answering.',
      },
    ],
  },
  closing: {
    heading: 'No position fits today?',
    text: 'Send us your CV and the role you’re looking for. Teams search the talent pool before they publish a position.',
    action: 'Join the talent pool',
  },
} as const
