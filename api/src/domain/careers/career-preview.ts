import type { PublicCareer } from '@tekskills/shared/contracts/http/careers'
import { auditRecord } from '../../platform/audit/audit-log'
import type { Queries } from '../../platform/database/database'
import type { WriteContext } from '../../platform/database/write-context'
import { notFound } from '../../platform/http/problems/problem-error'
import type { Signer } from '../../platform/signing/signer'
import { openPreviewToken, PREVIEW_TTL_MS, type Opening } from '../previews/preview-tokens'
import { incompleteFields } from './career-values'
import { lockCareer } from './careers.repository'
import { publicCareerOf, selectDetail, type Day } from './public-career'
import { careerPath, selectAnyCareer, selectShownCareers } from './public-career-rows'

const PURPOSE = 'preview career'

/**
 * Creates a page URL that shows a job, whatever its status, to anyone who has the link, which the audit log says. Throws
 * 404, and 403 for an interviewer.
 */
export async function previewCareer(context: WriteContext, id: string, signer: Signer) {
  const { slug, job_title: name } = await lockCareer(context, id)
  await auditRecord(context, { action: 'preview', entity: 'career', entityId: id }, name)
  const expiresAt = new Date(context.now.getTime() + PREVIEW_TTL_MS)
  const token = signer.sign(PURPOSE, id, expiresAt)
  return { url: `${careerPath(slug)}&preview=${token}`, expiresAt: expiresAt.toISOString() }
}

interface PreviewedDay extends Day, Opening {}

/**
 * Returns the job of a preview token as if it were opened now, with `preview`; without it once its page is public. Throws
 * 410 `LINK_EXPIRED`, or 404 for an invalid token or a job that has been deleted.
 */
export async function readPreviewedCareer(
  queries: Queries,
  token: string,
  { today, timeZone, ...opening }: PreviewedDay,
): Promise<PublicCareer> {
  const opened = openPreviewToken(PURPOSE, token, opening)
  const row = opened && (await selectDetail(selectAnyCareer(queries, opened.subject)).executeTakeFirst())
  if (!row) throw notFound('This job could not be found.')
  const day = { today, timeZone }
  const shown = await selectShownCareers(queries, today).select('id').where('id', '=', row.id).executeTakeFirst()
  if (shown) return publicCareerOf(queries, row, day)
  const isOver = row.closing_date !== null && row.closing_date < today
  const expected = {
    ...row,
    status: 'OPEN' as const,
    posted_at: opening.now,
    closing_date: isOver ? null : row.closing_date,
  }
  const missing = incompleteFields(expected).map(({ field }) => field)
  const job = await publicCareerOf(queries, { ...expected, closing_date: expected.closing_date ?? today }, day)
  return { ...job, meta: { ...job.meta, robots: 'noindex, nofollow' }, preview: { missing } }
}
