import {
  newPasskey,
  ownPasskey,
  passkeyAdded,
  passkeyCreation,
  type OwnPasskey,
} from '@tekskills/shared/contracts/http/passkeys'
import { ownerProof } from '@tekskills/shared/contracts/http/session'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Selectable } from 'kysely'
import { z } from 'zod'
import type { Queries } from '../../platform/database/database'
import { newId } from '../../platform/database/ids'
import type { Schema } from '../../platform/database/schema'
import { inTransaction } from '../../platform/database/write-context'
import type { Dependencies } from '../../platform/dependencies'
import { conflict, invalidField, notFound } from '../../platform/http/problems/problem-error'
import { idParams } from '../../platform/http/validation/record-id'
import { createRateLimit } from '../../platform/rate-limits/rate-limit'
import { sessionOf } from './access-plugin'
import { passkeyNotice } from './account-notices'
import { createAccountRepository } from './accounts.repository'
import { lockOwnAccount, noteOwnChange } from './own-account'
import type { OwnerProofs } from './owner-proof'
import { assertRoom, type Passkeys } from './passkeys'
import { renewRecoveryCodes } from './second-factor'
import type { Session } from './session'
import { endSessions } from './sessions.repository'

interface PasskeyDeps extends Dependencies {
  passkeys: Passkeys
  ownerProofs: OwnerProofs
}

/** Routes to list, add and remove the passkeys of the signed-in account (contract §3.4, additions). */
export const passkeyRoutes: FastifyPluginAsyncZod<PasskeyDeps> = async (app, deps) => {
  const { database, mail, now, passkeys, ownerProofs } = deps
  const answers = createRateLimit(database, 'own-passkey', [{ points: 10, seconds: 5 * 60 }])

  /** Records a change in the audit log, and notifies the owner; call `mail.wake` after the commit. */
  const noteChange = async (transaction: Queries, session: Session, change: Change, ip: string) => {
    await noteOwnChange(transaction, session, { at: now(), ip, what: `${change.did} the passkey "${change.name}"` })
    const owner = await createAccountRepository(transaction).findById(session.accountId)
    await mail.queue(transaction, passkeyNotice(owner, change.did === 'added' ? 'added to' : 'removed from'))
  }

  app.get('/me/passkeys', { schema: { response: { 200: z.array(ownPasskey) } } }, async (request) =>
    (await passkeys.ofAccount(sessionOf(request).accountId)).map(shown),
  )

  app.post(
    '/me/passkeys/options',
    { schema: { body: ownerProof, response: { 200: passkeyCreation } } },
    async (request) => {
      const account = await ownerProofs.confirm(sessionOf(request).accountId, request.body, request.ip)
      return { ...(await passkeys.beginAdding(account)) }
    },
  )

  app.post(
    '/me/passkeys',
    { schema: { body: newPasskey, response: { 201: passkeyAdded } } },
    async (request, reply) => {
      const session = sessionOf(request)
      const { accountId } = session
      const { name, response } = request.body
      await answers.count(accountId)
      const made = await passkeys.readNew(response, accountId)
      if (!made) throw invalidField('response', 'INVALID', 'This passkey was not accepted. Please try again.')
      const added = await inTransaction(deps, async (transaction) => {
        // Locked, so that two at the same time neither exceed the number nor renew the recovery codes twice.
        const { otp_secret: secret } = await lockOwnAccount(transaction, session)
        const own = transaction.selectFrom('passkey').select('id').where('account_id', '=', accountId)
        const { length: others } = await own.execute()
        assertRoom(others)
        const row = await transaction
          .insertInto('passkey')
          .values({
            id: newId(now().getTime()),
            account_id: accountId,
            credential_id: made.id,
            public_key: Buffer.from(made.publicKey),
            counter: String(made.counter),
            transports: made.transports ?? [],
            name,
            created_at: now(),
            last_used_at: null,
          })
          .onConflict((taken) => taken.doNothing())
          .returningAll()
          .executeTakeFirst()
        if (!row) throw conflict('PASSKEY_TAKEN', 'This passkey has already been added.')
        // They were opened without it, perhaps by someone else.
        await endSessions(transaction, accountId, session.id)
        await noteChange(transaction, session, { did: 'added', name }, request.ip)
        const isFirst = secret === null && others === 0
        return { passkey: shown(row), recoveryCodes: isFirst ? await renewRecoveryCodes(transaction, accountId) : null }
      })
      mail.wake()
      return reply.code(201).send(added)
    },
  )

  app.delete(
    '/me/passkeys/:id',
    { schema: { params: idParams, body: ownerProof, response: { 204: z.null() } } },
    async (request, reply) => {
      const session = sessionOf(request)
      const { accountId } = session
      const account = await ownerProofs.confirm(accountId, request.body, request.ip)
      await inTransaction(deps, async (transaction) => {
        const { otp_secret: secret } = await lockOwnAccount(transaction, session, account)
        const removed = await transaction
          .deleteFrom('passkey')
          .where('id', '=', request.params.id)
          .where('account_id', '=', accountId)
          .returning('name')
          .executeTakeFirst()
        if (!removed) throw notFound('This passkey could not be found.')
        const own = transaction.selectFrom('passkey').select('id').where('account_id', '=', accountId)
        if (secret === null && (await own.execute()).length === 0) {
          await transaction.deleteFrom('recovery_code').where('account_id', '=', accountId).execute()
        }
        await noteChange(transaction, session, { did: 'removed', name: removed.name }, request.ip)
      })
      mail.wake()
      return reply.code(204).send(null)
    },
  )
}

interface Change {
  did: 'added' | 'removed'
  name: string
}

const shown = (row: Selectable<Schema['passkey']>): OwnPasskey => ({
  id: row.id,
  name: row.name,
  createdAt: row.created_at.toISOString(),
  lastUsedAt: row.last_used_at?.toISOString() ?? null,
})
