import { filterVisible } from '../content/item-rows'
import { isId } from '../../platform/http/validation/record-id'
import type { Queries } from '../../platform/database/database'
import { newId } from '../../platform/database/ids'
import { invalidField } from '../../platform/http/problems/problem-error'
import type { EnquiryWords } from './enquiries.service'

interface NewEnquiry {
  words: EnquiryWords
  suspected: boolean
  /** Equal for the same enquiry sent twice. */
  key: Buffer
  now: Date
}

/** Stores an enquiry once; sent again it answers the first one's id. */
export async function insertEnquiry(
  transaction: Queries,
  { words, suspected, key, now }: NewEnquiry,
): Promise<{ id: string; isNew: boolean }> {
  const { type, name, email, subject, message, company, phone, casestudyId } = words
  const row = await transaction
    .insertInto('enquiry')
    .values({
      ...{ id: newId(now.getTime()), type, name, email, subject, message },
      ...{ company: company ?? null, phone: phone ?? null, case_study_id: casestudyId ?? null },
      ...{ suspected_spam: suspected, request_key: key, created_at: now, updated_at: now },
    })
    .onConflict((conflict) => conflict.column('request_key').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (row) return { id: row.id, isNew: true }
  const first = transaction.selectFrom('enquiry').select('id').where('request_key', '=', key)
  return { id: (await first.executeTakeFirstOrThrow()).id, isNew: false }
}

/** Throws 422 for an id that is none, or is not that of a case study which visitors see. */
export async function requirePublicCaseStudy(queries: Queries, id: string, now: Date): Promise<void> {
  if (isId(id)) {
    const shown = filterVisible(queries, 'CASESTUDY', now).select('content_item.id').where('content_item.id', '=', id)
    if (await shown.executeTakeFirst()) return
  }
  throw invalidField('casestudyId', 'ENUM', 'Choose a case study that is published.')
}
