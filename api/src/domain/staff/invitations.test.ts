import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Me } from '@tekskills/shared/contracts/http/session'
import type { InvitationAccepted, StaffInvitation, StaffOverview } from '@tekskills/shared/contracts/http/staff'
import { runUserCommand } from '../../commands/user-command'
import { invitationToken, signInAdministrator, type Administrator } from '../../testing/sample-staff'
import { sentMails } from '../../testing/sent-mails'
import { password, startTestApp, type TestApp } from '../../testing/test-app'
import { deleteOldInvitations } from './invitations'

const HOUR = 60 * 60_000
const chosen = 'three unrelated words'

type Headers = { authorization: string }

const invite = ({ app }: TestApp, { by, proof }: Administrator, email = 'Ida.Brook@example.org', role = 'CAREERS') =>
  app.inject({
    method: 'POST',
    url: '/api/staff/invitations',
    headers: by,
    payload: { email, role, ...proof() },
  })

const open = ({ app }: TestApp, token: string) =>
  app.inject({ method: 'POST', url: '/api/public/invitation', payload: { token } })

const accept = ({ app }: TestApp, token: string, changes: object = {}) =>
  app.inject({
    method: 'POST',
    url: '/api/public/invitation/accept',
    payload: { token, name: 'Ida Brook', password: chosen, ...changes },
  })

/** The token of the invitation that was mailed to an address. */
const tokenTo = async (service: TestApp, email: string) => {
  const mail = (await sentMails(service)).find(({ headers }) => headers.includes(`To: ${email}`))
  return /\/login\?invitation=1#([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
}

/** The headers of a new session of an administrator. */
const signInAgain = async (
  { app }: TestApp,
  username: string,
  { proof }: Pick<Administrator, 'proof'>,
): Promise<Headers> => {
  const response = await app.inject({
    method: 'POST',
    url: '/api/public/authenticate',
    payload: { username, password, otp: proof().otp },
  })
  return { authorization: `Bearer ${response.json<{ token: string }>().token}` }
}

const signIn = ({ app }: TestApp, username: string) =>
  app.inject({ method: 'POST', url: '/api/public/authenticate', payload: { username, password: chosen } })

test('invitations: a person is invited by email, sets a name and password, and gets the role of the invitation', async (t) => {
  const service = await startTestApp(t)
  const chief = await signInAdministrator(service)
  const invited = await invite(service, chief)
  assert.equal(invited.statusCode, 201, invited.body)
  const token = await invitationToken(service)
  assert.doesNotMatch(invited.body, new RegExp(token), 'only the mail has the link')
  const stored = await service.queries.selectFrom('invitation').selectAll().execute()
  assert.ok(!JSON.stringify(stored).includes(token))
  const opened = await open(service, token)
  assert.deepEqual(
    [opened.json<{ email: string }>().email, opened.json<{ role: string }>().role],
    ['Ida.Brook@example.org', 'CAREERS'],
  )
  const accepted = await accept(service, token, { role: 'BLOGS', administersStaff: true, email: 'eve@example.org' })
  assert.equal(accepted.statusCode, 201, accepted.body)
  assert.equal(accepted.json<InvitationAccepted>().username, 'ida.brook')
  const session = await signIn(service, 'ida.brook@example.org')
  assert.equal(session.statusCode, 200)
  const headers = { authorization: `Bearer ${session.json<{ token: string }>().token}` }
  const me = (await service.app.inject({ url: '/api/me', headers })).json<Me>()
  assert.deepEqual(
    [me.name, me.authorities, me.administersStaff],
    ['Ida Brook', [{ authority: 'CAREERS' }], false],
    'nothing but the role of the invitation',
  )
  const { people, invitations } = (
    await service.app.inject({ url: '/api/staff', headers: chief.by })
  ).json<StaffOverview>()
  assert.ok(people.some(({ username }) => username === 'ida.brook'))
  assert.deepEqual(invitations, [])
  const entries = await service.queries.selectFrom('audit').select('summary').where('entity', '=', 'account').execute()
  const summaries = entries.map(({ summary }) => summary)
  assert.ok(summaries.includes('invite Ida.Brook@example.org (CAREERS)'))
  assert.ok(summaries.some((summary) => summary.startsWith('ida.brook accepted an invitation (CAREERS)')))
})

test('invitations: a link works once, even for two simultaneous requests', async (t) => {
  const service = await startTestApp(t)
  const chief = await signInAdministrator(service)
  await invite(service, chief)
  const token = await invitationToken(service)
  const answers = await Promise.all([accept(service, token), accept(service, token, { name: 'Eve' })])
  assert.deepEqual(answers.map(({ statusCode }) => statusCode).toSorted(), [201, 410])
  assert.equal((await accept(service, token)).statusCode, 410)
  assert.equal((await open(service, token)).statusCode, 410)
  const rows = service.queries.selectFrom('account').select('username').where('email', '=', 'Ida.Brook@example.org')
  assert.equal((await rows.execute()).length, 1)
})

