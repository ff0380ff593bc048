import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { AuditLine } from '@tekskills/shared/contracts/http/audit'
import type { Me, OtpSetup } from '@tekskills/shared/contracts/http/session'
import type { StaffChanged, StaffOverview } from '@tekskills/shared/contracts/http/staff'
import { Secret, TOTP } from 'otpauth'
import { runUserCommand } from '../../commands/user-command'
import { inWriteContext } from '../../platform/database/write-context'
import { addApiToken } from '../../testing/sample-api-tokens'
import { signInColleague } from '../../testing/sample-applicants'
import { addCareer, putCareer } from '../../testing/sample-careers'
import { giveSecondFactor, invitationToken, signInAdministrator, type Administrator } from '../../testing/sample-staff'
import { sentMails } from '../../testing/sent-mails'
import { someoneWaits } from '../../testing/someone-waits'
import { password, startTestApp, type TestApp } from '../../testing/test-app'
import { changeAccess, changeFactorRule } from './staff.service'
import { readFactorRules } from './staff-list'

type Headers = { authorization: string }

async function idOf({ queries }: TestApp, username: string): Promise<string> {
  const account = queries.selectFrom('account').select('id').where('username', '=', username)
  return (await account.executeTakeFirstOrThrow()).id
}

const idOfNobody = '01a1deb1-0680-7b74-bcaa-79865b67524f'

const codeOf = (response: { json: () => unknown }) => (response.json() as { code?: string }).code

/** Calls below `/api/staff` of one account. */
const callsOf =
  ({ app }: TestApp, headers: Headers) =>
  (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) =>
    app.inject({ method, url: `/api/staff${path}`, headers, payload })

const meOf = async ({ app }: TestApp, headers: Headers) => {
  const response = await app.inject({ url: '/api/me', headers })
  return response.statusCode === 200 ? response.json<Me>() : response.statusCode
}

/** Subjects of the emails about the account or its role, not about its sign-ins. */
const noticesTo = async (service: TestApp, email: string) =>
  (await sentMails(service))
    .filter(({ headers }) => headers.includes(`To: ${email}`))
    .map(({ headers }) => /^Subject: (.+?)\r?$/m.exec(headers)?.[1])
    .filter((subject) => subject !== 'New login to your account')

const auditOf = async ({ queries }: TestApp, entityId: string) =>
  (await queries.selectFrom('audit').select('summary').where('entity_id', '=', entityId).orderBy('id').execute()).map(
    ({ summary }) => summary,
  )

test('staff administration: the list shows accounts with role, second factors, last sign-in and open sessions', async (t) => {
  const service = await startTestApp(t)
  await service.signIn('careers')
  const { id, by } = await signInAdministrator(service)
  const { people, invitations, factorRules } = (await callsOf(service, by)('GET', '')).json<StaffOverview>()
  const shown = people.map(({ username, role, sessions, administersStaff }) => [
    username,
    role,
    sessions,
    administersStaff,
  ])
  assert.deepEqual(
    shown.toSorted(),
    [
      ['blogs', 'BLOGS', 0, false],
      ['careers', 'CAREERS', 1, false],
      ['chief', 'BLOGS', 1, true],
    ].toSorted(),
  )
  assert.equal(people.find((person) => person.id === id)?.otpEnabled, true)
  assert.doesNotMatch(JSON.stringify(people), /hash|secret/)
  assert.deepEqual(invitations, [])
  assert.deepEqual(
    factorRules.map(({ isDemanded }) => isDemanded),
    [false, false],
  )
  assert.equal(((await meOf(service, by)) as Me).administersStaff, true)
})

