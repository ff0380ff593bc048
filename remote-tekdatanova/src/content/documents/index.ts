import { file as aiCapabilities } from './ebooks/ai-capabilities?pdf'
import { file as aiVersusMl } from './ebooks/ai-vs-ml?pdf'
import { file as salesPlaybook } from './ebooks/data-and-ai-sales-playbook?pdf'
import { file as marketingAndSales } from './ebooks/marketing-and-sales-partnership?pdf'
import { facts, type DocumentFacts } from './document-list'
import { file as poultryHealth } from './use-cases/ai-poultry-health-and-growth-monitoring?pdf'
import { file as invoices } from './use-cases/automatic-invoice-processing?pdf'
import { file as clinicalTrials } from './use-cases/clinical-trial-success-prediction?pdf'
import { file as offPeakEnergy } from './use-cases/energy-consumption-off-peak-windows?pdf'
import { file as dataAnalysis } from './use-cases/exploratory-data-analysis?pdf'
import { file as industrialFaults } from './use-cases/industrial-fault-detection?pdf'
import { file as protectiveEquipment } from './use-cases/ppe-violation-detection?pdf'
import { file as maintenanceAnalytics } from './use-cases/predictive-maintenance-and-analytics?pdf'
import { file as pumpSensors } from './use-cases/pump-sensor-predictive-maintenance?pdf'

/** A document with the PDF that this release serves; `bytes` is the size of the file. */
export interface DocumentEntry extends DocumentFacts {
  href: string
  pages: number
  bytes: number
}

/** All documents in the order of the specification; the build creates the files from the texts in this folder. */
export const documents: readonly DocumentEntry[] = [
  { ...facts.aiCapabilities, ...aiCapabilities },
  { ...facts.aiVersusMl, ...aiVersusMl },
  { ...facts.salesPlaybook, ...salesPlaybook },
  { ...facts.marketingAndSales, ...marketingAndSales },
  { ...facts.clinicalTrials, ...clinicalTrials },
  { ...facts.pumpSensors, ...pumpSensors },
  { ...facts.offPeakEnergy, ...offPeakEnergy },
  { ...facts.poultryHealth, ...poultryHealth },
  { ...facts.dataAnalysis, ...dataAnalysis },
  { ...facts.maintenanceAnalytics, ...maintenanceAnalytics },
  { ...facts.protectiveEquipment, ...protectiveEquipment },
  { ...facts.industrialFaults, ...industrialFaults },
  { ...facts.invoices, ...invoices },
]
