import { useCaseFacts } from '../documents/use-case-facts'
import { file as protectiveEquipment } from '../documents/use-cases/ppe-violation-detection?pdf'
import { file as invoices } from '../documents/use-cases/automatic-invoice-processing?pdf'
import type { ContentModule } from '../content-module'
import type { PageContent } from '../types'

export const { content, meta }: ContentModule<PageContent> = {
  meta: {
    title: 'Generative AI and Accelerated Computing | TekDataNova',
    description:
      'Assistants that cite your documents, agents with narrow duties, and models on hardware sized to fit: measured by right answers, at a known price.',
    keywords: 'generative AI, large language models, retrieval, GPU, inference, AI assistants, evaluation',
  },
  content: {
    title: 'Generative AI and Accelerated Computing',
    subtitle: 'Answers with a source, at a price you know',
    description:
      'A language model knows nothing about your business. We give it your documents and clear limits, check its work, and rent a machine no larger than it needs.',
    background: 'signal:generative-banner',
    funSectionTitle: 'What generative AI does well',
    funSectionDesc:
      'It works where the data is text, speech or pictures. Each task below has a clear right answer, so you can measure it.',
    funCards: [
      {
        icon: 'search',
        title: 'Finding the clause',
        description: 'Forty thousand contracts, one question, and an answer with the page and line beside it.',
      },
      {
        icon: 'file',
        title: 'Reading incoming documents',
        description:
          'Invoices, claims and letters become fields, each with a confidence score. Doubtful ones go to a person.',
      },
      {
        icon: 'message',
        title: 'Drafting the reply',
        description: 'In your tone, from your own earlier replies, and sent by the clerk, not by the machine.',
      },
      {
        icon: 'code',
        title: 'Explaining old code',
        description: 'What a program from 1994 really does, in plain words, with tests that prove it.',
      },
      {
        icon: 'chart',
        title: 'Querying your data in words',
        description:
          'A question in words becomes a query that is shown, so that people can trust the figure or reject it.',
      },
      {
        icon: 'cpu',
        title: 'Reading images and speech',
        description:
          'Images of parts and recordings of calls become records, on hardware close to where they are made.',
      },
    ],
    benifitSectionTitle: 'What you can expect',
    benifitSectionDesc: 'We quote no well-known benchmarks. We measure what we promise here on your own questions.',
    benifitCards: [
      {
        icon: 'target',
        title: 'A measured share of right answers',
        description:
          'Two hundred real questions with agreed answers, run on every change, with the result published to all users.',
      },
      {
        icon: 'wallet',
        title: 'A price for each answer',
        description: 'Tokens, retrieval and hardware added up. Small models handle the easy nine-tenths.',
      },
      {
        icon: 'shield',
        title: 'Your data trains no one else’s model',
        description: 'Your prompts and documents stay in your tenant, and no model is trained on them.',
      },
      {
        icon: 'gauge',
        title: 'Hardware that is fully used',
        description:
          'Batching, quantisation and the right card: doing the same work on a third of the machines is not unusual.',
      },
    ],
    aspectSectionTitle: 'How we make an assistant trustworthy',
    aspectSectionDesc: 'Ten weeks to the first fifty users. Most of the work is not the model.',
    aspectCards: [
      {
        title: 'Write the test first',
        description:
          'Before we build anything, your experts write the questions and the answers they would accept. This list is the specification. A prompt that sounds better and scores worse is not released.',
        image: 'signal:examination',
        boldDescription: [
          'Questions from real tickets, not from a workshop',
          'Wrong answers weighted by the harm they do',
        ],
      },
      {
        title: 'Clean up the documents',
        description:
          'An assistant repeats what it reads. Three versions of one policy give three answers. Half of our effort goes into documents: which is valid, who owns it, when it expires and who may read it.',
        image: 'signal:clean-shelf',
        sections: [
          {
            heading: 'What we need from you',
            points: [
              'Two subject experts for four hours a week',
              'Access to the documents where they are stored, with their permissions intact',
              'A sponsor who accepts “I do not know” as a good answer',
            ],
          },
        ],
      },
      {
        title: 'Choose the hardware last',
        description:
          'Once the test is ready, we run it on five models and four kinds of hardware, in your cloud or your data centre. You see right answers, seconds and cents in one table, and you choose.',
        image: 'signal:size-machine',
      },
      {
        title: 'Plan for attacks and wrong answers',
        description:
          'Text that the model reads may try to give it orders, and fluent nonsense is its normal failure. So its duties are few, its rights are those of its user, and every action that costs money waits for a person.',
        image: 'signal:expect-wrong-settled',
        sections: [
          {
            heading: 'Limits we build in',
            points: [
              'No answer without a passage that supports it',
              'No tool that can do what its user may not',
              'A switch that turns the assistant off and leaves search on',
            ],
          },
          {
            heading: 'Where to begin',
            points: [
              'Send us fifty questions that your staff ask each other. We will tell you which ones a machine should answer.',
            ],
          },
        ],
      },
    ],
    method: {
      kind: 'share',
      heading: 'Two hundred questions before the first user',
      intro:
        'How an assistant scores on the day it is released to its first fifty users. The example is typical; the questions are always yours.',
      groups: [
        {
          count: 164,
          title: 'right answers, with their source',
          text: 'Your experts agreed on each of them in advance, and the passage is shown beside the answer.',
          isKept: true,
        },
        {
          count: 31,
          title: 'times “I do not know”',
          text: 'The documents say nothing about it, or contradict each other. The question goes to a person.',
        },
        {
          count: 5,
          title: 'wrong answers',
          text: 'Each has been read, its cause is known, and none could have done harm. Otherwise there is no release.',
        },
      ],
    },
    proof: {
      example: {
        sector: 'Logistics',
        client: 'Port of Marrowgate',
        figure: '1 in 9',
        measure: 'warnings that mechanics overrule',
        text: 'The model shows its reason, the mechanic decides, and every Sunday it learns from what was found. The cases in which it is overruled teach it most.',
      },
      papers: [
        { ...useCaseFacts.protectiveEquipment, ...protectiveEquipment },
        { ...useCaseFacts.invoices, ...invoices },
      ],
    },
  },
}
