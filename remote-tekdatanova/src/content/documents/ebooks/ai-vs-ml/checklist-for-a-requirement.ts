import type { Chapter } from '../../document-text'

export const checklistForARequirement: Chapter = {
  title: 'Checklist for a requirement',
  blocks: [
    {
      text: 'If a requirement ticks every box on this page, you can put it out to tender. If not, suppliers will price it by fear or by hope.',
    },
    { heading: 'Say it without the word AI' },
    {
      checks: [
        'Input: what arrives, from where, how often, in what form.',
        'Output: what is decided or written, and who receives it.',
        'Value: what one better answer is worth, and what one wrong answer costs, by kind of error.',
      ],
    },
    { heading: 'Set the measure' },
    {
      checks: [
        'The baseline, measured on our own cases: people, rules or last year.',
        'The test set, held back by us and never given to a supplier.',
        'The limits: accuracy by group, time to answer, cost of a thousand answers.',
      ],
    },
    { heading: 'Plan its operation' },
    {
      checks: [
        'How it says that it does not know, and who takes over.',
        'How it is monitored, who does it, and at which limit someone acts.',
        'Where the data is stored, who may see it, and what the supplier may learn from it.',
        'How we leave: our data, our labels and our prompts in a form that others can use.',
      ],
    },
  ],
}