test('staff administration: a new role ends all sessions, removes the account from hiring teams, and notifies the owner', async (t) => {
  const service = await startTestApp(t)
  const { by, proof } = await signInAdministrator(service)
  const careers = await service.signIn('careers')
  const id = await idOf(service, 'careers')
  const team = [{ accountId: id, right: 'LEAD' as const }]
  await addCareer(service, careers, { jobTitle: 'Engineer', team, teamOnly: true })
  const call = callsOf(service, by)
  const changed = await call('PUT', `/${id}/role`, { ...proof(), role: 'BLOGS' })
  assert.equal(changed.statusCode, 200, changed.body)
  assert.equal(changed.json<StaffChanged>().person.role, 'BLOGS')
  assert.equal(changed.json<StaffChanged>().jobsWithoutLead, 1)
  assert.equal(await meOf(service, careers), 401)
  const again = await service.signIn('careers')
  assert.equal((await service.app.inject({ url: '/api/blogs/get-allblogs', headers: again })).statusCode, 200)
  assert.equal((await service.app.inject({ url: '/api/career/get-allcareers', headers: again })).statusCode, 403)
  await call('PUT', `/${id}/role`, { ...proof(), role: 'BLOGS' })
  const { email } = changed.json<StaffChanged>().person
  assert.deepEqual(
    await noticesTo(service, email),
    ['Your role was changed'],
    'once: nothing was changed the second time',
  )
  assert.ok((await auditOf(service, id)).includes('chief: account "careers" role BLOGS'))
})

test('S-14 staff administration: disabling an account ends all its sessions at once; enabling it brings back its drafts', async (t) => {
  const service = await startTestApp(t)
  const { by, proof } = await signInAdministrator(service)
  const [first, second] = [await service.signIn(), await service.signIn()]
  const id = await idOf(service, 'blogs')
  const draft = '01a1deb1-0680-7b74-bcaa-79865b67524f'
  const autosave = { itemId: null, version: null, sequence: 1, name: 'Kept', form: { blogName: 'Kept' } }
  await service.app.inject({ method: 'PUT', url: `/api/blogs/autosaves/${draft}`, headers: first, payload: autosave })
  const drafts = () => service.queries.selectFrom('autosave').select('id').where('account_id', '=', id).execute()
  const before = await drafts()
  assert.equal(before.length, 1)
  const call = callsOf(service, by)
  const disabled = await call('PUT', `/${id}/disabled`, { ...proof(), disabled: true })
  assert.equal(disabled.json<StaffChanged>().person.disabled, true)
  for (const headers of [first, second]) assert.equal(await meOf(service, headers), 401)
  const payload = { username: 'blogs', password }
  const signIn = { method: 'POST', url: '/api/public/authenticate', payload } as const
  assert.equal((await service.app.inject(signIn)).statusCode, 401)
  await call('PUT', `/${id}/disabled`, { ...proof(), disabled: false })
  assert.equal(await meOf(service, first), 401, 'an earlier session does not come back')
  assert.equal((await service.app.inject(signIn)).statusCode, 200)
  assert.deepEqual(await drafts(), before)
  const { email } = disabled.json<StaffChanged>().person
  assert.deepEqual(await noticesTo(service, email), ['Your account was disabled', 'Your account was enabled'])
})

test('staff administration: a reset link mailed before an account was disabled does not work afterwards', async (t) => {
  const service = await startTestApp(t)
  const { by, proof } = await signInAdministrator(service)
  const id = await idOf(service, 'blogs')
  const forgot = { method: 'POST', url: '/api/public/forgotPassword', payload: { username: 'blogs' } } as const
  await service.app.inject(forgot)
  const resetToken = /reset=([\w-]+)/.exec((await sentMails(service)).at(-1)?.text ?? '')?.[1]
  const call = callsOf(service, by)
  await call('PUT', `/${id}/disabled`, { ...proof(), disabled: true })
  await call('PUT', `/${id}/disabled`, { ...proof(), disabled: false })
  const payload = { resetToken, password: 'three unrelated words' }
  const reset = await service.app.inject({ method: 'POST', url: '/api/public/resetPassword', payload })
  assert.equal(reset.statusCode, 410)
})

test('staff administration: an account is signed out everywhere, and its owner notified', async (t) => {
  const service = await startTestApp(t)
  const { by, proof } = await signInAdministrator(service)
  const headers = await service.signIn('careers')
  const id = await idOf(service, 'careers')
  assert.equal((await callsOf(service, by)('DELETE', `/${id}/sessions`, proof())).statusCode, 204)
  assert.equal(await meOf(service, headers), 401)
  assert.ok((await auditOf(service, id)).includes('chief: account "careers" ended'))
  const mails = await sentMails(service)
  assert.ok(mails.some(({ text }) => text.startsWith('chief of staff has logged you out everywhere')))
})

