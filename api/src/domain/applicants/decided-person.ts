import type { DecidedElsewhere } from '@tekskills/shared/contracts/http/applicants'
import { sql, type SqlBool } from 'kysely'
import { isShownTo, type Viewer } from '../hiring-teams/job-access'

/** When the application `decided` was decided on. */
const decidedAt = sql`coalesce((
  select max(move.at) from applicant_stage_move as move
  where move.applicant_id = decided.id and move.to_stage = decided.stage
    and move.from_stage is distinct from move.to_stage and not move.undone), decided.updated_at)`

/**
 * Whether the decision on `decided` is one on the undecided application `waiting` of the same person too: whoever is hired
 * waits nowhere, and whoever was rejected or has withdrawn does not wait for that job, unless they applied again after it
 * (ADR 0128).
 */
const isCovered = sql<boolean>`(waiting.applied_at <= ${decidedAt}
  and (decided.stage = 'HIRED' or decided.career_id = waiting.career_id))`

const isUndecided = sql`waiting.stage in ('NEW', 'SCREENING', 'INTERVIEW', 'OFFER')`
const isDecided = sql`decided.stage in ('HIRED', 'REJECTED', 'WITHDRAWN') and decided.erased_at is null`

/**
 * Condition for applicants whose person still waits for a decision, among those at an undecided stage. The few merged
 * ones are read once for each query.
 */
export const waitsForDecision = (viewer: Viewer) => sql<SqlBool>`applicant.id <> all(array(
  select waiting.id from applicant_merge as merge
    cross join lateral (values (merge.applicant_id, merge.other_id), (merge.other_id, merge.applicant_id))
      as pair (waiting_id, decided_id)
    join applicant as waiting on waiting.id = pair.waiting_id
    join applicant as decided on decided.id = pair.decided_id
  where merge.separated_at is null and ${isUndecided} and ${isDecided} and ${isShownTo(viewer, 'decided.career_id')}
    and ${isCovered}))`

/**
 * The decision on another application of the same person that staff have to know before they reject an undecided one or
 * write to its applicant: one that covers it, or that the person is hired. Null if there is none that the viewer may see.
 */
export const decidedElsewhere = (viewer: Viewer) => sql<DecidedElsewhere | null>`(
  select json_build_object('id', decided.id, 'reference', decided.reference, 'stage', decided.stage,
    'jobTitle', job.job_title, 'isCovered', ${isCovered})
  from applicant_merge as merge
    join applicant as decided
      on decided.id = case when merge.applicant_id = applicant.id then merge.other_id else merge.applicant_id end
    join applicant as waiting on waiting.id = applicant.id
    left join career as job on job.id = decided.career_id
  where (merge.applicant_id = applicant.id or merge.other_id = applicant.id) and merge.separated_at is null and ${isUndecided}
    and ${isDecided} and ${isShownTo(viewer, 'decided.career_id')} and (decided.stage = 'HIRED' or ${isCovered})
  order by decided.stage = 'HIRED' desc, ${decidedAt} desc, decided.id limit 1)`
