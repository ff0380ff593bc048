import { pageOf } from '@tekskills/shared/contracts/http/lists'
import {
  issueDetail,
  issuePreview,
  issueSeen,
  issueSending,
  issueSummary,
  issueTest,
  issueText,
  issueUpdate,
  newIssue,
  type IssueDetail,
  type IssueText,
} from '@tekskills/shared/contracts/http/newsletter-issues'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { sql } from 'kysely'
import { z } from 'zod'
import { inTransaction, inWriteContext } from '../../platform/database/write-context'
import type { Dependencies } from '../../platform/dependencies'
import { countRows } from '../../platform/http/lists/count-rows'
import { readSort, tableList, type TableList } from '../../platform/http/lists/list-parameters'
import { pageResponse } from '../../platform/http/lists/page'
import { alphabetical, paged } from '../../platform/http/lists/paged'
import { conflict } from '../../platform/http/problems/problem-error'
import { idParams } from '../../platform/http/validation/record-id'
import { seenVersion } from '../../platform/http/validation/record-version'
import { createRateLimit } from '../../platform/rate-limits/rate-limit'
import { ISSUE_PATH } from '../addresses/addresses.repository'
import { sessionOf } from '../session/access-plugin'
import { actorOf } from '../session/session'
import { issueMail } from './issue-mail'
import {
  contentOf,
  countSubscribers,
  lastSentAt,
  pathOfItem,
  readIssue,
  readIssueItem,
  selectIssues,
  summariesOf,
} from './issues.repository'
import { createIssue, deleteIssue, sendIssue, stopIssue, textOf, updateIssue } from './issues.service'

const columns = {
  id: 'newsletter_issue.id',
  subject: alphabetical('newsletter_issue.subject'),
  updatedAt: 'newsletter_issue.updated_at',
}
/** The page of the archive's list, to which a newsletter links that has no page yet. */
const ARCHIVE = '/resources/newsletters'
/** Tests that an account can send itself. */
const TESTS = [{ points: 20, seconds: 10 * 60 }]

/** Newsletters about an item (contract §3.7, additions). Prefix: `/api/newsLetter/issues`. */
export const newsletterIssuesRoutes: FastifyPluginAsyncZod<Dependencies> = async (app, deps) => {
  const { queries } = deps.database
  const { siteOrigin } = deps.config
  const tests = createRateLimit(deps.database, 'newsletter-test', TESTS)
  const one = { params: idParams, response: { 200: issueDetail } }

  async function list(query: TableList) {
    const sort = readSort(query.sort, ['subject', 'updatedAt'], { column: 'updatedAt', direction: 'desc' })
    const matches = sql<boolean>`search_key(newsletter_issue.subject) like contains_pattern(${query.q ?? ''})`
    const total = await countRows(queries.selectFrom('newsletter_issue').where(matches))
    const rows = await paged(selectIssues(queries).where(matches), columns, sort, query).execute()
    return pageResponse({ ...query, content: await summariesOf(queries, rows), total, sort })
  }

  async function read(id: string): Promise<IssueDetail> {
    const issue = await readIssue(queries, id)
    const [summary] = await summariesOf(queries, [issue])
    if (!summary) throw new Error('A summary is missing.')
    const item = await readIssueItem(queries, issue.item_id, deps.now())
    const lastSent = await lastSentAt(queries, issue)
    return {
      ...summary,
      item: item
        ? { id: item.id, kind: item.kind, title: item.name, path: item.is_public ? pathOfItem(item) : null }
        : null,
      audience: await countSubscribers(queries),
      lastSentAt: lastSent?.toISOString() ?? null,
      path: issue.slug && item?.is_public ? `${ISSUE_PATH}${issue.slug}` : null,
    }
  }

  /** The email of an issue with a text, without the data of a recipient. */
  async function preview(id: string, text: IssueText) {
    const { item_id } = await readIssue(queries, id)
    const item = await readIssueItem(queries, item_id, deps.now())
    if (!item) throw conflict('ITEM_GONE', 'The article for this newsletter has been deleted.')
    const links = { archiveUrl: `${siteOrigin}${ARCHIVE}`, leaveUrl: `${siteOrigin}/newsletter/unsubscribe` }
    return issueMail(text, contentOf(item, siteOrigin), links)
  }

  app.get('', { schema: { querystring: tableList, response: { 200: pageOf(issueSummary) } } }, async ({ query }) =>
    list(query),
  )

  app.post('', { schema: { body: newIssue, response: { 201: issueDetail } } }, async (request, reply) => {
    const id = await inWriteContext(deps, actorOf(request), (context) => createIssue(context, request.body.itemId))
    return reply
      .code(201)
      .header('location', `/api/newsLetter/issues/${id}`)
      .send(await read(id))
  })

  app.get('/:id', { schema: one }, async ({ params }) => read(params.id))

  app.put('/:id', { schema: { ...one, body: issueUpdate } }, async (request) => {
    const { id } = request.params
    await inWriteContext(deps, actorOf(request), (context) => updateIssue(context, id, request.body))
    return read(id)
  })

  const deleting = { params: idParams, querystring: seenVersion, response: { 204: z.null() } }
  app.delete('/:id', { schema: deleting }, async (request, reply) => {
    const { params, query } = request
    await inWriteContext(deps, actorOf(request), (context) => deleteIssue(context, params.id, query.version))
    return reply.code(204).send(null)
  })

  const previewing = { params: idParams, body: issueText, response: { 200: issuePreview } }
  app.post('/:id/preview', { schema: previewing, config: { reads: true } }, async ({ params, body }) =>
    preview(params.id, body),
  )

  const testing = { params: idParams, response: { 200: issueTest } }
  app.post('/:id/test', { schema: testing }, async (request) => {
    const { accountId } = sessionOf(request)
    await tests.count(accountId)
    const message = await preview(request.params.id, textOf(await readIssue(queries, request.params.id)))
    const account = queries.selectFrom('account').select('email').where('id', '=', accountId)
    const { email } = await account.executeTakeFirstOrThrow()
    await inTransaction(deps, (transaction) =>
      deps.mail.queue(transaction, { ...message, to: email, subject: `[Test] ${message.subject}` }),
    )
    deps.mail.wake()
    return { to: email }
  })

  app.post('/:id/send', { schema: { ...one, body: issueSending } }, async (request) => {
    const { id } = request.params
    await inWriteContext(deps, actorOf(request), (context) => sendIssue(context, id, request.body))
    return read(id)
  })

  app.post('/:id/stop', { schema: { ...one, body: issueSeen } }, async (request) => {
    const { id } = request.params
    await inWriteContext(deps, actorOf(request), (context) => stopIssue(context, id, request.body.version))
    return read(id)
  })
}
