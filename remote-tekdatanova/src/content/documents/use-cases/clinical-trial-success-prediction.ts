import type { DocumentText } from '../document-text'
import { useCaseFacts } from '../use-case-facts'

export const document: DocumentText = {
  facts: useCaseFacts.clinicalTrials,
  keywords: 'clinical trial design, probability of success, enrolment forecast, protocol amendments, biostatistics',
  revised: '2026-11-27',
  audience: 'Heads of clinical development, portfolio managers and biostatisticians.',
  chapters: [
    {
      title: 'Situation',
      blocks: [
        {
          text: 'The decision to start a phase II or III trial commits a development budget for years. It often rests on one probability of success for the whole indication, taken from the literature, and on an optimistic enrolment plan.',
        },
        {
          text: 'Trials do not fail because of the molecule alone. Endpoints that need too many patients, criteria that exclude the patients who exist, and sites that open but never recruit are visible before the first visit. They are in documents that no one has time to compare.',
        },
      ],
    },
    {
      title: 'Data',
      blocks: [
        {
          table: {
            caption: 'Sources, and what we take from them',
            head: ['Source', 'What we take', 'Caution'],
            weights: [1.1, 1.7, 1.6],
            rows: [
              [
                'Public trial registries',
                'Design, criteria, planned and actual dates, status',
                'Fields are edited later; the version at the start counts',
              ],
              ['Publications and labels', 'Endpoints reached, effect sizes', 'Failures are published late or never'],
              [
                'Your own protocols and amendments',
                'Text of criteria, visit burden, reasons for each change',
                'Scanned annexes have to be read first',
              ],
              [
                'Site history',
                'Months to first patient, patients a month, screen failures',
                'Personal data stays at the site; only counts are used',
              ],
            ],
          },
        },
      ],
    },
    {
      title: 'Approach',
      blocks: [
        {
          figure: {
            kind: 'steps',
            caption: 'Figure 1. Two estimates kept apart, because different people can act on them.',
            alt: 'Four boxes in a row: read the protocol, estimate enrolment, estimate the chance of the endpoint, and compare designs, which is the result.',
            steps: [
              ['Read', 'Criteria, endpoints and burden as comparable fields'],
              ['Enrol', 'Patients a month by site, as a range'],
              ['Succeed', 'Chance of reaching the endpoint once enrolled'],
              ['Compare', 'Designs side by side, with what moves them'],
            ],
          },
        },
        {
          steps: [
            'A language model turns each protocol into the same two hundred fields. Two readers check a sample until they agree with the model as often as with each other.',
            'Enrolment is estimated by a hierarchical model of country, site and criterion. It gives a range, and the plan is judged by the pessimistic end.',
            'The chance of success comes from gradient-boosted trees on design features. They are calibrated so that of the trials given 40 per cent, about 40 in 100 succeed.',
            'Each estimate shows the five features that moved it, and the ten past trials most similar to it. Experts find it easier to argue with similar trials than with a number.',
          ],
        },
        {
          note: 'The estimate does not replace the statistician’s power calculation. It asks an earlier question: whether this design, at these sites, is likely to reach the analysis at all.',
          title: 'What it does not replace',
        },
      ],
    },
    {
      title: 'What to measure',
      blocks: [
        {
          text: 'The test looks back in time. The model is given only what was known at the start of trials that have since ended.',
        },
        {
          terms: [
            ['Calibration', 'Trials in each tenth of predicted chance, against the share that succeeded.'],
            [
              'Gain over the base rate',
              'Improvement in the Brier score over the published rate for phase and indication.',
            ],
            ['Enrolment error', 'Planned, predicted and actual months to the last patient in.'],
            [
              'Avoidable amendments',
              'Changes to criteria that the review had named beforehand, counted by the trial team.',
            ],
          ],
        },
      ],
    },
    {
      title: 'What you need',
      blocks: [
        {
          checks: [
            'Protocols and amendments from the last ten years, in whatever format you kept them.',
            'A biostatistician and a clinical operations lead, half a day a week each.',
            'An agreed definition of success for each phase, in one sentence.',
            'A validated environment if results enter a regulatory file. For portfolio decisions a standard one is enough.',
          ],
        },
      ],
    },
    {
      title: 'Risks',
      blocks: [
        {
          terms: [
            [
              'Hindsight in the data',
              'Only fields as they were at the start are used. A test rejects any feature dated later.',
            ],
            [
              'Small numbers',
              'For rare diseases the range is wide, and it is shown that way. We do not give a single figure.',
            ],
            [
              'Unequal access',
              'A criterion that makes a trial easier may exclude women, older people or the poor. Every proposed design shows who it leaves out.',
            ],
            [
              'False authority',
              'The estimate is one page in the committee’s file, with similar trials and its range, and never just a ranking.',
            ],
          ],
        },
      ],
    },
  ],
  next: 'Name three finished trials: one that succeeded, one that failed and one that surprised you. We will show what you could have read from their protocols at the start, and what you could not.',
}
