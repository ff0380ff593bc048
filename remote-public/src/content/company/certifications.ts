import type { ContentModule } from '../page-content'

export const { meta, content }: ContentModule = {
  meta: {
    title: 'Certifications: how our people prove what they can do | Tekskills',
    description:
      'Which proof of skill each Tekskills practice asks of its people, how certificates are chosen, paid for and kept current, and how you can check a name.',
    keywords: 'IT certifications, certified engineers, skill verification, training policy, Tekskills certifications',
  },
  content: {
    name: 'Certifications',
    hero: {
      eyebrow: 'Certifications',
      heading: 'A certificate says someone passed. We ask what came after.',
      lead: 'Examinations are part of how our people grow. This page tells what each practice asks for, and how you verify the person in front of you.',
      seed: 'certification-proof',
      picture: 'behind',
    },
    blocks: [
      {
        kind: 'comparison',
        eyebrow: 'By practice',
        heading: 'What it takes to lead work of a kind.',
        lead: 'Two things each time: an examination by somebody outside, and work that a colleague has checked. Neither replaces the other.',
        columns: ['Practice', 'Examined outside', 'Shown in work'],
        rows: [
          [
            'Cloud',
            'The architect or operations examination of the provider they work with',
            'A foundation built, attacked and repaired',
          ],
          [
            'Cybersecurity',
            'A practical test with a report, not multiple choice alone',
            'Three assessments beside a senior, one led',
          ],
          ['Application development', 'None asked for', 'A year of reviewed code, and a system handed over'],
          [
            'Data and AI',
            'A data platform examination, where the client’s platform has one',
            'A model that went live, and one they advised to stop',
          ],
          [
            'Quality assurance',
            'A foundation course in testing, or equal experience',
            'A suite that stayed true for six months',
          ],
          ['SAP', 'The examination of the module they configure', 'Two closes on call'],
          ['Project leads', 'A method of their choice', 'A stage that ended with a stop, reported on time'],
        ],
      },
      {
        kind: 'rows',
        tone: 'muted',
        eyebrow: 'How it is handled',
        heading: 'Paid time, honest records.',
        items: [
          {
            name: 'Time and fees are ours',
            text: 'Ten working days a year for learning, and the first two attempts at any examination that a practice asks for.',
          },
          {
            name: 'A lapsed certificate is lapsed',
            text: 'Records are compared with the issuers every quarter. What has run out disappears from profiles on the same day.',
          },
          {
            name: 'Nobody is hired for a badge',
            text: 'A work sample counts for more. People without any certificate lead some of our best teams.',
          },
          {
            name: 'No counting for show',
            text: 'We publish no number of certificates. It would say how much we spent on fees.',
          },
        ],
      },
      {
        kind: 'checklist',
        eyebrow: 'Check us',
        heading: 'How to verify the person who is offered to you.',
        items: [
          {
            name: 'Ask for the record',
            text: 'Each proposed colleague comes with a page: examinations with their issuers and dates, and work with a referee.',
          },
          {
            name: 'Look it up',
            text: 'Issuers run public registers. The page carries the numbers that you need for them.',
          },
          {
            name: 'Give them your problem',
            text: 'An hour with a real question of yours tells more than any register. We do not invoice it.',
          },
        ],
      },
      {
        kind: 'questions',
        tone: 'muted',
        eyebrow: 'Company level',
        heading: 'Management systems, audits and what we can show you.',
        items: [
          {
            question: 'Is a certificate of a standard required in your tender?',
            answer:
              'Tell us which and for what scope. We say in writing whether we hold it, and if we do not, what we can show in its place or that we cannot take part.',
          },
          {
            question: 'Can we audit you?',
            answer:
              'Yes. Clients may audit the controls that touch their work, with ten days’ notice, by their own people or somebody they name.',
          },
          {
            question: 'Which controls would we see?',
            answer:
              'How access is given and taken, how code is reviewed, how machines are set up, how leavers leave, and a sample of records for each.',
          },
        ],
      },
    ],
    next: {
      heading: 'Which proof does your work need?',
      text: 'Name the standard or the skill. You get names and records, or a plain no.',
      action: { label: 'Ask for records', to: '/contact' },
      secondaryAction: { label: 'How we hire', to: '/services/talent-acquisition' },
    },
  },
}
