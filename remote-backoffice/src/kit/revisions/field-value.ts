import { parseResult } from '@tekskills/shared/contracts/http/case-studies'
import type { TeamRight } from '@tekskills/shared/contracts/http/hiring-teams'
import {
  EMPLOYMENT_LABELS,
  STATUS_LABELS,
  TEAM_RIGHT_LABELS,
  UNIT_LABELS,
  WORKPLACE_LABELS,
} from '../labels/career-labels'
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

/**
 * The value of a field in words: a code by its label, members of a team with their rights, results of a case study with
 * their change, anything else as plain text.
 */
export const fieldValue = (field: string, value: unknown): string => {
  if (field === 'team' && Array.isArray(value)) return (value as Member[]).map(memberText).join(', ')
  if (field === 'results' && Array.isArray(value)) return (value as string[]).map(resultText).join(', ')
  return LABELS[field]?.[String(value)] ?? toPlainText(value)
}

interface Member {
  name: string
  right: TeamRight
}

const memberText = ({ name, right }: Member) => `${name} (${TEAM_RIGHT_LABELS[right]})`

const resultText = (line: string) => {
  const result = parseResult(line)
  if (!result) return line
  const { figure, measure, before, after } = result
  return `${figure} ${measure}${before === null ? '' : ` (${before} to ${after})`}`
}
