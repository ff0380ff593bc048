import type { EnquiryType } from '@tekskills/shared/contracts/http/enquiries'
import { sql } from 'kysely'
import type { Queries } from '../../platform/database/database'
import { newId } from '../../platform/database/ids'
import { invalidField } from '../../platform/http/problems/problem-error'
import { isId } from '../../platform/http/validation/record-id'
import { filterVisible } from '../content/item-rows'

/** The fields of an enquiry. */
export interface EnquiryText {
  type: EnquiryType
  name: string
  email: string
  subject: string
  message: string
  company?: string | null
  phone?: string | null
  casestudyId?: string
}

interface NewEnquiry {
  text: EnquiryText
  suspected: boolean
  /** Deduplication key: equal if the same enquiry is sent twice. */
  key: Buffer
  now: Date
}

/** Stores an enquiry once; for a repeated one it returns the id of the first. */
export async function insertEnquiry(
  transaction: Queries,
  { text, suspected, key, now }: NewEnquiry,
): Promise<{ id: string; isNew: boolean }> {
  const { type, name, email, subject, message, company, phone, casestudyId } = text
  const row = await transaction
    .insertInto('enquiry')
    .values({
      id: newId(now.getTime()),
      type,
      name,
      email,
      subject,
      message,
      company: company ?? null,
      phone: phone ?? null,
      case_study_id: casestudyId ?? null,
      suspected_spam: suspected,
      request_key: key,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.column('request_key').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (row) return { id: row.id, isNew: true }
  const first = transaction.selectFrom('enquiry').select('id').where('request_key', '=', key)
  return { id: (await first.executeTakeFirstOrThrow()).id, isNew: false }
}

/** Throws 422 if the id is invalid or is not the id of a public case study. */
export async function assertPublicCaseStudy(queries: Queries, id: string, now: Date): Promise<void> {
  if (isId(id)) {
    const shown = filterVisible(queries, 'CASESTUDY', now).select('content_item.id').where('content_item.id', '=', id)
    if (await shown.executeTakeFirst()) return
  }
  throw invalidField('casestudyId', 'ENUM', 'Choose a case study that is published.')
}

/** Deletes enquiries 24 months after they were received, as the privacy notice promises. */
export async function deleteExpiredEnquiries(queries: Queries, now: Date): Promise<void> {
  await queries
    .deleteFrom('enquiry')
    .where('created_at', '<', sql<Date>`${now}::timestamptz - interval '24 months'`)
    .execute()
}
