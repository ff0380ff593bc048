import type { DocumentText } from '../document-text'
import { ebookFacts } from '../ebook-facts'
import { aChecklistBeforeYouSign } from './ai-capabilities/a-checklist-before-you-sign'
import { choosingWhereToBegin } from './ai-capabilities/choosing-where-to-begin'
import { fromDemonstrationToCapability } from './ai-capabilities/from-demonstration-to-capability'
import { sixThingsAiDoesWell } from './ai-capabilities/six-things-ai-does-well'
import { whatCountsAsACapability } from './ai-capabilities/what-counts-as-a-capability'
import { whatItStillDoesBadly } from './ai-capabilities/what-it-still-does-badly'
import { whatItTakesToKeepItGood } from './ai-capabilities/what-it-takes-to-keep-it-good'

export const document: DocumentText = {
  facts: ebookFacts.aiCapabilities,
  keywords: 'artificial intelligence, AI capabilities, AI evaluation, computer vision, forecasting, language models',
  revised: '2026-11-27',
  audience:
    'Managers who have to decide on a first or second AI project, and want to know what to ask before the next demonstration. You need no mathematics, only a good knowledge of your own processes.',
  chapters: [
    whatCountsAsACapability,
    sixThingsAiDoesWell,
    whatItStillDoesBadly,
    fromDemonstrationToCapability,
    choosingWhereToBegin,
    whatItTakesToKeepItGood,
    aChecklistBeforeYouSign,
  ],
  next: 'Bring one decision that is made too often, too late or too inconsistently. In an hour we can tell you which of the six kinds of work it is, what data it would need, and whether we would start with it at all.',
}
