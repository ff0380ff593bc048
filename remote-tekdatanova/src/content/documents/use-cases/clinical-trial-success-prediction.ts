import type { DocumentText } from '../document-text'
import { useCaseFacts } from '../use-case-facts'

export const document: DocumentText = {
  facts: useCaseFacts.clinicalTrials,
  keywords: 'clinical trial design, probability of success, enrolment forecast, protocol amendments, biostatistics',
  revised: '2026-08-24',
  audience: 'Heads of clinical development, portfolio managers and biostatisticians.',
  chapters: [
    {
      title: 'Situation',
      blocks: [
        {
          text: 'The decision to start a phase II or III trial commits a development budget for years. It rests on a probability of success that is often one number for the whole indication, taken from the literature, and on an enrolment plan taken from optimism.',
        },
        {
          text: 'What makes trials fail is not only the molecule. Endpoints that need too many patients, criteria that exclude the patients who exist, and sites that open but never recruit are visible before the first visit. They stand in documents that nobody has time to compare.',
        },
      ],
    },
    {
      title: 'Data',
      blocks: [
        {
          table: {
            caption: 'Sources, and what is taken from them',
            head: ['Source', 'What is taken', 'Caution'],
            weights: [1.1, 1.7, 1.6],
            rows: [
              [
                'Public trial registries',
                'Design, criteria, planned and actual dates, status',
                'Fields are edited afterwards; the version at the start counts',
              ],
              ['Publications and labels', 'Endpoints reached, effect sizes', 'Failures are published late or never'],
              [
                'Own protocols and amendments',
                'Text of criteria, visit burden, reasons for each change',
                'Scanned annexes have to be read first',
              ],
              [
                'Site history',
                'Months to first patient, patients a month, screen failures',
                'Personal data stay at the site; only counts are used',
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
            caption: 'Figure 1. Three estimates that are kept apart, because three different people can act on them.',
            alt: 'Four boxes in a row: read the protocol, estimate enrolment, estimate the chance of the endpoint, and compare designs, which is the result.',
            steps: [
              ['Read', 'Criteria, endpoints and burden as comparable fields'],
              ['Enrol', 'Patients a month by site, as a range'],
              ['Succeed', 'Chance to reach the endpoint if enrolled'],
              ['Compare', 'Designs side by side, with the levers that move them'],
            ],
          },
        },
        {
          steps: [
            'A language model turns each protocol into the same two hundred fields; two readers check a sample until they agree with it as often as with each other.',
            'Enrolment is a hierarchical model by country, site and criterion. It answers with a range, and the plan is judged by the pessimistic end.',
            'The chance of success comes from gradient-boosted trees on design features, calibrated so that of the trials given 40 percent about 40 in 100 succeed.',
            'Each estimate shows the five features that moved it, and the ten past trials that resemble it most. Experts argue with neighbours more readily than with a number.',
          ],
        },
        {
          note: 'The estimate does not replace the statistician’s calculation of power. It asks an earlier question: whether this design, at these sites, is likely to get to the analysis at all.',
          title: 'What it is not',
        },
      ],
    },
    {
      title: 'Result to measure',
      blocks: [
        {
          text: 'The test is backwards in time: the model is given only what was known at the start of trials that have since ended.',
        },
        {
          terms: [
            ['Calibration', 'Trials in each tenth of predicted chance, against the share that succeeded.'],
            [
              'Gain over the base rate',
              'Improvement of the Brier score against the published rate for phase and indication.',
            ],
            ['Enrolment error', 'Planned, predicted and real months to the last patient in.'],
            [
              'Avoidable amendments',
              'Changes of criteria that the review had named beforehand, counted by the trial team.',
            ],
          ],
        },
      ],
    },
    {
      title: 'What is needed',
      blocks: [
        {
          checks: [
            'Protocols and amendments of the last ten years, in whatever format they were kept.',
            'A biostatistician and a clinical operations lead, half a day a week each.',
            'An agreed definition of success, for each phase, in one sentence.',
            'A validated environment if results are to enter a regulatory file; for portfolio use a plain one is enough.',
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
              'Only fields as they stood at the start are used; a test refuses any feature dated later.',
            ],
            [
              'Small numbers',
              'For rare diseases the range is wide, and it is shown wide. A single figure is withheld.',
            ],
            [
              'Unequal access',
              'A criterion that makes a trial easier may exclude women, the old or the poor. Every proposed design is shown with whom it leaves out.',
            ],
            [
              'False authority',
              'The estimate is one page in the committee’s file, with its neighbours and its range, never a ranking alone.',
            ],
          ],
        },
      ],
    },
  ],
  next: 'Name three finished trials, one that succeeded, one that failed and one that surprised you. We show what could have been read from their protocols at the start, and what could not.',
}
