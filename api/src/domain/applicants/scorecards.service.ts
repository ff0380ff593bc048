import type { ApplicantScorecards, scorecardInput } from '@tekskills/shared/contracts/http/scorecards'
import type { z } from 'zod'
import { auditRecord } from '../../platform/audit/audit-log'
import type { WriteContext } from '../../platform/database/write-context'
import { invalidField } from '../../platform/http/problems/problem-error'
import { insertStep, lockApplicant } from './applicants.repository'
import { readCriteria, readScorecards } from './scorecards.repository'

/**
 * Stores the scorecard of the actor, or replaces it; the first one is a step in the history. Throws 404 for an unknown
 * applicant, 422 for a criterion that the job does not have.
 */
export async function saveScorecard(
  context: WriteContext,
  id: string,
  { verdict, ratings, comment }: z.output<typeof scorecardInput>,
): Promise<ApplicantScorecards> {
  const { transaction, actor, now } = context
  const account_id = actor.accountId
  if (!account_id) throw new Error('A scorecard needs an account.')
  const applicant = await lockApplicant(context, id, 'INTERVIEWER')
  const criteria = new Map((await readCriteria(transaction, applicant.career_id)).map((each) => [each.id, each.name]))
  const named = ratings.map(({ criterion, rating }) => {
    const name = criteria.get(criterion)
    if (!name) throw invalidField('ratings', 'ENUM', 'The criteria of this job have changed. Reload the page.')
    return { criterion, name, rating }
  })
  const content = { verdict, ratings: JSON.stringify(named), comment: comment || null, updated_at: now }
  const updated = await transaction
    .updateTable('scorecard')
    .set(content)
    .where('applicant_id', '=', id)
    .where('account_id', '=', account_id)
    .executeTakeFirst()
  if (updated.numUpdatedRows === 0n) {
    const row = { applicant_id: id, account_id, created_at: now, ...content }
    await transaction.insertInto('scorecard').values(row).execute()
    await insertStep(context, applicant, { scorecard: true })
  }
  await auditRecord(context, { action: 'scorecard', entity: 'applicant', entityId: id }, applicant.reference)
  return readScorecards(transaction, applicant, account_id)
}
