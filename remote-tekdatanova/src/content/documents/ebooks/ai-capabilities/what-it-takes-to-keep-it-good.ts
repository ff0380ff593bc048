import type { Chapter } from '../../document-text'

export const whatItTakesToKeepItGood: Chapter = {
  title: 'What it takes to keep it good',
  blocks: [
    {
      text: 'A model is the only kind of software that gets worse without being touched. The budget for the years after the launch is therefore not a footnote. The picture shows how effort falls in a worked example: one forecasting system, three years, counted in working days.',
    },
    {
      figure: {
        kind: 'bars',
        caption: 'Figure 4. A worked example in working days. Your figures will differ; the shape seldom does.',
        alt: 'Bars of working days over three years in an example. Data feeds and their repair 210, watching and retraining 150, working with users 120, first model 60, security and audit 50.',
        max: 230,
        bars: [
          { label: 'Data feeds and their repair', value: 210, shown: '210 days', strong: true },
          { label: 'Watching and retraining', value: 150, shown: '150 days' },
          { label: 'Working with the users', value: 120, shown: '120 days' },
          { label: 'The first model', value: 60, shown: '60 days' },
          { label: 'Security and audit', value: 50, shown: '50 days' },
        ],
      },
    },
    { heading: 'Four habits of teams that succeed' },
    {
      terms: [
        ['One owner', 'A person in the business, not in the laboratory, answers for the result and may switch it off.'],
        [
          'One page of health',
          'Inputs, answers and outcomes are charted each week, and the limits at which somebody acts are drawn in beforehand.',
        ],
        [
          'One log',
          'Each answer is kept with the version of the model and of the data, so that a question from an auditor is an hour’s work.',
        ],
        [
          'One way back',
          'The process as it was before can be resumed on the same day, and the team has practised it once.',
        ],
      ],
    },
    {
      note: 'Ask a supplier how their system is switched off. The quality of the answer predicts the quality of everything else.',
      title: 'A useful test',
    },
  ],
}
