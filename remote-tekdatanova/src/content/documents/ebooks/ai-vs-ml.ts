import type { DocumentText } from '../document-text'
import { ebookFacts } from '../ebook-facts'
import { aGuideInSixQuestions } from './ai-vs-ml/a-guide-in-six-questions'
import { checklistForARequirement } from './ai-vs-ml/checklist-for-a-requirement'
import { generativeAiLanguageAsInterface } from './ai-vs-ml/generative-ai-language-as-interface'
import { machineLearningRecordsAsTeachers } from './ai-vs-ml/machine-learning-records-as-teachers'
import { oneWordThreeMachines } from './ai-vs-ml/one-word-three-machines'
import { rulesTheUnderratedMethod } from './ai-vs-ml/rules-the-underrated-method'
import { theBestAnswerIsOftenAMixture } from './ai-vs-ml/the-best-answer-is-often-a-mixture'

export const document: DocumentText = {
  facts: ebookFacts.aiVersusMl,
  keywords: 'AI vs ML, machine learning, generative AI, rules engine, model selection, decision guide',
  revised: '2026-09-18',
  audience:
    'People who write or approve requirements: product owners, architects, buyers. After reading you can say which of three methods a problem calls for, and why the other two would be dearer.',
  chapters: [
    oneWordThreeMachines,
    rulesTheUnderratedMethod,
    machineLearningRecordsAsTeachers,
    generativeAiLanguageAsInterface,
    aGuideInSixQuestions,
    theBestAnswerIsOftenAMixture,
    checklistForARequirement,
  ],
  next: 'Send us one requirement that has the word AI in it. We return it without the word, with a measure and a baseline, and with the method we would choose first.',
}
