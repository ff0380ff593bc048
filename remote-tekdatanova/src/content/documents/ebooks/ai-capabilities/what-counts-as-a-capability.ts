import type { Chapter } from '../../document-text'

export const whatCountsAsACapability: Chapter = {
  title: 'What counts as a capability',
  blocks: [
    {
      lead: 'A capability is something your company can do on an ordinary Tuesday, with ordinary data, and with the expert on holiday.',
    },
    {
      text: 'A demonstration is different. It shows that something is possible once, on chosen examples, with its maker in the room. Most disappointment with AI comes from buying the second and expecting the first.',
    },
    {
      text: 'The distance between the two is not a better model. It is everything around the model: a feed of data that arrives every morning, a person who knows what to do with the answer, a way to notice when the answers get worse, and somebody who is paid to mend it.',
    },
    { heading: 'Four parts, all needed' },
    {
      terms: [
        ['A decision', 'A named moment at which somebody chooses: ship or hold, call or wait, accept or ask again.'],
        [
          'A signal',
          'Data that exists before that moment, not after it, and that has something to do with the outcome.',
        ],
        ['A method', 'A model or a rule that turns the signal into a proposal, with a measure of its doubt.'],
        [
          'A loop',
          'What happened in the end is recorded and comes back, so that errors are seen and the method can learn.',
        ],
      ],
    },
    {
      note: 'If you can name the decision and the loop, the two parts in the middle can be bought or built. If you cannot, no product will supply them.',
      title: 'Rule of thumb',
    },
    {
      text: 'This booklet goes through what today’s methods do well, what they do badly, how to test a claim, and what it takes to keep an answer good after the first month.',
    },
  ],
}
