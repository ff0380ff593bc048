import type { DocumentText } from '../document-text'
import { ebookFacts } from '../ebook-facts'
import { aPlanForOneQuarter } from './marketing-and-sales-partnership/a-plan-for-one-quarter'
import { oneCustomerTwoDiaries } from './marketing-and-sales-partnership/one-customer-two-diaries'
import { oneRecordForEachCustomer } from './marketing-and-sales-partnership/one-record-for-each-customer'
import { scoresThatSalespeopleBelieve } from './marketing-and-sales-partnership/scores-that-salespeople-believe'
import { theWeeklyHour } from './marketing-and-sales-partnership/the-weekly-hour'
import { whoGetsTheCredit } from './marketing-and-sales-partnership/who-gets-the-credit'
import { wordsBeforeNumbers } from './marketing-and-sales-partnership/words-before-numbers'

export const document: DocumentText = {
  facts: ebookFacts.marketingAndSales,
  keywords: 'marketing and sales alignment, lead scoring, funnel definitions, attribution, shared data, weekly meeting',
  revised: '2026-09-25',
  audience:
    'Heads of marketing and of sales who share a target and not yet a spreadsheet, and the analysts who stand between them.',
  chapters: [
    oneCustomerTwoDiaries,
    wordsBeforeNumbers,
    oneRecordForEachCustomer,
    scoresThatSalespeopleBelieve,
    whoGetsTheCredit,
    theWeeklyHour,
    aPlanForOneQuarter,
  ],
  next: 'Send us your two funnel reports of last month, one from each department. We lay them side by side and return one page: where they agree, where they cannot both be right, and what to define first.',
}
