import type { ContentModule } from '../content-module'
import { documentCard } from '../document-card'
import { useCases } from '../documents/use-case-list'
import type { MainPageContent } from '../types'

export const { content, meta }: ContentModule<MainPageContent> = {
  meta: {
    title: 'Use Cases | TekDataNova',
    description:
      'Nine data and AI use cases written out in full: the situation, the data, the approach, what to measure and what can go wrong. Each is a short PDF to pass on.',
    keywords:
      'AI use cases, predictive maintenance, fault detection, invoice processing, clinical trials, poultry, energy',
  },
  content: {
    title: 'Use Cases',
    background: 'signal:use-cases-banner',
    description:
      'What it takes to make a model earn its keep in one particular place. Each paper can be read over a coffee and argued with afterwards.',
    cardConatinerTitle: 'Nine places where a signal pays',
    cardContainerDescription:
      'Every paper names the data you would need, the figure to hold it to, and the reasons for which it may fail.',
    cards: useCases.map(documentCard),
    aspectCards: [],
  },
}
