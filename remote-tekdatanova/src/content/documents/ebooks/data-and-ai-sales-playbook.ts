import type { DocumentText } from '../document-text'
import { ebookFacts } from '../ebook-facts'
import { afterTheSignature } from './data-and-ai-sales-playbook/after-the-signature'
import { priceObjectionsAndHonesty } from './data-and-ai-sales-playbook/price-objections-and-honesty'
import { qualifyEarlyAndInWriting } from './data-and-ai-sales-playbook/qualify-early-and-in-writing'
import { scopeAFirstStage } from './data-and-ai-sales-playbook/scope-a-first-stage'
import { sellTheDecisionNotTheTechnology } from './data-and-ai-sales-playbook/sell-the-decision-not-the-technology'
import { theDiscoveryConversation } from './data-and-ai-sales-playbook/the-discovery-conversation'
import { whereGoodOpportunitiesAreFound } from './data-and-ai-sales-playbook/where-good-opportunities-are-found'

export const document: DocumentText = {
  facts: ebookFacts.salesPlaybook,
  keywords:
    'selling data and AI, sales qualification, discovery questions, solution scoping, value case, proof of value',
  revised: '2026-11-27',
  audience:
    'Account managers, solution consultants and partners who sell data and AI services, and buyers who want to know how the other side works.',
  chapters: [
    sellTheDecisionNotTheTechnology,
    whereGoodOpportunitiesAreFound,
    theDiscoveryConversation,
    qualifyEarlyAndInWriting,
    scopeAFirstStage,
    priceObjectionsAndHonesty,
    afterTheSignature,
  ],
  next: 'Bring an opportunity that has been open for too long. We will score it with you against the six points, and you leave with either a first stage on one page or a good reason to drop it.',
}