test('staff administration: no one can change their own account', async (t) => {
  const service = await startTestApp(t)
  const { id, by, proof } = await signInAdministrator(service)
  const call = callsOf(service, by)
  for (const [method, path, payload] of [
    ['PUT', 'role', { role: 'CAREERS' }],
    ['PUT', 'disabled', { disabled: true }],
    ['DELETE', 'sessions', {}],
  ] as const) {
    const response = await call(method, `/${id}/${path}`, { ...proof(), ...payload })
    assert.deepEqual([response.statusCode, response.json<{ code: string }>().code], [409, 'OWN_ACCOUNT'], path)
  }
  const me = (await meOf(service, by)) as Me
  assert.deepEqual([me.authorities, me.administersStaff], [[{ authority: 'BLOGS' }], true])
})

test('ASVS 7.5.1 staff administration: a session without the password cannot change other accounts', async (t) => {
  const service = await startTestApp(t)
  const { by } = await signInAdministrator(service)
  const id = await idOf(service, 'careers')
  const call = callsOf(service, by)
  for (const [method, path, payload] of [
    ['PUT', `/${id}/role`, { role: 'BLOGS' }],
    ['PUT', `/${id}/disabled`, { disabled: true }],
    ['DELETE', `/${id}/sessions`, {}],
    ['PUT', '/factorRules', { role: 'BLOGS', isDemanded: true }],
    ['POST', '/invitations', { email: 'eve@example.org', role: 'BLOGS' }],
  ] as const) {
    const wrong = await call(method, path, { ...payload, currentPassword: 'a guess' })
    const { errors } = wrong.json<{ errors: { field: string }[] }>()
    assert.deepEqual([wrong.statusCode, errors[0]?.field], [422, 'currentPassword'], path)
    assert.equal((await call(method, path, { ...payload })).statusCode, 422, path)
  }
  const { people, invitations } = (await call('GET', '')).json<StaffOverview>()
  const kept = people.find((person) => person.id === id)
  assert.deepEqual([kept?.role, kept?.disabled, invitations], ['CAREERS', false, []])
})

test('staff administration: nothing in a request can claim the right', async (t) => {
  const service = await startTestApp(t)
  const { by, proof } = await signInAdministrator(service)
  const id = await idOf(service, 'careers')
  const claim = { administersStaff: true, administers_staff: true, authorities: ['ADMIN'] }
  const call = callsOf(service, by)
  await call('PUT', `/${id}/role`, { ...proof(), role: 'BLOGS', ...claim })
  await call('PUT', `/${id}/disabled`, { ...proof(), disabled: false, ...claim })
  const invited = await call('POST', '/invitations', { ...proof(), email: 'eve@example.org', role: 'BLOGS', ...claim })
  assert.ok([201, 422].includes(invited.statusCode))
  const rows = await service.queries
    .selectFrom('account')
    .select('username')
    .where('administers_staff', '=', true)
    .execute()
  assert.deepEqual(rows, [{ username: 'chief' }])
  assert.equal((await call('PUT', `/${id}/role`, { ...proof(), role: 'ADMIN' })).statusCode, 422)
  const careers = await service.signIn('careers')
  const own = { method: 'POST', url: '/api/me/password', headers: careers } as const
  await service.app.inject({ ...own, payload: { ...proof(), newPassword: 'three unrelated words', ...claim } })
  assert.equal(((await meOf(service, careers)) as Me).administersStaff, false)
})

