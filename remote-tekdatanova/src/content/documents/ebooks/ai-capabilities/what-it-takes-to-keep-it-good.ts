import type { Chapter } from '../../document-text'

export const whatItTakesToKeepItGood: Chapter = {
  title: 'What it takes to keep AI reliable',
  blocks: [
    {
      text: 'A model can get worse without anyone touching it. So budget from the start for the years after the launch. The chart shows how effort is spread in a worked example: one forecasting system, three years, counted in working days.',
    },
    {
      figure: {
        kind: 'bars',
        caption: 'Figure 4. A worked example in working days. Your figures will differ; the shape seldom does.',
        alt: 'Bars of working days over three years in an example. Data feeds and their repair 210, monitoring and retraining 150, working with users 120, first model 60, security and audit 50.',
        max: 230,
        bars: [
          { label: 'Data feeds and their repair', value: 210, shown: '210 days', strong: true },
          { label: 'Monitoring and retraining', value: 150, shown: '150 days' },
          { label: 'Working with the users', value: 120, shown: '120 days' },
          { label: 'The first model', value: 60, shown: '60 days' },
          { label: 'Security and audit', value: 50, shown: '50 days' },
        ],
      },
    },
    { heading: 'Four habits of teams that succeed' },
    {
      terms: [
        [
          'One owner',
          'A person in the business, not in the laboratory, is responsible for the result and may switch the system off.',
        ],
        [
          'One health page',
          'Inputs, answers and outcomes are charted each week. The limits at which someone acts are drawn in beforehand.',
        ],
        [
          'One log',
          'Each answer is kept with the version of the model and of the data, so that an auditor’s question takes an hour to answer.',
        ],
        ['One way back', 'The previous process can be resumed on the same day, and the team has practised it once.'],
      ],
    },
    {
      note: 'Ask suppliers how their system is switched off. The quality of the answer tells you a lot about the rest.',
      title: 'A useful test',
    },
  ],
}
