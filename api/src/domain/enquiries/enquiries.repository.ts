import type { EnquiryType } from '@tekskills/shared/contracts/http/enquiries'
import { sql } from 'kysely'
import type { Queries } from '../../platform/database/database'
import { newId } from '../../platform/database/ids'
import { invalidField } from '../../platform/http/problems/problem-error'
import { isId } from '../../platform/http/validation/record-id'
import { filterVisible } from '../content/item-rows'
import { pagePaths } from '../content/page-paths'

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

/** A case study that an enquiry is about. */
export interface EnquiredCaseStudy {
  title: string
  /** Path of its page; `null` while it is not public. */
  path: string | null
}

/** Title and page of a public case study. Throws 422 if the id is invalid or is not that of one. */
export async function readPublicCaseStudy(queries: Queries, id: string, now: Date): Promise<EnquiredCaseStudy> {
  if (isId(id)) {
    const shown = filterVisible(queries, 'CASESTUDY', now).select(['name', 'slug']).where('content_item.id', '=', id)
    const found = await shown.executeTakeFirst()
    if (found) return { title: found.name, path: found.slug && pagePaths.CASESTUDY + found.slug }
  }
  throw invalidField('casestudyId', 'ENUM', 'Choose a published case study.')
}

/** Deletes enquiries 24 months after they were received, as the privacy notice promises. */
export async function deleteExpiredEnquiries(queries: Queries, now: Date): Promise<void> {
  await queries
    .deleteFrom('enquiry')
    .where('created_at', '<', sql<Date>`${now}::timestamptz - interval '24 months'`)
    .execute()
}