test('staff administration: without the right, existing and unknown accounts get the same response', async (t) => {
  const service = await startTestApp(t)
  const proof = () => ({ currentPassword: password })
  await signInAdministrator(service)
  const id = await idOf(service, 'careers')
  const call = callsOf(service, await service.signIn())
  const bodies = new Set<string>()
  for (const each of [id, '01a1deb1-0680-7b74-bcaa-79865b67524f']) {
    for (const email of ['chief@example.org', 'nobody@example.org']) {
      const { statusCode, body } = await call('POST', '/invitations', { ...proof(), email, role: 'BLOGS' })
      assert.equal(statusCode, 403)
      bodies.add(body.replace(/"requestId":"[^"]+"|"instance":"[^"]+"/g, ''))
    }
    assert.equal((await call('PUT', `/${each}/role`, { ...proof(), role: 'BLOGS' })).statusCode, 403)
  }
  assert.equal(bodies.size, 1)
})

test('staff administration: two administrators who disable each other at the same time leave one', async (t) => {
  const service = await startTestApp(t)
  const [ada, bea] = [await signInAdministrator(service, 'ada'), await signInAdministrator(service, 'bea')]
  const disable = ({ by, proof }: Administrator, { id }: Administrator) =>
    callsOf(service, by)('PUT', `/${id}/disabled`, { ...proof(), disabled: true })
  const answers = await Promise.all([disable(ada, bea), disable(bea, ada)])
  const statuses = answers.map(({ statusCode }) => statusCode).toSorted()
  assert.equal(statuses[0], 200)
  assert.ok([401, 403].includes(statuses[1] ?? 0), String(statuses))
  const left = service.queries.selectFrom('account').select('id').where('administers_staff', '=', true)
  assert.equal((await left.where('disabled', '=', false).execute()).length, 1)
})

test('staff administration: a revoked right ends with the next request', async (t) => {
  const service = await startTestApp(t)
  const run = (...args: string[]) => runUserCommand(service, args, service.clock.now())
  const { by } = await signInAdministrator(service)
  await assert.rejects(run('no-administrator', 'chief'), /No one else administers staff/)
  assert.equal((await callsOf(service, by)('GET', '')).statusCode, 200)
  await run('administrator', 'blogs')
  await run('no-administrator', 'chief')
  assert.equal((await callsOf(service, by)('GET', '')).statusCode, 401, 'its sessions have ended')
  const blogs = await service.signIn()
  await giveSecondFactor(service, await idOf(service, 'blogs'))
  assert.equal((await callsOf(service, blogs)('GET', '')).statusCode, 200)
  assert.match(await run('list'), /^blogs\t.*\tadministers staff$/m)
  assert.match(await run('disable', 'blogs'), /No one administers staff any more/)
  assert.doesNotMatch(await run('disable', 'careers'), /leads/)
})

test('ASVS 6.3.3 staff administration: a second factor is required for a role at once, and its accounts are notified', async (t) => {
  const service = await startTestApp(t)
  const { by, proof } = await signInAdministrator(service)
  const [blogs, careers] = [await service.signIn(), await service.signIn('careers')]
  const call = callsOf(service, by)
  const demand = (isDemanded: boolean) => call('PUT', '/factorRules', { ...proof(), role: 'CAREERS', isDemanded })
  const codeAt = async (url: string, headers: Headers) => {
    const response = await service.app.inject({ url, headers })
    return response.statusCode === 200 ? 200 : response.json<{ code: string }>().code
  }
  assert.equal((await demand(true)).statusCode, 200)
  assert.equal(await codeAt('/api/career/get-allcareers', careers), 'SECOND_FACTOR_REQUIRED')
  assert.equal(((await meOf(service, careers)) as Me).otpRequired, true)
  assert.equal(await codeAt('/api/blogs/get-allblogs', blogs), 200, 'the other role')
  await demand(true)
  const { email } = (await meOf(service, careers)) as Me
  assert.deepEqual(await noticesTo(service, email), ['Two-factor authentication is now required'])
  const [rule] = (await demand(false)).json<StaffOverview['factorRules']>().filter(({ role }) => role === 'CAREERS')
  assert.equal(rule?.isDemanded, false)
  assert.equal(await codeAt('/api/career/get-allcareers', careers), 200)
})

