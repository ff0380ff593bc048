import type { DocumentFacts } from './document-facts'

const caseOf = (slug: string, title: string, description: string): DocumentFacts => ({
  slug,
  title,
  description,
  kind: 'use-case',
})

/** What the texts of the use cases and their list share. */
export const useCaseFacts = {
  clinicalTrials: caseOf(
    'clinical-trial-success-prediction',
    'Clinical Trial Success Prediction',
    'Estimate how likely a trial is to reach its endpoint before the first patient is enrolled, and see which design choices matter.',
  ),
  pumpSensors: caseOf(
    'pump-sensor-predictive-maintenance',
    'Pump-Sensor Predictive Maintenance',
    'Pump vibration, pressure and temperature, read as early signs of wear weeks before the alarm.',
  ),
  offPeakEnergy: caseOf(
    'energy-consumption-off-peak-windows',
    'Energy Consumption Off-Peak Windows',
    'Forecast load by the quarter hour, and move what can wait into the cheap hours.',
  ),
  poultryHealth: caseOf(
    'ai-poultry-health-and-growth-monitoring',
    'AI Poultry Health and Growth Monitoring',
    'Cameras, microphones and climate sensors that show a flock falling behind its growth curve while there is time to act.',
  ),
  dataAnalysis: caseOf(
    'exploratory-data-analysis',
    'Exploratory Data Analysis',
    'Ten working days to find out what your records can support, before anyone pays for a model.',
  ),
  maintenanceAnalytics: caseOf(
    'predictive-maintenance-and-analytics',
    'Predictive Maintenance and Analytics',
    'From single alarms to one ranked list for the whole plant: what to service next, why, and at what cost.',
  ),
  protectiveEquipment: caseOf(
    'ppe-violation-detection',
    'PPE Violation Detection',
    'Cameras that notice a missing helmet, vest or pair of goggles, and keep no record of who was there.',
  ),
  industrialFaults: caseOf(
    'industrial-fault-detection',
    'Industrial Fault Detection',
    'Scratches, pores and missing parts, found at line speed and sorted by cause, with the inspector in charge.',
  ),
  invoices: caseOf(
    'automatic-invoice-processing',
    'Automatic Invoice Processing',
    'From the scanned page to the posted entry: read, matched, checked and explained, with people deciding the unclear cases.',
  ),
} as const
