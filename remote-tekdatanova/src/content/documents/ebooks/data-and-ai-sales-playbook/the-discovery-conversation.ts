import type { Chapter } from '../../document-text'

export const theDiscoveryConversation: Chapter = {
  title: 'The discovery conversation',
  blocks: [
    {
      lead: 'Forty-five minutes, no slides, one page of notes. Your task is to understand a working day.',
    },
    { heading: 'Twelve questions, in this order' },
    {
      steps: [
        'Which decision in your area would you most like to make differently?',
        'Who makes it, how often, and at what moment of the day?',
        'Tell me about the last time it went wrong. What did it cost, and who noticed?',
        'What do your best people look at that others do not?',
        'Where does that information come from, and how old is it when it arrives?',
        'How would you know in six months that it has improved?',
        'What have you tried already? What was good about it?',
        'Who would lose something if this worked?',
        'What must never happen, however rarely?',
        'Who has to agree, and what does each of them fear?',
        'What happens if you do nothing for a year?',
        'If I came back with a first stage of eight weeks, what would it have to show for you to continue?',
      ],
    },
    { heading: 'What to listen for' },
    {
      terms: [
        ['Numbers with a source', '“About two per cent, it is in the quality report” is worth ten opinions.'],
        ['Verbs', 'Call, hold, order, release: decisions are verbs. Nouns such as transparency and synergy are not.'],
        [
          'Silence after question eight',
          'Someone’s work will change. Meet that person before the proposal, not after.',
        ],
      ],
    },
    {
      text: 'Within a day, send the page of notes in the customer’s own words. It is read more carefully than a brochure, and every correction helps you to qualify the opportunity.',
    },
  ],
}
