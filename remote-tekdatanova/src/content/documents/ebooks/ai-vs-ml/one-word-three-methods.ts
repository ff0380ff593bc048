import type { Chapter } from '../../document-text'

export const oneWordThreeMethods: Chapter = {
  title: 'AI: one word, three methods',
  blocks: [
    {
      lead: 'Almost everything with a computer in it is called AI today. To make a decision, you need three words rather than one.',
    },
    {
      figure: {
        kind: 'layers',
        caption: 'Figure 1. How the terms nest. Each method is a special case of all those above it.',
        alt: 'Four nested layers from the widest to the narrowest term: artificial intelligence, machine learning, deep learning, generative models.',
        layers: [
          [
            'Artificial intelligence',
            'Any software that does what would take judgement if a person did it, including rules, search and planning',
          ],
          ['Machine learning', 'The part that learns its behaviour from examples instead of being told'],
          ['Deep learning', 'Machine learning with many-layered networks, strongest with pictures, sound and language'],
          ['Generative models', 'Deep learning that produces new text, pictures or code from a prompt'],
        ],
      },
    },
    {
      text: 'The question “AI or ML?” is therefore slightly wrong: the second is part of the first. A different question saves you money. Who supplies the knowledge: your experts, your records, or the world’s text?',
    },
    {
      terms: [
        [
          'Rules',
          'Experts write the knowledge down. “If the invoice has no order and exceeds 500, ask the buyer.” Exact, explainable, and only as good as the expert’s memory.',
        ],
        [
          'Machine learning',
          'Records provide it. Ten thousand past claims show what a late one looks like, including what no expert could put into words.',
        ],
        [
          'Generative AI',
          'The world’s text trained it, and yours steers it. It reads and writes, and it has an answer to everything. That is its appeal and its risk.',
        ],
      ],
    },
  ],
}
