import { addAccount } from '../domain/session/account-administration'
import { sentMails } from './sent-mails'
import { password, type TestApp } from './test-app'

type Headers = { authorization: string }

/** Adds an account that administers staff, signs it in, and returns its id and its request headers. */
export async function signInAdministrator(service: TestApp, username = 'chief'): Promise<{ id: string; by: Headers }> {
  const { app, queries, clock } = service
  const account = { username, email: `${username}@example.org`, name: `${username} of staff`, role: 'BLOGS' } as const
  await addAccount(queries, { ...account, password }, clock.now())
  await queries.updateTable('account').set({ administers_staff: true }).where('username', '=', username).execute()
  const response = await app.inject({
    method: 'POST',
    url: '/api/public/authenticate',
    payload: { username, password },
  })
  const { id, token } = response.json<{ id: string; token: string }>()
  return { id, by: { authorization: `Bearer ${token}` } }
}

/** The token of the invitation that was mailed last. */
export async function invitationToken(service: TestApp): Promise<string> {
  const texts = (await sentMails(service)).map(({ text }) => text)
  const token = /\/login\?invitation=1#([\w-]+)/.exec(
    texts.findLast((text) => text.includes('invitation=1')) ?? '',
  )?.[1]
  if (!token) throw new Error('No invitation was mailed.')
  return token
}