test('invitations: a link ends after 72 hours, when it is replaced or withdrawn, and when its sender loses the right', async (t) => {
  const service = await startTestApp(t)
  const chief = await signInAdministrator(service)
  const call = (method: 'POST' | 'DELETE', path: string) =>
    service.app.inject({ method, url: `/api/staff/invitations/${path}`, headers: chief.by })
  const { id } = (await invite(service, chief)).json<StaffInvitation>()
  const first = await invitationToken(service)
  assert.equal((await call('POST', `${id}/again`)).statusCode, 200)
  const second = await invitationToken(service)
  assert.deepEqual([(await open(service, first)).statusCode, (await open(service, second)).statusCode], [410, 200])
  service.clock.advance(72 * HOUR)
  assert.deepEqual([(await open(service, second)).statusCode, (await accept(service, second)).statusCode], [410, 410])

  const bea = await signInAdministrator(service, 'bea')
  const list = async () =>
    (await service.app.inject({ url: '/api/staff', headers: bea.by })).json<StaffOverview>().invitations
  assert.deepEqual(
    (await list()).map(({ isOpen }) => isOpen),
    [false],
    'it is listed, to be sent again',
  )
  const again = { method: 'POST', url: `/api/staff/invitations/${id}/again`, headers: bea.by } as const
  assert.equal((await service.app.inject({ ...again, payload: bea.proof() })).statusCode, 200)
  const third = await invitationToken(service)
  assert.equal((await open(service, third)).statusCode, 200)
  await signInAdministrator(service, 'ada')
  await runUserCommand(service, ['disable', 'bea'], service.clock.now())
  assert.equal((await open(service, third)).statusCode, 410, 'of an administrator who was disabled')
  await runUserCommand(service, ['enable', 'bea'], service.clock.now())
  assert.equal((await open(service, third)).statusCode, 200)
  const headers = await signInAgain(service, 'chief', chief)
  const revoke = { method: 'DELETE', url: `/api/staff/invitations/${id}`, headers } as const
  assert.equal((await service.app.inject(revoke)).statusCode, 204)
  assert.equal((await accept(service, third)).statusCode, 410)
  assert.equal((await service.app.inject(revoke)).statusCode, 404)
})

test('invitations: an unknown link, a used one and one for an address with an account get the same response', async (t) => {
  const service = await startTestApp(t)
  const chief = await signInAdministrator(service)
  await invite(service, chief)
  const token = await invitationToken(service)
  const add = ['add', 'ida', '--email', 'ida.brook@example.org', '--role', 'BLOGS']
  await runUserCommand(service, add, service.clock.now())
  const bodies = [await accept(service, token), await accept(service, 'x'.repeat(43))].map(({ statusCode, body }) => {
    const { code, detail } = JSON.parse(body) as { code: string; detail: string }
    return [statusCode, code, detail]
  })
  assert.deepEqual(bodies[0], bodies[1])
  assert.equal(bodies[0]?.[0], 410)
  const forgot = (username: string) =>
    service.app.inject({ method: 'POST', url: '/api/public/forgotPassword', payload: { username } })
  assert.equal((await forgot('newcomer@example.org')).statusCode, 202)
})

test('invitations: a known address is rejected at its field, ignoring case', async (t) => {
  const service = await startTestApp(t)
  const chief = await signInAdministrator(service)
  await invite(service, chief)
  for (const email of ['IDA.BROOK@example.org', 'Chief@Example.org']) {
    const response = await invite(service, chief, email)
    const { errors } = response.json<{ errors: { field: string; code: string }[] }>()
    assert.deepEqual([response.statusCode, errors[0]?.field, errors[0]?.code], [422, 'email', 'TAKEN'], email)
  }
  assert.equal((await invite(service, chief, 'not an address')).statusCode, 422)
})

test('invitations: a common password is refused, and the link still works', async (t) => {
  const service = await startTestApp(t)
  const chief = await signInAdministrator(service)
  await invite(service, chief)
  const token = await invitationToken(service)
  for (const [changes, field] of [
    [{ password: 'password1234' }, 'password'],
    [{ password: 'ida.brook1234' }, 'password'],
    [{ password: 'short' }, 'password'],
    [{ name: ' \u200b ' }, 'name'],
  ] as const) {
    const response = await accept(service, token, changes)
    const { errors } = response.json<{ errors: { field: string }[] }>()
    assert.deepEqual([response.statusCode, errors[0]?.field], [422, field], JSON.stringify(changes))
  }
  assert.equal((await accept(service, token)).statusCode, 201)
})

