import type { Chapter } from '../../document-text'

export const generativeAiFromTheWorldsText: Chapter = {
  title: 'Generative AI: trained on the world’s text',
  blocks: [
    {
      text: 'A language model predicts how a text continues. Trained on enough text, it picks up grammar, style, general knowledge and a passable imitation of reasoning. It does not know your price list, last Thursday’s decision, or the limits of its own knowledge.',
    },
    { heading: 'Three ways to use it, in order of effort' },
    {
      terms: [
        [
          'Prompting',
          'Instructions and examples are sent with each question. Takes days to produce a first result; good for drafts, summaries and sorting text.',
        ],
        [
          'Retrieval',
          'Passages from your own documents are found first and sent along, and the answer must cite them. Takes weeks; the right choice for knowledge that changes.',
        ],
        [
          'Fine-tuning',
          'The model is trained further on your examples. Takes months, including preparation; good for a format or tone that prompts cannot achieve, not for facts.',
        ],
      ],
    },
    {
      table: {
        caption: 'What generative AI changes in cost and care, compared with machine learning on tables',
        head: ['Aspect', 'Machine learning on tables', 'Generative AI'],
        weights: [0.9, 1.5, 1.6],
        rows: [
          ['Cost of one answer', 'Too small to count', 'Grows with the length of the text, and is on the bill'],
          ['Speed', 'Milliseconds', 'Seconds, so the screen must be designed for waiting'],
          ['Same question twice', 'Same answer', 'Often a different answer, and a new version changes it again'],
          ['Testing', 'A figure on a test set', 'A set of graded questions, and people who grade'],
          ['Typical fault', 'Wrong probability', 'A fluent sentence that is not true'],
          ['New danger', 'Poisoned training data', 'Instructions hidden in the text it reads'],
        ],
      },
    },
    {
      text: 'The last row deserves a meeting of its own. Whatever the model reads may try to give it orders. So it may propose actions but not take them, and it has only the rights of the person who asks.',
    },
  ],
}
