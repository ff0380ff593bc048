import { useCaseFacts } from '../documents/use-case-facts'
import { file as invoices } from '../documents/use-cases/automatic-invoice-processing?pdf'
import { file as dataAnalysis } from '../documents/use-cases/exploratory-data-analysis?pdf'
import { industryPage } from '../industry-page'

export const { content, meta } = industryPage({
  title: 'Finance & Banking',
  description:
    'A payment takes a second, and a wrong stop can cost you a customer. We join ledger, channel and case files in one view, so that fraud is stopped, credit is priced on facts, and regulators get answers from the same tables your desk uses.',
  background: 'trace:finance-banking',
  work: {
    curve: {
      heading: 'A payment stream, and the moment it turns',
      measure: 'Value of card payments',
      span: 'One banking day',
      marks: [
        {
          at: 0.14,
          title: 'Noise',
          text: 'Five systems raise alerts about the same customer, each with its own threshold.',
        },
        {
          at: 0.62,
          title: 'Pattern',
          text: 'Joined on one clock, the payments show a rhythm: salaries, rent, the weekend.',
        },
        {
          at: 0.97,
          title: 'Decision',
          text: 'A payment off that rhythm is held within 80 milliseconds, with the reason beside it.',
        },
      ],
    },
    problemsHeading: 'Three problems banks bring us',
    problems: [
      {
        problem: 'Good customers are stopped',
        build: 'A score that reads channel, device and history together, and an analyst screen that shows why.',
        measure: 'False stops per thousand payments, and minutes until one is released.',
      },
      {
        problem: 'Credit decisions take days',
        build:
          'A decision table with documented limits, fed from ledger and bureau, that leaves the unclear cases to people.',
        measure: 'Share decided the same day, and default rate a year later.',
      },
      {
        problem: 'Regulators and the desk see different figures',
        build: 'One set of tested tables with lineage, from which both reports are drawn.',
        measure: 'Differences found between the two reports, by quarter.',
      },
    ],
    example: {
      sector: 'Finance & Banking',
      client: 'Castelmere Savings Bank',
      figure: '9,020',
      measure: 'access rights removed, and 41 people asked for one back',
      text: 'Before a model reads a ledger, someone should know who else can. A right unused for ninety days was suspended, and one button restored it within a minute.',
    },
    papers: [
      { ...useCaseFacts.invoices, ...invoices },
      { ...useCaseFacts.dataAnalysis, ...dataAnalysis },
    ],
  },
  meta: {
    title: 'Finance & Banking | TekDataNova',
    description:
      'Data and AI for banks: fraud scored in the time of a payment, credit priced on facts, and regulators answered from the same tables that the desk uses.',
    keywords: 'banking analytics, fraud detection, credit risk, regulatory reporting, finance AI',
  },
})
