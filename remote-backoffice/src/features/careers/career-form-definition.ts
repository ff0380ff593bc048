import { staffCareer, type StaffCareer, type CareerStatus } from '@tekskills/shared/contracts/http/careers'
import type { RecordFormDefinition, SaveAction } from '../../kit/record-form/record-form-definition'
import { careerFieldNames } from './career-field-names'
import { careerForm, type CareerFormValues, type ValidCareer } from './career-form-schema'
import { toCopyValues, toFormValues, toPayload } from './career-form-values'

const SAVE_DRAFT: SaveAction = { status: 'DRAFT', label: 'Save draft', tone: 'secondary' }
const OPEN: SaveAction = { status: 'OPEN', label: 'Publish', tone: 'primary' }
const HOLD: SaveAction = {
  status: 'ON_HOLD',
  label: 'Put on hold',
  tone: 'secondary',
  question: {
    heading: 'Put this job on hold?',
    message: 'It leaves the site, and no one can apply until you reopen it. Its applicants are kept.',
    confirmLabel: 'Put on hold',
  },
}

/** Saves a job in place and keeps its status. */
const saveAs = (status: CareerStatus): SaveAction => ({ status, label: 'Save', tone: 'primary', isQuiet: true })

/**
 * The status transitions that the service allows (contract §3.6), the most likely one first. An action that keeps the
 * status saves in place. Adding a job or changing its status ends with a dialog.
 */
const ACTIONS: Record<CareerStatus | 'NEW', readonly SaveAction[]> = {
  NEW: [OPEN, SAVE_DRAFT],
  DRAFT: [OPEN, { ...SAVE_DRAFT, isQuiet: true }],
  OPEN: [{ ...OPEN, label: 'Update', isQuiet: true }, HOLD],
  ON_HOLD: [saveAs('ON_HOLD'), { ...OPEN, label: 'Reopen', tone: 'secondary' }],
  CLOSED: [saveAs('CLOSED'), { ...OPEN, label: 'Reopen', tone: 'secondary' }],
}

const actionsFor = (status: CareerStatus | undefined) => ACTIONS[status ?? 'NEW']

/** The form that adds or edits a job. */
export const careerFormDefinition: RecordFormDefinition<StaffCareer, CareerFormValues, ValidCareer> = {
  key: 'career',
  label: 'Job',
  noun: 'job',
  path: '/career',
  stored: staffCareer,
  schema: careerForm,
  toValues: toFormValues,
  toCopy: toCopyValues,
  files: [],
  errorFields: { NAME_TAKEN: 'jobCode' },
  toPayload,
  fieldNames: careerFieldNames,
  tracksEditors: true,
  actionsFor: (job) => actionsFor(job?.status),
  savesInPlace: (job) => actionsFor(job?.status).find(({ isQuiet }) => isQuiet),
}
