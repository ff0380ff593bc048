import { industryPage } from '../industry-page'

export const { content, meta } = industryPage({
  title: 'Finance & Banking',
  description:
    'A payment takes a second and a wrong stop costs a customer. We join ledger, channel and case files into one view, so that fraud is held back, credit is priced on facts, and a regulator’s question is answered from the same tables the desk uses.',
  background: 'trace:finance-banking',
  meta: {
    title: 'Finance & Banking | TekDataNova',
    description:
      'Data and AI for banks: fraud scored in the time of a payment, credit on facts, and regulatory questions answered from the tables that the desk itself uses.',
    keywords: 'banking analytics, fraud detection, credit risk, regulatory reporting, finance AI',
  },
})
