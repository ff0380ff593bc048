import type { TeamRight } from '@tekskills/shared/contracts/http/hiring-teams'
import { sql, type SqlBool } from 'kysely'
import type { Queries } from '../../platform/database/database'
import { notFound, ProblemError } from '../../platform/http/problems/problem-error'

/**
 * Whose rights apply: those of an account of the role CAREERS. `null` is the service itself, which acts for applicants
 * and by the clock, and which no team restricts.
 */
export type Viewer = string | null

/**
 * The jobs in which the account lacks the right, read once for each query: those that are restricted to a team without
 * it, and for leading also those that name it as an interviewer.
 */
const restrictedFrom = (viewer: string, right: TeamRight) => sql`array(
  select restricted.id from career as restricted
  where restricted.team_only and not exists (
    select from hiring_team_member as member
    where member.career_id = restricted.id and member.account_id = ${viewer}::uuid
      and (${sql.lit(right)} = 'INTERVIEWER' or member.team_right = 'LEAD'))
  union all
  select named.career_id from hiring_team_member as named
  where ${sql.lit(right)} = 'LEAD' and named.account_id = ${viewer}::uuid and named.team_right = 'INTERVIEWER')`

/**
 * Condition of every query about jobs and applicants: the account has at least this right in the job whose id `column`
 * holds, or there is no job. Jobs that are not restricted to their team restrict only their interviewers (ADR 0107).
 */
export const hasRight = (viewer: Viewer, right: TeamRight, column: string) =>
  viewer === null
    ? sql<SqlBool>`true`
    : sql<SqlBool>`(${sql.ref(column)} is null or ${sql.ref(column)} <> all(${restrictedFrom(viewer, right)}))`

/** Condition for jobs, and the applicants of jobs, that the account may see. */
export const isShownTo = (viewer: Viewer, column: string) => hasRight(viewer, 'INTERVIEWER', column)

/**
 * Throws unless the account has a right in a job: 404 as for a job that does not exist, so that its existence is not
 * revealed, and 403 for an interviewer where only leads may act.
 */
export async function requireRight(
  queries: Queries,
  { viewer, right, jobId, missing = noJob }: RequiredRight,
): Promise<void> {
  if (viewer === null || jobId === null) return
  const job = await queries
    .selectFrom('career')
    .select([isShownTo(viewer, 'career.id').as('is_shown'), hasRight(viewer, right, 'career.id').as('has_right')])
    .where('id', '=', jobId)
    .executeTakeFirst()
  if (!job?.is_shown) throw missing()
  if (!job.has_right) throw new ProblemError(403, 'FORBIDDEN', NOT_LED)
}

interface RequiredRight {
  viewer: Viewer
  right: TeamRight
  /** `null` for the talent pool, which is open to everyone. */
  jobId: string | null
  /** The error for an account that must not learn of the job. */
  missing?: () => ProblemError
}

/** The error for an interviewer who tries to do more. */
export const NOT_LED = 'Only those who lead the hiring for this job can do that.'

const noJob = () => notFound('This job could not be found.')
