import type { CareerStatus } from '@tekskills/shared/contracts/http/careers'
import type { SaveAction } from '../../kit/record-form/save-action'

const SAVE_DRAFT: SaveAction = { status: 'DRAFT', label: 'Save draft', tone: 'secondary' }
const OPEN: SaveAction = { status: 'OPEN', label: 'Open for applications', tone: 'primary' }
const HOLD: SaveAction = {
  status: 'ON_HOLD',
  label: 'Put on hold',
  tone: 'secondary',
  question: {
    heading: 'Put this job on hold?',
    message: 'It leaves the site and nobody can apply until you open it again. Applicants stay.',
    confirmLabel: 'Put on hold',
  },
}

/** The moves that the service allows from each status (contract §3.6), the most likely one first. */
const ACTIONS: Record<CareerStatus | 'NEW', readonly SaveAction[]> = {
  NEW: [OPEN, SAVE_DRAFT],
  DRAFT: [OPEN, SAVE_DRAFT],
  OPEN: [{ ...OPEN, label: 'Update' }, HOLD],
  ON_HOLD: [
    { status: 'ON_HOLD', label: 'Save', tone: 'primary' },
    { ...OPEN, label: 'Open again', tone: 'secondary' },
  ],
  CLOSED: [
    { status: 'CLOSED', label: 'Save', tone: 'primary' },
    { ...OPEN, label: 'Reopen', tone: 'secondary' },
  ],
}

export const actionsFor = (status: CareerStatus | undefined) => ACTIONS[status ?? 'NEW']
