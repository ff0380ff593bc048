import type { ContentModule } from '../page-content'

export const { meta, content }: ContentModule = {
  meta: {
    title: 'Certifications: how we prove our skills | Tekskills',
    description:
      'What proof of skill each Tekskills practice asks of its people, how certificates are chosen, paid for and kept current, and how to check them.',
    keywords: 'IT certifications, certified engineers, skill verification, training policy, Tekskills certifications',
  },
  content: {
    name: 'Certifications',
    hero: {
      eyebrow: 'Certifications',
      heading: 'A certificate proves an exam was passed. We also check the work.',
      lead: 'Exams are part of how our people grow. See what each practice asks for, and how to verify the person in front of you.',
      seed: 'certification-proof',
      picture: 'behind',
    },
    blocks: [
      {
        kind: 'comparison',
        eyebrow: 'By practice',
        heading: 'What each practice requires of a lead',
        lead: 'Usually two things: an external exam, and work that a colleague has checked. Neither replaces the other.',
        columns: ['Practice', 'External exam', 'Proven on the job'],
        rows: [
          [
            'Cloud',
            'The architect or operations exam of the provider they work with',
            'A foundation they built, opened to attack and then repaired',
          ],
          [
            'Cybersecurity',
            'A practical test with a report, not only multiple choice',
            'Three assessments alongside a senior colleague, and one they led',
          ],
          ['Application development', 'None required', 'A year of reviewed code, and a system handed over'],
          [
            'Data and AI',
            'A data platform exam, where the client’s platform has one',
            'A model that went live, and one they advised stopping',
          ],
          [
            'Quality assurance',
            'A foundation course in testing, or equivalent experience',
            'A test suite that stayed reliable for six months',
          ],
          ['SAP', 'The exam for the module they configure', 'Two month-end closes on call'],
          ['Project leads', 'A method of their choice', 'A stage they stopped, and reported on time'],
        ],
      },
      {
        kind: 'rows',
        tone: 'muted',
        eyebrow: 'How it is handled',
        heading: 'Paid study time and current records',
        items: [
          {
            name: 'Time and fees are ours',
            text: 'Ten working days a year for learning, and the first two attempts at any exam a practice asks for.',
          },
          {
            name: 'Lapsed certificates are removed',
            text: 'We compare records with the issuers every quarter. Whatever has expired disappears from profiles the same day.',
          },
          {
            name: 'Nobody is hired for a badge',
            text: 'A work sample counts for more. Some of our best teams are led by people without any certificate.',
          },
          {
            name: 'No counting for show',
            text: 'We do not publish a number of certificates. It would only say how much we spent on fees.',
          },
        ],
      },
      {
        kind: 'checklist',
        eyebrow: 'Check us',
        heading: 'How to verify the people we propose',
        items: [
          {
            name: 'Ask for the record',
            text: 'Each proposed colleague comes with a page: exams with issuers and dates, and past work with referees.',
          },
          {
            name: 'Look it up',
            text: 'Issuers run public registers. The page has the numbers you need to search them.',
          },
          {
            name: 'Give them your problem',
            text: 'An hour with a real question of yours tells you more than any register. We do not invoice it.',
          },
        ],
      },
      {
        kind: 'questions',
        tone: 'muted',
        eyebrow: 'Company level',
        heading: 'Standards, audits and what we can show you',
        items: [
          {
            question: 'Does your tender require certification to a standard?',
            answer:
              'Tell us which one and for what scope. We say in writing whether we hold it. If we do not, we say what we can show instead, or that we cannot take part.',
          },
          {
            question: 'Can we audit you?',
            answer:
              'Yes. With ten days’ notice you may audit the controls that affect your work, using your own people or an auditor you name.',
          },
          {
            question: 'Which controls would we see?',
            answer:
              'How access is granted and withdrawn, how code is reviewed, how machines are set up, how leavers are handled, and a sample of records for each.',
          },
        ],
      },
    ],
    next: {
      heading: 'Which proof does your project need?',
      text: 'Name the standard or the skill. We send names and records, or a plain no.',
      action: { label: 'Ask for records', to: '/contact' },
      secondaryAction: { label: 'How we hire', to: '/services/talent-acquisition' },
    },
  },
}