test('ASVS 6.3.3 staff administration: without a second factor, an administrator can access only their own account', async (t) => {
  const service = await startTestApp(t)
  const run = (...args: string[]) => runUserCommand(service, args, service.clock.now())
  assert.match(await run('administrator', 'blogs'), /^Done: administrator blogs\nblogs .* no second factor/)
  const headers = await service.signIn()
  const id = await idOf(service, 'careers')
  const call = callsOf(service, headers)
  const proof = { currentPassword: password }
  for (const [method, path, payload] of [
    ['GET', '', undefined],
    ['PUT', `/${id}/role`, { role: 'BLOGS' }],
    ['PUT', `/${id}/disabled`, { disabled: true }],
    ['DELETE', `/${id}/sessions`, {}],
    ['PUT', '/factorRules', { role: 'BLOGS', isDemanded: false }],
    ['POST', '/invitations', { email: 'eve@example.org', role: 'BLOGS' }],
  ] as const) {
    const response = await call(method, path, payload && { ...proof, ...payload })
    assert.deepEqual([response.statusCode, codeOf(response)], [403, 'SECOND_FACTOR_REQUIRED'], path)
  }
  const blogs = () => service.app.inject({ url: '/api/blogs/get-allblogs', headers })
  assert.equal(codeOf(await blogs()), 'SECOND_FACTOR_REQUIRED', 'what the role allows')
  assert.equal(((await meOf(service, headers)) as Me).otpRequired, true)
  const own = (method: 'POST' | 'PUT' | 'DELETE', payload: object) =>
    service.app.inject({ method, url: '/api/me/otp', headers, payload })
  const { secret } = (await own('POST', proof)).json<OtpSetup>()
  const otp = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: service.clock.now().getTime() })
  assert.equal((await own('PUT', { otp })).statusCode, 200)
  assert.deepEqual([(await call('GET', '')).statusCode, (await blogs()).statusCode], [200, 200])
  assert.equal(await run('administrator', 'blogs'), 'Done: administrator blogs')
  assert.match(await run('otp-off', 'blogs'), /^Done: otp-off blogs\nblogs .* no second factor/)
})

test('ASVS 6.3.3 staff administration: switching off the last second factor ends what it allowed, invitations too', async (t) => {
  const service = await startTestApp(t)
  const { id, by, proof } = await signInAdministrator(service)
  const call = callsOf(service, by)
  const invited = await call('POST', '/invitations', { ...proof(), email: 'eve@example.org', role: 'BLOGS' })
  assert.equal(invited.statusCode, 201)
  const payload = { token: await invitationToken(service) }
  const open = async () =>
    (await service.app.inject({ method: 'POST', url: '/api/public/invitation', payload })).statusCode
  assert.equal(await open(), 200)
  const off = { method: 'DELETE', url: '/api/me/otp', headers: by, payload: proof() } as const
  assert.equal((await service.app.inject(off)).statusCode, 204)
  assert.equal(codeOf(await call('GET', '')), 'SECOND_FACTOR_REQUIRED')
  assert.equal(await open(), 410)
  const late = inWriteContext(service.deps, { accountId: id, ip: null }, (context) =>
    changeAccess(context, { ...service.deps, id: idOfNobody, disabled: true }),
  )
  await assert.rejects(late, { code: 'SECOND_FACTOR_REQUIRED' }, 'an act that began before')
  await giveSecondFactor(service, id)
  assert.deepEqual([(await call('GET', '')).statusCode, await open()], [200, 200])
})

test('ASVS 6.3.3 staff administration: a token of an administrator without a second factor is of no use', async (t) => {
  const service = await startTestApp(t)
  const headers = await addApiToken(service)
  const read = () => service.app.inject({ url: '/api/blogs/get-allblogs', headers })
  assert.equal((await read()).statusCode, 200)
  const id = await idOf(service, 'blogs')
  await service.queries.updateTable('account').set({ administers_staff: true }).where('id', '=', id).execute()
  assert.equal(codeOf(await read()), 'SECOND_FACTOR_REQUIRED')
  await giveSecondFactor(service, id)
  assert.equal((await read()).statusCode, 200)
})

