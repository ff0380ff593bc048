import type { ApplicantScorecards, Criterion, Scorecard } from '@tekskills/shared/contracts/http/scorecards'
import type { Queries } from '../../platform/database/database'
import { staffNameOf } from '../session/staff-person'

interface ApplicantKey {
  id: string
  career_id: string | null
}

/** The criteria by which interviewers judge the applicants of a job; none for the talent pool (`careerId` is null). */
export async function readCriteria(queries: Queries, careerId: string | null): Promise<Criterion[]> {
  if (!careerId) return []
  const query = queries.selectFrom('career').select('criteria').where('id', '=', careerId)
  return ((await query.executeTakeFirst())?.criteria ?? []) as Criterion[]
}

/**
 * The scorecards of an applicant as `viewer` may see them: those of others only once the viewer has submitted their own, so
 * that no one is influenced by others (ADR 0063).
 */
export async function readScorecards(
  queries: Queries,
  { id, career_id }: ApplicantKey,
  viewer: string | null,
): Promise<ApplicantScorecards> {
  const cards = await readAllScorecards(queries, id, viewer)
  const hasOwn = cards.some(({ isMine }) => isMine)
  return {
    criteria: await readCriteria(queries, career_id),
    cards: hasOwn ? cards : [],
    others: cards.filter(({ isMine }) => !isMine).length,
  }
}

/**
 * All scorecards of an applicant, including those hidden from `viewer`, oldest first; the viewer's own is marked.
 */
export async function readAllScorecards(queries: Queries, id: string, viewer: string | null): Promise<Scorecard[]> {
  const rows = await queries
    .selectFrom('scorecard')
    .selectAll('scorecard')
    .select(staffNameOf('scorecard.account_id').as('staff_name'))
    .where('applicant_id', '=', id)
    .orderBy('created_at')
    .orderBy('account_id')
    .execute()
  return rows.map(({ account_id, staff_name, ratings, verdict, comment, updated_at }) => ({
    by: { id: account_id, name: staff_name ?? '' },
    isMine: account_id === viewer,
    verdict,
    ratings: ratings as Scorecard['ratings'],
    comment,
    updatedAt: updated_at.toISOString(),
  }))
}
