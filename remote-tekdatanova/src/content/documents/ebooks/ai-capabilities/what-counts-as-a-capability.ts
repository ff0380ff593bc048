import type { Chapter } from '../../document-text'

export const whatCountsAsACapability: Chapter = {
  title: 'What counts as a capability',
  blocks: [
    {
      lead: 'A capability is something your company can do on an ordinary Tuesday, with ordinary data, while the expert is on holiday.',
    },
    {
      text: 'A demonstration is different. It shows that something works once, on chosen examples, with its maker in the room. Most disappointment with AI comes from buying a demonstration and expecting a capability.',
    },
    {
      text: 'What separates the two is not a better model. It is everything around the model: data that arrives every morning, a person who knows what to do with the answer, a way to notice when the answers get worse, and someone who is paid to fix it.',
    },
    { heading: 'Four parts, and you need all of them' },
    {
      terms: [
        ['A decision', 'A named moment at which someone chooses: ship or hold, call or wait, accept or ask again.'],
        [
          'A signal',
          'Data that exists before that moment, not after it, and that has something to do with the outcome.',
        ],
        ['A method', 'A model or a rule that turns the signal into a proposal, with a measure of its certainty.'],
        [
          'A loop',
          'What happened in the end is recorded and fed back, so that errors are seen and the method can learn.',
        ],
      ],
    },
    {
      note: 'If you can name the decision and the loop, you can buy or build the two parts in the middle. If you cannot, no product will supply them.',
      title: 'Rule of thumb',
    },
    {
      text: 'This eBook covers what today’s methods do well, what they do badly, how to test a claim, and what it takes to keep an answer good after the first month.',
    },
  ],
}
