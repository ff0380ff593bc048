import type { ContentModule } from '../content-module'
import type { PageContent } from '../types'

export const { content, meta }: ContentModule<PageContent> = {
  meta: {
    title: 'Generative AI and Accelerated Computing | TekDataNova',
    description:
      'Assistants that cite your documents, agents with narrow duties, and models sized to the hardware they need: measured by answers that were right, at a known price.',
    keywords: 'generative AI, large language models, retrieval, GPU, inference, AI assistants, evaluation',
  },
  content: {
    title: 'Generative AI and Accelerated Computing',
    subtitle: 'Answers with a source, at a price you know',
    description:
      'A language model is a gifted stranger. We introduce it to your documents, give it narrow duties, check its work, and rent it no larger a machine than it needs.',
    background: 'signal:generative-banner',
    funSectionTitle: 'Work that it does well',
    funSectionDesc: 'Wherever words are the data. Each of these has a clear right answer, so it can be measured.',
    funCards: [
      {
        icon: 'search',
        title: 'Finding the clause',
        description: 'Forty thousand contracts, one question, and an answer with page and line beside it.',
      },
      {
        icon: 'file',
        title: 'Reading what arrives',
        description: 'Invoices, claims and letters become fields, each with a certainty. Doubtful ones go to a person.',
      },
      {
        icon: 'message',
        title: 'Drafting the reply',
        description: 'In your tone, from your own earlier answers, sent by the clerk and not by the machine.',
      },
      {
        icon: 'code',
        title: 'Explaining old code',
        description: 'What a program from 1994 really does, in plain words, with tests that prove it.',
      },
      {
        icon: 'chart',
        title: 'Asking the warehouse',
        description: 'A question in words becomes a query that is shown, so that the figure can be trusted or refused.',
      },
      {
        icon: 'cpu',
        title: 'Seeing and hearing',
        description:
          'Images of parts and recordings of calls turned into records, on hardware close to where they arise.',
      },
    ],
    benifitSectionTitle: 'What you can expect',
    benifitSectionDesc: 'We quote none of the famous benchmarks. These are counted on your own questions.',
    benifitCards: [
      {
        icon: 'target',
        title: 'A measured share of right answers',
        description: 'Two hundred real questions with agreed answers, run on every change, published to all users.',
      },
      {
        icon: 'wallet',
        title: 'A price for each answer',
        description: 'Tokens, retrieval and hardware added up. Small models take the easy nine tenths.',
      },
      {
        icon: 'shield',
        title: 'Nothing learned by others',
        description: 'Your prompts and documents stay in your tenant and train nobody’s model.',
      },
      {
        icon: 'gauge',
        title: 'Hardware that is busy',
        description: 'Batching, quantisation and the right card: the same work on a third of the machines is not rare.',
      },
    ],
    aspectSectionTitle: 'How an assistant is made trustworthy',
    aspectSectionDesc: 'Ten weeks to the first fifty users. Most of the work is not the model.',
    aspectCards: [
      {
        title: 'Write the examination first',
        description:
          'Before anything is built, the people who know write the questions and the answers that they would accept. This list is the specification. A prompt that sounds better and scores worse is not released.',
        image: 'signal:examination',
        boldDescription: [
          'Questions from real tickets, not from a workshop',
          'Wrong answers are weighed by the harm they do',
        ],
      },
      {
        title: 'Clean the shelf',
        description:
          'An assistant repeats what it reads. Three versions of one policy give three answers. Half of our effort goes into documents: which is valid, who owns it, when it ends and who may read it.',
        image: 'signal:clean-shelf',
        sections: [
          {
            heading: 'What we need',
            points: [
              'Two experts of the subject for four hours a week',
              'The documents where they live, with their permissions',
              'A sponsor who accepts “I do not know” as a good answer',
            ],
          },
        ],
      },
      {
        title: 'Size the machine last',
        description:
          'Once the examination stands, we run it on five models and four kinds of hardware, in your cloud or in your cellar. You see right answers, seconds and cents in one table and choose by yourself.',
        image: 'signal:size-machine',
      },
      {
        title: 'Expect it to be attacked and to be wrong',
        description:
          'Text that the model reads may try to give it orders, and fluent nonsense is the normal failure. So its duties are few, its rights are those of its user, and every action that costs money waits for a person.',
        image: 'signal:expect-wrong-settled',
        sections: [
          {
            heading: 'Limits we build in',
            points: [
              'No answer without a passage that supports it',
              'No tool that can do what its user may not',
              'A switch that turns the assistant off and leaves the search on',
            ],
          },
          {
            heading: 'To begin',
            points: ['Send us fifty questions that your staff ask each other. We say which a machine should answer.'],
          },
        ],
      },
    ],
  },
}