test('ASVS 6.3.3 staff administration: a rule from the environment cannot be lifted on screen', async (t) => {
  const service = await startTestApp(t, { secondFactorRoles: ['CAREERS'] })
  const { by, proof } = await signInAdministrator(service)
  const call = callsOf(service, by)
  const response = await call('PUT', '/factorRules', { ...proof(), role: 'CAREERS', isDemanded: false })
  const rule = response.json<StaffOverview['factorRules']>().find(({ role }) => role === 'CAREERS')
  assert.deepEqual(rule, { role: 'CAREERS', isDemanded: true, isFixed: true })
  const careers = await service.signIn('careers')
  assert.equal((await service.app.inject({ url: '/api/career/get-allcareers', headers: careers })).statusCode, 403)
})

test('ST-08 staff administration: administrators read what any of them does to accounts, and no one else does', async (t) => {
  const service = await startTestApp(t)
  const { by: ada, id: adaId, proof } = await signInAdministrator(service, 'ada')
  const { by: bea } = await signInAdministrator(service, 'bea')
  const id = await idOf(service, 'careers')
  const blogs = await service.signIn()
  const call = callsOf(service, ada)
  const invited = await call('POST', '/invitations', { ...proof(), email: 'eve@example.org', role: 'BLOGS' })
  await call('PUT', '/factorRules', { ...proof(), role: 'CAREERS', isDemanded: true })
  await call('PUT', `/${id}/disabled`, { ...proof(), disabled: true })
  const done = [
    ['invite eve@example.org (BLOGS)', invited.json<{ id: string }>().id],
    ['ada: two-factor authentication required of CAREERS', adaId],
    ['ada: account "careers" disabled', id],
  ]
  const read = async (headers: Headers) => {
    const response = await service.app.inject({ url: '/api/audit?entity=account&size=100', headers })
    const { content } = response.json<{ content: AuditLine[] }>()
    return content.map(({ summary, entityId }) => [summary, entityId])
  }
  for (const headers of [ada, bea]) {
    const seen = await read(headers)
    for (const entry of done)
      assert.ok(
        seen.some((each) => each.join() === entry.join()),
        entry[0],
      )
  }
  assert.deepEqual(
    (await read(blogs)).map(([summary]) => summary),
    ['blogs logged in'],
  )
})

test('ASVS 6.3.3 staff administration: two rules that are set at the same time both apply', async (t) => {
  const service = await startTestApp(t)
  const [ada, bea] = [await signInAdministrator(service, 'ada'), await signInAdministrator(service, 'bea')]
  for (let round = 0; round < 5; round += 1) {
    await service.queries.deleteFrom('setting').where('key', '=', 'second-factor-roles').execute()
    await Promise.all(
      (['BLOGS', 'CAREERS'] as const).map((role, index) => {
        const actor = { accountId: (index ? ada : bea).id, ip: null }
        return inWriteContext(service.deps, actor, (context) =>
          changeFactorRule(context, { mail: service.deps.mail, role, isDemanded: true }),
        )
      }),
    )
    const rules = await readFactorRules(service.queries, [])
    assert.deepEqual(
      rules.map(({ isDemanded }) => isDemanded),
      [true, true],
    )
  }
})

test('staff administration: a role change and a save of a hiring team do not deadlock', async (t) => {
  const service = await startTestApp(t)
  // With one connection, one simply follows the other.
  if (service.deps.database.kind === 'embedded') return
  const careers = await service.signIn('careers')
  await signInColleague(service)
  const [lead, ida] = [await idOf(service, 'careers'), await idOf(service, 'ida')]
  const team = [lead, ida].map((accountId) => ({ accountId, right: 'LEAD' as const }))
  const job = await addCareer(service, careers, { jobTitle: 'Engineer', team, teamOnly: true })
  const { saving } = await service.queries.transaction().execute(async (transaction) => {
    // As a change of her role begins.
    await transaction.selectFrom('account').select('id').where('id', '=', ida).forNoKeyUpdate().execute()
    const saved = putCareer(service, careers, { id: job.id, version: 1, team })
    await someoneWaits(service)
    const members = transaction.selectFrom('hiring_team_member').select('account_id').where('account_id', '=', ida)
    assert.equal((await members.forUpdate().noWait().execute()).length, 1)
    return { saving: saved }
  })
  assert.equal((await saving).statusCode, 200)
})
