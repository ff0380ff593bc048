import { quoteOf } from '@tekskills/shared/content-check/rule'
import type { ContentKindName } from '@tekskills/shared/contracts/http/content'
import type { Queries } from '../../platform/database/database'
import type { WriteContext } from '../../platform/database/write-context'
import { queueMail } from '../../platform/mail/outbox'
import type { ReviewedItem } from './reviews.repository'

/** The forms of the back-office, spelled as in the specification. */
const FORMS: Record<ContentKindName, string> = { BLOG: '/blogs', NEWSROOM: '/newsrooms', CASESTUDY: '/casestudy' }

/** Maximum length of a quoted comment, in characters, with the ellipsis. */
const MAX_COMMENT = 300

/** What editors call a field whose name is something else. */
const FIELD_NOUNS: Readonly<Record<string, string>> = {
  blogName: 'title',
  caseStudyName: 'title',
  description: 'summary',
  content: 'text',
  imageAlt: 'description of the picture',
  bannerAlt: 'description of the banner',
  metaTitle: 'title for search engines',
  metaDescription: 'description for search engines',
}

/** A comment that an email quotes. */
export interface QuotedComment {
  text: string
  /** The field that it is about; null for the whole item. */
  field: string | null
  /** The words that it is about; null for the whole field. */
  quote: string | null
  /** The name that somebody without an account gave, which nobody has verified. */
  outsideName?: string
}

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
  comment?: QuotedComment
  /** Who did it, if not an account. */
  author?: string
}

/**
 * Queues one email for each colleague who may read the item, with the first words of the comment as text (ADR 0126).
 * The subject has only what staff wrote.
 */
export async function queueReviewMails(context: WriteContext, mail: ReviewMail): Promise<void> {
  const { transaction, actor, now } = context
  const { item, what, itemName, siteOrigin, threadId, comment } = mail
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
    const said = comment ? `${quotationOf(comment, author)}\n\n` : ''
    const text = `${author} ${what} “${itemName}”.\n\n${said}Open it: ${siteOrigin}${FORMS[item.kind]}?id=${item.id}${place}\n`
    await queueMail(transaction, { to: email, subject: `${author} ${what} “${itemName}”`, text }, now)
  }
}

/** Who wrote a comment, on what, and its words. */
function quotationOf({ text, field, quote, outsideName }: QuotedComment, author: string): string {
  const writer = outsideName ? `${quoteOf(outsideName)} (name not verified)` : author
  const part = field === null ? 'the whole item' : `the ${FIELD_NOUNS[field] ?? wordsOf(field)}`
  const place = quote === null ? part : `“${quoteOf(quote)}” in ${part}`
  return `${writer}, on ${place}:\n\n> ${quoteOf(text, MAX_COMMENT - 1)}`
}

/** `aboutClient` → `about client`. */
const wordsOf = (field: string) => field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

async function nameOf(queries: Queries, accountId: string): Promise<string> {
  const account = queries.selectFrom('account').select(['name', 'username']).where('id', '=', accountId)
  const { name, username } = await account.executeTakeFirstOrThrow()
  return name ?? username
}
