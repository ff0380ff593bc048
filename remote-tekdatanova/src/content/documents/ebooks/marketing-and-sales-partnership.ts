import type { DocumentText } from '../document-text'
import { ebookFacts } from '../ebook-facts'
import { aPlanForOneQuarter } from './marketing-and-sales-partnership/a-plan-for-one-quarter'
import { oneCustomerTwoDepartments } from './marketing-and-sales-partnership/one-customer-two-departments'
import { oneRecordForEachCustomer } from './marketing-and-sales-partnership/one-record-for-each-customer'
import { scoresThatSalespeopleBelieve } from './marketing-and-sales-partnership/scores-that-salespeople-believe'
import { theWeeklyHour } from './marketing-and-sales-partnership/the-weekly-hour'
import { whoGetsTheCredit } from './marketing-and-sales-partnership/who-gets-the-credit'
import { wordsBeforeNumbers } from './marketing-and-sales-partnership/words-before-numbers'

export const document: DocumentText = {
  facts: ebookFacts.marketingAndSales,
  keywords: 'marketing and sales alignment, lead scoring, funnel definitions, attribution, shared data, weekly meeting',
  revised: '2026-11-28',
  audience:
    'Heads of marketing and of sales who share a target but not yet a spreadsheet, and the analysts who work between them.',
  chapters: [
    oneCustomerTwoDepartments,
    wordsBeforeNumbers,
    oneRecordForEachCustomer,
    scoresThatSalespeopleBelieve,
    whoGetsTheCredit,
    theWeeklyHour,
    aPlanForOneQuarter,
  ],
  next: 'Send us last month’s two funnel reports, one from each department. We will compare them and return one page: where they agree, where they cannot both be right, and what to define first.',
}
