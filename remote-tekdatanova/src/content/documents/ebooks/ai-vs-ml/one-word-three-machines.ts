import type { Chapter } from '../../document-text'

export const oneWordThreeMachines: Chapter = {
  title: 'One word, three machines',
  blocks: [
    {
      lead: 'Almost everything with a computer in it is called AI today. For a decision, three words are more useful than one.',
    },
    {
      figure: {
        kind: 'layers',
        caption:
          'Figure 1. How the terms lie inside each other. A method further down is a special case of all above it.',
        alt: 'Four nested layers from the widest to the narrowest term: artificial intelligence, machine learning, deep learning, generative models.',
        layers: [
          [
            'Artificial intelligence',
            'Any software that does what would need judgement if a person did it: rules, search and planning included',
          ],
          ['Machine learning', 'The part that learns its behaviour from examples instead of being told'],
          ['Deep learning', 'Machine learning with many-layered networks, at home in pictures, sound and language'],
          ['Generative models', 'Deep learning that produces new text, pictures or code from a prompt'],
        ],
      },
    },
    {
      text: 'The question “AI or ML?” is therefore slightly wrong: the second is a part of the first. The question that saves money is another one. Who supplies the knowledge: your experts, your records, or the world’s text?',
    },
    {
      terms: [
        [
          'Rules',
          'Experts write it down. “If the invoice has no order and exceeds 500, ask the buyer.” Exact, explainable, and as good as the expert’s memory.',
        ],
        [
          'Machine learning',
          'Records teach it. Ten thousand past claims show what a late one looks like, including what no expert could put into words.',
        ],
        [
          'Generative AI',
          'It was taught by the world’s text and is steered by yours. It reads and writes, and it has an opinion on everything, which is its charm and its risk.',
        ],
      ],
    },
  ],
}
