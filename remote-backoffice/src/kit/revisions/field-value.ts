import { EMPLOYMENT_LABELS, STATUS_LABELS, UNIT_LABELS, WORKPLACE_LABELS } from '../labels/career-labels'
import { categoryTypeLabels } from '../labels/category-type-labels'
import { contentStatusLabels } from '../labels/content-status-labels'
import { toPlainText } from '../text/plain-text'

/** The labels of the fields that store codes, by field and code. */
const LABELS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  status: { ...contentStatusLabels, ...STATUS_LABELS, ACTIVE: 'Active', INACTIVE: 'Hidden' },
  type: categoryTypeLabels,
  employmentType: EMPLOYMENT_LABELS,
  workplaceType: WORKPLACE_LABELS,
  salaryUnit: UNIT_LABELS,
  noindex: { true: 'Hidden', false: 'Shown' },
}

/** The value of a field in words: a code by its label, anything else as plain text. */
export const fieldValue = (field: string, value: unknown): string =>
  LABELS[field]?.[String(value)] ?? toPlainText(value)
