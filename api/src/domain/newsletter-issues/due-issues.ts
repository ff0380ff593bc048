import { sql } from 'kysely'
import type { Queries } from '../../platform/database/database'
import type { Dependencies } from '../../platform/dependencies'
import { inTransaction } from '../../platform/database/write-context'
import { changeContent } from '../../platform/http/content-changes/content-changes'
import { queueMails } from '../../platform/mail/outbox'
import { ISSUE_PATH } from '../addresses/addresses.repository'
import { newsletterLinks } from '../newsletter/newsletter.service'
import { chooseSlug } from '../slugs/slugs'
import { issueMail, type IssueContent } from './issue-mail'
import { contentOf, countsOf, deleteWaiting, readIssueItem, type StoredIssue } from './issues.repository'
import { textOf } from './issues.service'

/** Emails that one transaction writes. */
const BATCH_SIZE = 500

/**
 * Moves the issues that are due to the outbox, in batches, each in one transaction with the record of who gets them
 * (ADR 0116). Every instance may do so at the same time. An issue whose item has left the site goes no further. Stops
 * after the current batch once `isClosing`. A failed issue does not hold up the others; at the end, throws an
 * `AggregateError` of all failures.
 */
export async function handOverDueIssues(deps: Dependencies, isClosing = () => false): Promise<void> {
  const failures: Error[] = []
  const due = deps.database.queries
    .selectFrom('newsletter_issue')
    .select('id')
    .where((eb) => eb.or([eb('state', '=', 'SENDING'), eb('send_at', '<=', deps.now())]))
    .where('state', 'in', ['SCHEDULED', 'SENDING'])
    .orderBy('id')
  for (const { id } of await due.execute()) {
    if (isClosing()) break
    try {
      await beginIfDue(deps, id)
      while (!isClosing() && (await handOverBatch(deps, id))) deps.mail.wake()
      deps.mail.wake()
      await finishIfSent(deps, id)
    } catch (cause) {
      failures.push(new Error(`the newsletter ${id} could not be handed over`, { cause }))
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} newsletters could not be handed over`)
}

/** The issue with an item that cannot leave the site until the transaction ends. */
async function lockWithItem(transaction: Queries, id: string, now: Date) {
  const issue = await transaction
    .selectFrom('newsletter_issue')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (issue?.item_id)
    await transaction.selectFrom('content_item').select('id').where('id', '=', issue.item_id).forShare().execute()
  return { issue, item: await readIssueItem(transaction, issue?.item_id ?? null, now) }
}

/** Begins to send an issue whose time has come; from then on it is in the archive. */
async function beginIfDue(deps: Dependencies, id: string): Promise<void> {
  const tags = (begun: boolean) => (begun ? (['newsletters'] as const) : [])
  await changeContent(deps, { actor: { accountId: null, ip: null }, tags }, async ({ transaction, now }) => {
    const { issue, item } = await lockWithItem(transaction, id, now)
    if (issue?.state !== 'SCHEDULED' || !issue.send_at || issue.send_at > now) return false
    const update = transaction.updateTable('newsletter_issue').where('id', '=', id)
    const changed = { version: issue.version + 1, send_at: null }
    if (!item?.is_public) {
      const failure = 'It was not sent as scheduled, because the article was no longer on the site.'
      await update.set({ ...changed, state: 'DRAFT', failure }).execute()
      return false
    }
    const slug = await chooseSlug(transaction, 'newsletter_issue', { name: issue.subject, id })
    const content = JSON.stringify(contentOf(item, deps.config.siteOrigin))
    await update.set({ ...changed, state: 'SENDING', started_at: now, slug, content }).execute()
    return true
  })
}

/** Writes the emails of the next subscribers; false if there is none left. */
function handOverBatch(deps: Dependencies, id: string): Promise<boolean> {
  return inTransaction(deps, async (transaction) => {
    const now = deps.now()
    const { issue, item } = await lockWithItem(transaction, id, now)
    if (issue?.state !== 'SENDING' || issue.failure !== null) return false
    const update = transaction.updateTable('newsletter_issue').where('id', '=', id)
    if (!item?.is_public) {
      await deleteWaiting(transaction, id, now)
      const failure = 'The article left the site during sending. The emails that were still waiting were deleted.'
      await update.set({ failure, handed_over_at: now, version: issue.version + 1 }).execute()
      return false
    }
    if (issue.handed_over_at) return false
    const chosen = await nextSubscribers(transaction, issue)
    if (chosen.length === 0) {
      await update.set({ handed_over_at: now }).execute()
      return false
    }
    const written = await recordRecipients(transaction, id, chosen)
    const receivers = chosen.filter((subscriber) => written.has(subscriber.id))
    await queueMails(transaction, messagesTo(deps, issue, receivers), now)
    return true
  })
}

interface Receiver {
  id: string
  email: string
}

/**
 * The next confirmed subscribers, in the order of their ids. They cannot unsubscribe before the transaction ends;
 * unsubscribing after that finds the email in the outbox.
 */
function nextSubscribers(transaction: Queries, { id, started_at }: StoredIssue): Promise<Receiver[]> {
  const last = sql<string>`coalesce((select subscriber_id from newsletter_recipient where issue_id = ${id}
    order by subscriber_id desc limit 1), '00000000-0000-0000-0000-000000000000'::uuid)`
  return transaction
    .selectFrom('subscriber')
    .select(['id', 'email'])
    .where('status', '=', 'CONFIRMED')
    .where('confirmed_at', '<=', started_at)
    .where('id', '>', last)
    .orderBy('id')
    .limit(BATCH_SIZE)
    .forShare()
    .execute()
}

/** Records who gets an issue. Returns the ids of those who had not been recorded before. */
async function recordRecipients(transaction: Queries, issueId: string, subscribers: readonly Receiver[]) {
  const rows = await transaction
    .insertInto('newsletter_recipient')
    .values(subscribers.map(({ id }) => ({ issue_id: issueId, subscriber_id: id })))
    .onConflict((conflict) => conflict.columns(['issue_id', 'subscriber_id']).doNothing())
    .returning('subscriber_id')
    .execute()
  return new Set(rows.map(({ subscriber_id }) => subscriber_id))
}

function messagesTo(deps: Dependencies, issue: StoredIssue, receivers: readonly Receiver[]) {
  const links = newsletterLinks(deps)
  const content = issue.content as IssueContent
  const archiveUrl = `${deps.config.siteOrigin}${ISSUE_PATH}${issue.slug ?? ''}`
  return receivers.map(({ id, email }) => ({
    ...issueMail(textOf(issue), content, { archiveUrl, leaveUrl: links.unsubscribe(id) }),
    to: email,
    unsubscribeUrl: links.oneClick(id),
    newsletter: { issueId: issue.id, subscriberId: id },
  }))
}

/** Stores the counts of an issue of which no email waits any more, and forgets who got it. */
function finishIfSent(deps: Dependencies, id: string): Promise<void> {
  return inTransaction(deps, async (transaction) => {
    const rows = transaction.selectFrom('newsletter_issue').selectAll().where('id', '=', id).forUpdate()
    const issue = await rows.executeTakeFirst()
    if (issue?.state !== 'SENDING' || !issue.handed_over_at) return
    const { waiting, sent, refused, unsent } = await countsOf(transaction, issue)
    if (waiting > 0) return
    const counts = { sent_count: sent, refused_count: refused, unsent_count: unsent }
    await transaction
      .updateTable('newsletter_issue')
      .set({ state: 'SENT', finished_at: deps.now(), version: issue.version + 1, ...counts })
      .where('id', '=', id)
      .execute()
    await transaction.deleteFrom('newsletter_recipient').where('issue_id', '=', id).execute()
  })
}
