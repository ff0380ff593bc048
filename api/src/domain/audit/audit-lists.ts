import type { Role } from '@tekskills/shared/contracts/access'
import { auditedEntity, type AuditedEntity, type AuditLine } from '@tekskills/shared/contracts/http/audit'
import { day } from '@tekskills/shared/contracts/http/days'
import { sql, type SqlBool } from 'kysely'
import { z } from 'zod'
import type { Queries } from '../../platform/database/database'
import { countRows } from '../../platform/http/lists/count-rows'
import { readSort, tableList } from '../../platform/http/lists/list-parameters'
import { pageResponse } from '../../platform/http/lists/page'
import { alphabetical, emptyLast, ordered, paged } from '../../platform/http/lists/paged'
import { isShownTo } from '../hiring-teams/job-access'
import type { Session } from '../session/session'

/** Parameters of the audit log; days in the site's time zone, both inclusive. */
export const auditList = tableList.extend({
  entity: auditedEntity.optional(),
  entityId: z.uuid().optional(),
  user: z.string().max(254).optional(),
  from: day().optional(),
  to: day().optional(),
})

/** The entities that each role works on, and whose entries it may read (contract §3.4: "own area"). */
const areas: Record<Role, readonly AuditedEntity[]> = {
  BLOGS: ['author', 'category', 'blog', 'newsRoom', 'caseStudy', 'redirect', 'media', 'bundle', 'enquiry'],
  CAREERS: ['career', 'applicant', 'mailTemplate', 'talentList'],
}

const columns = {
  id: 'audit.id',
  at: 'audit.at',
  user: emptyLast(alphabetical('account.username')),
  action: 'audit.action',
  entity: 'audit.entity',
}
const newestFirst = { column: 'at', direction: 'desc' } as const

interface Reader {
  reader: Session
  timeZone: string
}

/**
 * The audit log entries about the reader's own area and account and, for administrators, about all accounts. Entries
 * about jobs that are restricted to a team without the reader, and about their applicants, are left out.
 */
export async function listAudit(queries: Queries, list: z.output<typeof auditList>, scope: Reader) {
  const sort = readSort(list.sort, ['at', 'user', 'action', 'entity'], newestFirst)
  const query = findLines(queries, list, scope)
  const total = await countRows(query)
  const ids = paged(query.select('audit.id'), columns, sort, list)
  const shown = selectLines(queries)
    .select(['audit.id', 'audit.at', 'audit.action', 'audit.entity', 'audit.entity_id', 'audit.summary', 'audit.ip'])
    .select(['account.username as user', 'audit.token_name as token'])
    .where('audit.id', 'in', ids)
  const rows = await ordered(shown, columns, sort).execute()
  const content = rows.map(({ at, entity_id: entityId, ...row }): AuditLine => ({
    ...row,
    at: at.toISOString(),
    entityId,
  }))
  return pageResponse({ ...list, content, total, sort })
}

const selectLines = (queries: Queries) =>
  queries.selectFrom('audit').leftJoin('account', 'account.id', 'audit.account_id')

/** Only recruiters read entries about jobs and applicants. */
const concernsVisibleJobs = ({ role, accountId }: Session) =>
  role !== 'CAREERS'
    ? sql<SqlBool>`true`
    : sql<SqlBool>`((audit.entity <> 'career' or ${isShownTo(accountId, 'audit.entity_id')})
        and not exists (select from applicant where audit.entity = 'applicant' and applicant.id = audit.entity_id
          and not ${isShownTo(accountId, 'applicant.career_id')})
        and (audit.other_id is null or coalesce((select ${isShownTo(accountId, 'other.career_id')}
          from applicant as other where other.id = audit.other_id), false))
        and (audit.only_for is null or ${accountId}::uuid = any(audit.only_for)))`

/** Administrators can watch each other: each of them reads what any of them does to accounts (ADR 0112). */
const concernsOwnAccount = ({ administersStaff, accountId }: Session) =>
  administersStaff ? sql<SqlBool>`true` : sql<SqlBool>`audit.entity_id = ${accountId}::uuid`

function findLines(queries: Queries, list: z.output<typeof auditList>, { reader, timeZone }: Reader) {
  let query = selectLines(queries).where((eb) =>
    eb.or([
      eb.and([eb('audit.entity', 'in', areas[reader.role]), concernsVisibleJobs(reader)]),
      eb.and([eb('audit.entity', '=', 'account'), concernsOwnAccount(reader)]),
    ]),
  )
  if (list.entity) query = query.where('audit.entity', '=', list.entity)
  if (list.entityId) query = query.where('audit.entity_id', '=', list.entityId)
  if (list.user) query = query.where(sql<SqlBool>`lower(account.username) = lower(${list.user})`)
  // Compares timestamps rather than dates, so that the index on `at` can be used.
  if (list.from) query = query.where(sql<SqlBool>`audit.at >= ${list.from}::date::timestamp at time zone ${timeZone}`)
  if (list.to) query = query.where(sql<SqlBool>`audit.at < (${list.to}::date + 1)::timestamp at time zone ${timeZone}`)
  if (list.q) query = query.where(sql<SqlBool>`search_key(audit.summary) like contains_pattern(${list.q})`)
  return query
}
