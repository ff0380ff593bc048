import type { DocumentEntry } from './document-facts'
import { useCaseFacts } from './use-case-facts'
import { file as poultryHealth } from './use-cases/ai-poultry-health-and-growth-monitoring?pdf'
import { file as invoices } from './use-cases/automatic-invoice-processing?pdf'
import { file as clinicalTrials } from './use-cases/clinical-trial-success-prediction?pdf'
import { file as offPeakEnergy } from './use-cases/energy-consumption-off-peak-windows?pdf'
import { file as dataAnalysis } from './use-cases/exploratory-data-analysis?pdf'
import { file as industrialFaults } from './use-cases/industrial-fault-detection?pdf'
import { file as protectiveEquipment } from './use-cases/ppe-violation-detection?pdf'
import { file as maintenanceAnalytics } from './use-cases/predictive-maintenance-and-analytics?pdf'
import { file as pumpSensors } from './use-cases/pump-sensor-predictive-maintenance?pdf'

/** The use cases in the order of their page (MS-06); the build creates the files from the texts in `use-cases/`. */
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
