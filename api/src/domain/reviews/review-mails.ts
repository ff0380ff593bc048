import type { ContentKindName } from '@tekskills/shared/contracts/http/content'
import type { Queries } from '../../platform/database/database'
import type { WriteContext } from '../../platform/database/write-context'
import { queueMail } from '../../platform/mail/outbox'
import type { ReviewedItem } from './reviews.repository'

/** The forms of the back-office, spelled as in the specification. */
const FORMS: Record<ContentKindName, string> = { BLOG: '/blogs', NEWSROOM: '/newsrooms', CASESTUDY: '/casestudy' }

interface ReviewMail {
  item: ReviewedItem
  /** The recipients; never the account that caused it. */
  to: readonly string[]
  /** What has happened, as a clause: “mentioned you in a comment on”. */
  what: string
  itemName: string
  siteOrigin: string
  /** The thread that it links to. */
  threadId?: string
  /** Who did it, if not an account. */
  author?: string
}

/**
 * Queues one email for each colleague. It does not quote the comment, which can be changed or deleted, and email is not
 * confidential.
 */
export async function queueReviewMails(context: WriteContext, mail: ReviewMail): Promise<void> {
  const { transaction, actor, now } = context
  const { item, what, itemName, siteOrigin, threadId } = mail
  const to = mail.to.filter((id) => id !== actor.accountId)
  const author = mail.author ?? (actor.accountId && (await nameOf(transaction, actor.accountId)))
  if (to.length === 0 || !author) return
  const place = threadId ? `#comment-${threadId}` : ''
  const recipients = await transaction
    .selectFrom('account')
    .select('email')
    .where('id', 'in', to)
    .where('role', '=', 'BLOGS')
    .where('disabled', '=', false)
    .execute()
  for (const { email } of recipients) {
    const text = `${author} ${what} “${itemName}”.\n\nOpen it: ${siteOrigin}${FORMS[item.kind]}?id=${item.id}${place}\n`
    await queueMail(transaction, { to: email, subject: `${author} ${what} “${itemName}”`, text }, now)
  }
}

async function nameOf(queries: Queries, accountId: string): Promise<string> {
  const account = queries.selectFrom('account').select(['name', 'username']).where('id', '=', accountId)
  const { name, username } = await account.executeTakeFirstOrThrow()
  return name ?? username
}
