import type { ContentModule } from '../content-module'
import { documentCard } from '../document-card'
import { useCases } from '../documents/use-case-list'
import type { MainPageContent } from '../types'

export const { content, meta }: ContentModule<MainPageContent> = {
  meta: {
    title: 'Use Cases | TekDataNova',
    description:
      'Nine data and AI use cases in full: the situation, the data, the approach, what to measure and what can go wrong. Each is a short PDF to share.',
    keywords:
      'AI use cases, predictive maintenance, fault detection, invoice processing, clinical trials, poultry, energy',
  },
  content: {
    title: 'Use Cases',
    background: 'signal:use-cases-banner',
    description:
      'What it takes for a model to pay for itself in one particular place. Each paper is short enough to read over a coffee.',
    cardConatinerTitle: 'Nine places where data pays',
    cardContainerDescription:
      'Every paper names the data you need, the figure to judge it by, and the reasons it may fail.',
    cards: useCases.map(documentCard),
    aspectCards: [],
  },
}
