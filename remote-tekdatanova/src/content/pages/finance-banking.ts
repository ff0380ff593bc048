import { industryPage } from '../industry-page'

export const { content, meta } = industryPage({
  title: 'Finance & Banking',
  description:
    'A payment takes a second, and a wrong stop can cost you a customer. We join ledger, channel and case files in one view, so that fraud is held back, credit is priced on facts, and regulators get answers from the same tables your desk uses.',
  background: 'trace:finance-banking',
  meta: {
    title: 'Finance & Banking | TekDataNova',
    description:
      'Data and AI for banks: fraud scored in the time of a payment, credit priced on facts, and regulators answered from the same tables that the desk uses.',
    keywords: 'banking analytics, fraud detection, credit risk, regulatory reporting, finance AI',
  },
})
