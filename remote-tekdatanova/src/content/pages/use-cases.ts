import type { ContentModule } from '../content-module'
import { documentCard } from '../document-card'
import type { DocumentEntry } from '../documents/document-facts'
import { useCaseFacts } from '../documents/use-case-facts'
import { file as poultryHealth } from '../documents/use-cases/ai-poultry-health-and-growth-monitoring?pdf'
import { file as invoices } from '../documents/use-cases/automatic-invoice-processing?pdf'
import { file as clinicalTrials } from '../documents/use-cases/clinical-trial-success-prediction?pdf'
import { file as offPeakEnergy } from '../documents/use-cases/energy-consumption-off-peak-windows?pdf'
import { file as dataAnalysis } from '../documents/use-cases/exploratory-data-analysis?pdf'
import { file as industrialFaults } from '../documents/use-cases/industrial-fault-detection?pdf'
import { file as protectiveEquipment } from '../documents/use-cases/ppe-violation-detection?pdf'
import { file as maintenanceAnalytics } from '../documents/use-cases/predictive-maintenance-and-analytics?pdf'
import { file as pumpSensors } from '../documents/use-cases/pump-sensor-predictive-maintenance?pdf'
import type { MainPageContent } from '../types'

/** The use cases in the order of their page (MS-06); the build creates the files from the texts in `documents/use-cases/`. */
export const useCases: readonly DocumentEntry[] = [
  { ...useCaseFacts.clinicalTrials, ...clinicalTrials },
  { ...useCaseFacts.pumpSensors, ...pumpSensors },
  { ...useCaseFacts.offPeakEnergy, ...offPeakEnergy },
  { ...useCaseFacts.poultryHealth, ...poultryHealth },
  { ...useCaseFacts.dataAnalysis, ...dataAnalysis },
  { ...useCaseFacts.maintenanceAnalytics, ...maintenanceAnalytics },
  { ...useCaseFacts.protectiveEquipment, ...protectiveEquipment },
  { ...useCaseFacts.industrialFaults, ...industrialFaults },
  { ...useCaseFacts.invoices, ...invoices },
]

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
