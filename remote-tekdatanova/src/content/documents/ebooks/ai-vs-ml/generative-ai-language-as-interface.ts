import type { Chapter } from '../../document-text'

export const generativeAiLanguageAsInterface: Chapter = {
  title: 'Generative AI: language as interface',
  blocks: [
    {
      text: 'A language model predicts how a text goes on. Trained on enough text, that simple task brings along grammar, style, general knowledge and a passable imitation of reasoning. It does not bring along your price list, last Thursday’s decision, or a sense of what it does not know.',
    },
    { heading: 'Three ways to use it, in order of effort' },
    {
      terms: [
        [
          'Prompting',
          'Instructions and examples are sent with each question. Days to a first result; fine for drafts, summaries and sorting of text.',
        ],
        [
          'Retrieval',
          'Passages from your own documents are found first and sent along, and the answer must cite them. Weeks; the right form for knowledge that changes.',
        ],
        [
          'Fine-tuning',
          'The model is trained further on your examples. Months with preparation; for a form or a tone that prompts do not reach, not for facts.',
        ],
      ],
    },
    {
      table: {
        caption: 'What generative AI changes in cost and care, compared with a model on tables',
        head: ['Aspect', 'Machine learning on tables', 'Generative AI'],
        weights: [0.9, 1.5, 1.6],
        rows: [
          ['Cost of one answer', 'Too small to count', 'Grows with the length of text, and is on the bill'],
          ['Speed', 'Milliseconds', 'Seconds, so the screen must be designed for waiting'],
          ['Same question twice', 'Same answer', 'Often not, unless forced, and not across versions'],
          ['Testing', 'A figure on a test set', 'A set of graded questions, and people who grade'],
          ['Typical fault', 'Wrong probability', 'A fluent sentence that is not true'],
          ['New danger', 'Poisoned training data', 'Instructions hidden in the text it reads'],
        ],
      },
    },
    {
      text: 'The last row deserves a meeting of its own. Whatever the model reads may try to command it. Therefore it may propose actions but not take them, and every right it has is the right of the person who asks.',
    },
  ],
}
