import type { ApplicantStage, StaffApplicant } from '@tekskills/shared/contracts/http/applicants'
import type { Page } from '@tekskills/shared/contracts/http/lists'
import { callParams, type TableQuery } from '../../kit/tables/list-parameters'
import { stages } from '../../kit/hiring/applicant-labels'
import { listApplicants } from './applicants-api'

/** Maximum number of cards in a column; the table has the rest. */
const CARDS = 25

/** One column of the board. */
export interface BoardColumn {
  stage: ApplicantStage
  page: Page<StaffApplicant>
}

/** Loads the latest applicants of one stage that match the filters. */
export async function loadColumn(
  stage: ApplicantStage,
  { q, params }: TableQuery,
  signal?: AbortSignal,
): Promise<BoardColumn> {
  const query = { page: 0, size: CARDS, sort: 'appliedAt,desc', q, params, type: stage }
  return { stage, page: await listApplicants('getApplicants', callParams(query), signal) }
}

/** Loads the latest applicants of every stage that match the filters. */
export const loadBoard = (query: TableQuery, signal: AbortSignal): Promise<BoardColumn[]> =>
  Promise.all(stages.map((stage) => loadColumn(stage, query, signal)))
