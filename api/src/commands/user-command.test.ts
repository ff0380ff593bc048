import assert from 'node:assert/strict'
import { test } from 'node:test'
import { signInColleague } from '../testing/sample-applicants'
import { addCareer } from '../testing/sample-careers'
import { startTestApp } from '../testing/test-app'
import { runUserCommand } from './user-command'

test('accounts are added, get a new password, and are disabled and enabled by command', async (t) => {
  const service = await startTestApp(t)
  const run = (...args: string[]) => runUserCommand(service, args, service.clock.now())
  const signIn = async (username: string, secret: string) => {
    const payload = { username, password: secret }
    return (await service.app.inject({ method: 'POST', url: '/api/public/authenticate', payload })).statusCode
  }
  const added = await run('add', 'grace', '--email', 'grace@example.org', '--role', 'CAREERS', '--name', 'Grace')
  const first = /Password: (\S{24})$/.exec(added)?.[1] ?? ''
  assert.equal(await signIn('grace', first), 200)
  await assert.rejects(run('add', 'Grace', '--email', 'other@example.org', '--role', 'BLOGS'), /taken/)
  const second = /: (\S{24})$/.exec(await run('password', 'GRACE'))?.[1] ?? ''
  assert.deepEqual([await signIn('grace', first), await signIn('grace', second)], [401, 200])
  await run('disable', 'grace')
  assert.equal(await signIn('grace', second), 401)
  await run('enable', 'grace')
  assert.equal(await signIn('grace', second), 200)
  assert.match(await run('list'), /^grace\tCAREERS\tgrace@example\.org\tenabled\tpassword only\tlast login/m)
  const entries = await service.queries.selectFrom('audit').selectAll().where('summary', 'like', '%"grace"%').execute()
  assert.equal(entries.length, 3)
})

test('S-14 end-sessions signs an account out everywhere immediately', async (t) => {
  const service = await startTestApp(t)
  const headers = await service.signIn()
  await runUserCommand(service, ['end-sessions', 'blogs'], service.clock.now())
  assert.equal((await service.app.inject({ url: '/api/me', headers })).statusCode, 401)
})

test('an operator who disables the last lead of a job is warned, and names another one', async (t) => {
  const service = await startTestApp(t)
  const { app, queries, clock } = service
  const run = (...args: string[]) => runUserCommand(service, args, clock.now())
  const lead = await service.signIn('careers')
  const { id: accountId } = (await app.inject({ url: '/api/me', headers: lead })).json<{ id: string }>()
  const team = [{ accountId, right: 'LEAD' }] as const
  const job = await addCareer(service, lead, { jobTitle: 'Engineer', team: [...team], teamOnly: true })
  const ida = await signInColleague(service)
  const statusFor = async (headers: object) =>
    (await app.inject({ url: `/api/career/${job.id}`, headers: { ...headers } })).statusCode
  assert.match(await run('disable', 'careers'), new RegExp(`No one leads the hiring for ${job.jobCode} any more`))
  assert.equal(await statusFor(ida), 404, 'it stays closed')
  await assert.rejects(run('lead', 'ida'), /Usage/)
  await assert.rejects(run('lead', 'ida', '--job', 'JOB-1'), /no job/)
  await assert.rejects(run('lead', 'blogs', '--job', job.jobCode), /role CAREERS/)
  await run('lead', 'ida', '--job', job.jobCode)
  assert.equal(await statusFor(ida), 200)
  assert.doesNotMatch(await run('disable', 'careers'), /No one leads/)
  await queries.deleteFrom('account').where('username', '=', 'ida').execute()
  assert.deepEqual(await queries.selectFrom('hiring_team_member').select('account_id').execute(), [
    { account_id: accountId },
  ])
})

test('an invalid command changes nothing and shows the usage', async (t) => {
  const service = await startTestApp(t)
  const run = (...args: string[]) => runUserCommand(service, args, service.clock.now())
  await assert.rejects(run(), /Usage/)
  await assert.rejects(run('delete', 'blogs'), /Usage/)
  await assert.rejects(run('add', 'x y', '--email', 'x', '--role', 'ADMIN'), /role must be/)
  await assert.rejects(run('disable', 'nobody'), /no account/)
})
