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

/** The status transitions that the service allows (contract §3.6), the most likely one first. */
const ACTIONS: Record<CareerStatus | 'NEW', readonly SaveAction[]> = {
  NEW: [OPEN, SAVE_DRAFT],
  DRAFT: [OPEN, SAVE_DRAFT],
  OPEN: [{ ...OPEN, label: 'Update' }, HOLD],
  ON_HOLD: [
    { status: 'ON_HOLD', label: 'Save', tone: 'primary' },
    { ...OPEN, label: 'Reopen', tone: 'secondary' },
  ],
  CLOSED: [
    { status: 'CLOSED', label: 'Save', tone: 'primary' },
    { ...OPEN, label: 'Reopen', tone: 'secondary' },
  ],
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
}
