import type { Chapter } from '../../document-text'

export const scopeAFirstStage: Chapter = {
  title: 'Scope a first stage',
  blocks: [
    {
      text: 'The first stage is the product you sell most often, so build it with care. It is small enough for one person to approve and real enough to prove something. It ends in a decision, not in a presentation.',
    },
    {
      figure: {
        kind: 'spans',
        caption:
          'Figure 3. A first stage of eight weeks. The customer can leave after week three with something useful.',
        alt: 'Five rows over eight weeks. Week one: access and terms. Weeks one to three: data check. After week three: go or no-go. Weeks four to seven: shadow run. Weeks two to eight: work with users. Week eight: result and decision.',
        length: 8,
        ticks: [
          [0, 'Week 1'],
          [3, 'Week 4'],
          [7, 'Week 8'],
        ],
        rows: [
          { label: 'Access and terms', spans: [[0, 1]] },
          { label: 'Data check', spans: [[0.5, 3, 'go or no-go']] },
          { label: 'Shadow run', spans: [[3, 7, 'answers alongside the old way']] },
          { label: 'With the users', spans: [[1.5, 7.5]] },
          { label: 'Result', spans: [[7, 8, 'decide']] },
        ],
      },
    },
    { heading: 'What the scope must say' },
    {
      terms: [
        [
          'The question',
          'One sentence with a question mark. “Can we name the ten machines to open next week better than the calendar does?”',
        ],
        ['The test', 'On which period, by which figure, against which baseline, and who calculates it.'],
        ['The customer’s part', 'Names and hours. Access on day one is a condition, not a hope.'],
        ['What is left out', 'Interfaces, rollout, other plants. A short list here prevents a long dispute later.'],
        [
          'The three possible outcomes',
          'Stop with a report; continue as planned; continue with a different question. Each has a price.',
        ],
      ],
    },
  ],
}