test('invitations: usernames that are taken get a number', async (t) => {
  const service = await startTestApp(t)
  const chief = await signInAdministrator(service)
  const usernames: string[] = []
  for (const email of ['blogs@example.org', 'blogs@example.com', 'ø@example.org']) {
    await invite(service, chief, email)
    const accepted = await accept(service, await invitationToken(service))
    usernames.push(accepted.json<InvitationAccepted>().username)
  }
  assert.deepEqual(usernames, ['blogs2', 'blogs3', 'staff'])
})

test('invitations: sending is limited per invitation and administrator, guessing links per network', async (t) => {
  const service = await startTestApp(t)
  const chief = await signInAdministrator(service)
  const { id } = (await invite(service, chief)).json<StaffInvitation>()
  const again = { method: 'POST', url: `/api/staff/invitations/${id}/again`, headers: chief.by } as const
  const statuses: number[] = []
  for (let time = 0; time < 4; time += 1) statuses.push((await service.app.inject(again)).statusCode)
  assert.deepEqual(statuses, [200, 200, 200, 429])
  let sent = 4
  while ((await invite(service, chief, `person${sent}@example.org`)).statusCode === 201) sent += 1
  assert.equal(sent, 20)
  assert.equal((await sentMails(service)).filter(({ text }) => text.includes('invitation=1')).length, 20)
  let guesses = 0
  while ((await open(service, `${'x'.repeat(40)}${guesses}`)).statusCode === 410) guesses += 1
  assert.equal(guesses, 60)
})

test('ASVS 7.5.1 invitations: resending an expired one, or someone else’s, takes more than a session', async (t) => {
  const service = await startTestApp(t)
  const chief = await signInAdministrator(service)
  const { by: bea, proof } = await signInAdministrator(service, 'bea')
  const { id } = (await invite(service, chief)).json<StaffInvitation>()
  const again = async (headers: Headers, payload?: object) => {
    const url = `/api/staff/invitations/${id}/again`
    const response = await service.app.inject({ method: 'POST', url, headers, payload })
    return [response.statusCode, response.json<{ errors?: { field: string }[] }>().errors?.[0]?.field]
  }
  const refused = [422, 'currentPassword']
  assert.deepEqual(await again(bea), refused, 'of somebody else')
  assert.deepEqual(await again(bea, { currentPassword: 'a guess' }), refused)
  const listed = async (headers: Headers) => {
    const { invitations } = (await service.app.inject({ url: '/api/staff', headers })).json<StaffOverview>()
    return invitations.map(({ isOpen, isOwn, senderMayInvite }) => [isOpen, isOwn, senderMayInvite])
  }
  assert.deepEqual([await listed(chief.by), await listed(bea)], [[[true, true, true]], [[true, false, true]]])
  await runUserCommand(service, ['no-administrator', 'chief'], service.clock.now())
  assert.deepEqual(await listed(bea), [[false, false, false]])
  assert.deepEqual(await again(bea, proof()), [200, undefined])
  assert.deepEqual(await listed(bea), [[true, true, true]])
  service.clock.advance(72 * HOUR)
  const later = await signInAgain(service, 'bea', { proof })
  assert.deepEqual(await again(later), refused, 'expired')
})

test('ST-08 invitations: one id in the audit log links invitation and account, and the address is deleted later', async (t) => {
  const service = await startTestApp(t)
  const chief = await signInAdministrator(service)
  const { id } = (await invite(service, chief)).json<StaffInvitation>()
  const other = (await invite(service, chief, 'eve@example.org', 'BLOGS')).json<StaffInvitation>()
  service.clock.advance(1_000)
  await service.app.inject({ method: 'DELETE', url: `/api/staff/invitations/${other.id}`, headers: chief.by })
  const of = async (entityId: string) => {
    const entries = service.queries.selectFrom('audit').select('summary').where('entity_id', '=', entityId)
    return (await entries.orderBy('at').orderBy('id').execute()).map(({ summary }) => summary)
  }
  await accept(service, await tokenTo(service, 'Ida.Brook@example.org'))
  const joined = (await of(id)).at(-1) ?? ''
  assert.match(joined, /^ida\.brook accepted an invitation/)
  assert.deepEqual((await of(id)).slice(0, -1), ['invite Ida.Brook@example.org (CAREERS)'])
  await deleteOldInvitations(service.queries, new Date(service.clock.now().getTime() + 30 * 24 * HOUR))
  assert.equal((await of(id))[0], 'invite Ida.Brook@example.org (CAREERS)', 'it could still be sent again')
  await deleteOldInvitations(service.queries, new Date(service.clock.now().getTime() + 34 * 24 * HOUR))
  assert.deepEqual(await of(id), ['invite somebody (CAREERS)', joined])
  assert.deepEqual(await of(other.id), ['invite somebody (BLOGS)', 'withdraw the invitation to somebody (BLOGS)'])
})
