import type { Queries } from '../../platform/database/database'
import { inTransaction } from '../../platform/database/write-context'
import type { Dependencies } from '../../platform/dependencies'
import { hashToken, newToken } from '../../platform/signing/secrets'

/** A reset link is valid for half an hour (contract §3.4). */
const TTL_MS = 30 * 60_000

interface Owner {
  id: string
  username: string
  email: string
}

/**
 * Emails a link for setting a new password once; only the hash of its token is stored. With `unlessOneWorks`, nothing
 * happens while the account has a link that is still valid.
 */
export async function requestReset(
  deps: Dependencies,
  { id, username, email }: Owner,
  { unlessOneWorks }: { unlessOneWorks: boolean },
): Promise<void> {
  const { mail, config } = deps
  const [token, at] = [newToken(), deps.now()]
  await inTransaction(deps, async (transaction) => {
    // Locked, so that of many requests at once only one finds none.
    await transaction.selectFrom('account').select('id').where('id', '=', id).forUpdate().execute()
    if (unlessOneWorks && (await hasReset(transaction, id, at))) return
    await transaction
      .insertInto('password_reset')
      .values({
        token_hash: hashToken(token),
        account_id: id,
        created_at: at,
        expires_at: new Date(at.getTime() + TTL_MS),
      })
      .execute()
    await mail.queue(transaction, {
      to: email,
      subject: 'Set a new password',
      text: `Someone asked to reset the password for your account “${username}”.

To set a new password, open this link within 30 minutes:
${config.siteOrigin}/login?reset=${token}

If this wasn’t you, ignore this email. Your password will not change.
`,
    })
  })
  mail.wake()
}

/** Whether the account has a link that still works. */
const hasReset = async (queries: Queries, accountId: string, now: Date): Promise<boolean> => {
  const links = queries.selectFrom('password_reset').select('token_hash').where('account_id', '=', accountId)
  return (await links.where('expires_at', '>', now).executeTakeFirst()) !== undefined
}

/** The account of a reset token; undefined if the token is invalid or has expired. */
export const findReset = (queries: Queries, token: string, now: Date): Promise<Owner | undefined> =>
  queries
    .selectFrom('password_reset')
    .innerJoin('account', 'account.id', 'password_reset.account_id')
    .select(['account.id', 'account.username', 'account.email'])
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', now)
    .where('disabled', '=', false)
    .executeTakeFirst()
