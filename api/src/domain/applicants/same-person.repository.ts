import type { LikeApplication, Likeness, StageMove } from '@tekskills/shared/contracts/http/applicants'
import { sql, type Selectable } from 'kysely'
import type { Queries } from '../../platform/database/database'
import type { Schema } from '../../platform/database/schema'
import { hasRight, isShownTo, type Viewer } from '../hiring-teams/job-access'
import { personOf, staffNameOf } from '../session/staff-person'
import { selectApplicants } from './applicant-rows'

type Compared = Pick<Selectable<Schema['applicant']>, 'id' | 'email' | 'phone_digits' | 'name_terms' | 'resume_id'>

/** The most applications that are offered at once, the newest; an address of an agency can have hundreds. */
const MAX_OFFERED = 20
/** Text with fewer digits is not a phone number. */
const MIN_PHONE_DIGITS = 6

/**
 * The applications of the same person that the viewer may see: those merged with it, then those with the same email
 * address, the same phone number, or the same name and document (ADR 0111). Newest first.
 */
export async function readSamePerson(queries: Queries, row: Compared, viewer: Viewer): Promise<LikeApplication[]> {
  const merged = (await readMerged(queries, row.id, viewer)).filter((id) => id !== row.id)
  const sha256 = sql`(select sha256 from stored_file as own where own.id = ${row.resume_id}::uuid)`
  const email = sql<boolean>`lower(applicant.email) = lower(${row.email})`
  const phone = sql<boolean>`applicant.phone_digits = ${row.phone_digits}
    and length(${row.phone_digits}::text) >= ${sql.lit(MIN_PHONE_DIGITS)}`
  const document = sql<boolean>`applicant.name_terms = ${row.name_terms} and exists (
    select from stored_file as file where file.id = applicant.resume_id and file.sha256 = ${sha256})`
  // A union instead of a disjunction, so that each part uses its index.
  const alike = sql<string>`(
    select applicant.id from applicant where applicant.erased_at is null and ${email}
    union select applicant.id from applicant
      where applicant.erased_at is null and applicant.phone_digits <> '' and ${phone}
    union select applicant.id from stored_file as file join applicant on applicant.resume_id = file.id
      where file.sha256 = ${sha256} and applicant.erased_at is null and applicant.name_terms = ${row.name_terms}
    union select unnest(${merged}::uuid[]))`
  const rows = await selectApplicants(queries, viewer)
    .select(['applicant.id', 'applicant.reference', 'applicant.name', 'applicant.stage', 'applicant.applied_at'])
    .select('career.job_title')
    .select([email.as('email'), sql<boolean>`(${phone})`.as('phone'), sql<boolean>`(${document})`.as('document')])
    .select(hasRight(viewer, 'LEAD', 'applicant.career_id').as('may_manage'))
    .select(sql<boolean>`applicant.id = any(${merged}::uuid[])`.as('merged'))
    .where('applicant.id', 'in', alike)
    .where('applicant.id', '<>', row.id)
    .orderBy('merged', 'desc')
    .orderBy('applicant.applied_at', 'desc')
    .orderBy('applicant.id', 'desc')
    .limit(merged.length + MAX_OFFERED)
    .execute()
  return rows.map((each) => ({
    id: each.id,
    reference: each.reference,
    name: each.name,
    jobTitle: each.job_title,
    stage: each.stage,
    appliedAt: each.applied_at.toISOString(),
    likenesses: likenessesOf(each),
    merged: each.merged,
    mayManage: each.may_manage === true,
  }))
}

const likenessesOf = (row: Record<'email' | 'phone' | 'document', boolean | null>) => {
  const found: [Likeness, boolean | null][] = [
    ['EMAIL', row.email],
    ['PHONE', row.phone],
    ['DOCUMENT', row.document],
  ]
  return found.filter(([, isAlike]) => isAlike).map(([likeness]) => likeness)
}

/** Merges whose two applications the viewer may see, and which are not erased. */
const selectMerges = (queries: Queries, viewer: Viewer) =>
  queries
    .selectFrom('applicant_merge as merge')
    .innerJoin('applicant as one', 'one.id', 'merge.applicant_id')
    .innerJoin('applicant as other', 'other.id', 'merge.other_id')
    .where('one.erased_at', 'is', null)
    .where('other.erased_at', 'is', null)
    .where(isShownTo(viewer, 'one.career_id'))
    .where(isShownTo(viewer, 'other.career_id'))

/**
 * The ids of all applications of the person, with its own, as far as the viewer may know: applications merged through a
 * job that is hidden from them stay separate, so that they learn nothing about it.
 */
export async function readMerged(queries: Queries, id: string, viewer: Viewer): Promise<string[]> {
  const found = new Set([id])
  let next = [id]
  while (next.length > 0) {
    const rows = await selectMerges(queries, viewer)
      .select(['merge.applicant_id', 'merge.other_id'])
      .where('merge.separated_at', 'is', null)
      .where((eb) => eb.or([eb('merge.applicant_id', 'in', next), eb('merge.other_id', 'in', next)]))
      .execute()
    next = [...new Set(rows.flatMap(({ applicant_id, other_id }) => [applicant_id, other_id]))].filter(
      (each) => !found.has(each),
    )
    for (const each of next) found.add(each)
  }
  return [...found]
}

/** A step of the history that a merge records, with the stage at that time. */
type MergeStep = Pick<StageMove, 'by' | 'mergedWith' | 'separatedFrom'> & { at: Date }

/** When an application was merged with, and separated from, others that the viewer may see. */
export async function readMergeSteps(queries: Queries, id: string, viewer: Viewer): Promise<MergeStep[]> {
  const rows = await selectMerges(queries, viewer)
    .select(['merge.merged_at', 'merge.merged_by', 'merge.separated_at', 'merge.separated_by'])
    .select(staffNameOf('merge.merged_by').as('merger'))
    .select(staffNameOf('merge.separated_by').as('separator'))
    .select(sql<string>`case when one.id = ${id}::uuid then other.reference else one.reference end`.as('reference'))
    .where((eb) => eb.or([eb('merge.applicant_id', '=', id), eb('merge.other_id', '=', id)]))
    .orderBy('merge.merged_at')
    .orderBy('merge.id')
    .execute()
  return rows.flatMap(({ reference, ...row }) => [
    { at: row.merged_at, by: personOf(row.merged_by, row.merger), mergedWith: reference },
    ...(row.separated_at
      ? [{ at: row.separated_at, by: personOf(row.separated_by, row.separator), separatedFrom: reference }]
      : []),
  ])
}
