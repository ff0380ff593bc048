import type { Chapter } from '../../document-text'

export const sellTheDecisionNotTheTechnology: Chapter = {
  title: 'Sell the decision, not the technology',
  blocks: [
    {
      lead: 'No one has a budget for artificial intelligence. People have budgets for fewer returns, shorter queues and calmer nights.',
    },
    {
      text: 'A data and AI project is a promise about a future decision: that it will be better, faster or cheaper to make. Every meeting should bring that decision into sharper focus. If after two meetings you can describe the platform but not the decision, you are in a technical conversation, and those end in a price comparison.',
    },
    { heading: 'What you are really offering' },
    {
      table: {
        caption: 'From what customers say to what they mean',
        head: ['The customer says', 'The decision behind it', 'The owner', 'The measure'],
        weights: [1.3, 1.6, 1, 1.2],
        rows: [
          [
            '“We need a data lake”',
            'Which figure is right in the Monday meeting',
            'Finance',
            'Hours spent reconciling',
          ],
          ['“We want predictive maintenance”', 'Which machine to open next week', 'Plant manager', 'Unplanned stops'],
          [
            '“Can you build a chatbot?”',
            'Which question needs a person',
            'Service lead',
            'Right answers at first contact',
          ],
          [
            '“We must do something with AI”',
            'What to tell the board in autumn',
            'Chief executive',
            'A plan that survives questions',
          ],
        ],
      },
    },
    {
      text: 'The last row is as honest a need as the others. Serve it with a short study and a clear list. It leads to more work only if the list contains reasons to say no.',
    },
    {
      note: 'Could the customer repeat your offer to a colleague in one sentence, without a brand name in it?',
      title: 'Test yourself',
    },
  ],
}
