import type { DocumentText } from '../document-text'
import { ebookFacts } from '../ebook-facts'
import { aGuideInSixQuestions } from './ai-vs-ml/a-guide-in-six-questions'
import { checklistForARequirement } from './ai-vs-ml/checklist-for-a-requirement'
import { generativeAiFromTheWorldsText } from './ai-vs-ml/generative-ai-from-the-worlds-text'
import { machineLearningFromYourRecords } from './ai-vs-ml/machine-learning-from-your-records'
import { oneWordThreeMethods } from './ai-vs-ml/one-word-three-methods'
import { rulesWrittenByYourExperts } from './ai-vs-ml/rules-written-by-your-experts'
import { theBestAnswerIsOftenAMixture } from './ai-vs-ml/the-best-answer-is-often-a-mixture'

export const document: DocumentText = {
  facts: ebookFacts.aiVersusMl,
  keywords: 'AI vs ML, machine learning, generative AI, rules engine, model selection, decision guide',
  revised: '2026-11-28',
  audience:
    'People who write or approve requirements: product owners, architects, buyers. After reading this eBook, you will be able to say which of three methods a problem calls for, and why the other two would cost more.',
  chapters: [
    oneWordThreeMethods,
    rulesWrittenByYourExperts,
    machineLearningFromYourRecords,
    generativeAiFromTheWorldsText,
    aGuideInSixQuestions,
    theBestAnswerIsOftenAMixture,
    checklistForARequirement,
  ],
  next: 'Send us one requirement that contains the word AI. We will return it without the word, with a measure and a baseline, and with the method we would choose first.',
}
