import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { TalentList, TalentLists } from '@tekskills/shared/contracts/http/talent-lists'
import { signInColleague } from '../../testing/sample-applicants'
import { startTestApp } from '../../testing/test-app'

const url = '/api/talentLists'

test('BO-02 recruiters share the lists of the talent pool: filters under a name, without search text', async (t) => {
  const service = await startTestApp(t)
  const [headers, colleague] = [await service.signIn('careers'), await signInColleague(service)]
  const send = (payload: object, by: object = headers) =>
    service.app.inject({ method: 'POST', url, headers: { ...by }, payload })
  const read = async () => (await service.app.inject({ url, headers: colleague })).json<TalentLists>().lists
  const filters = { tag: 'kafka star', skills: 'Kafka, SQL', country: 'Canada', experienceMin: '5' }
  const added = await send({ name: 'Streaming in Canada', filters: { ...filters, q: 'Ada Byron' } })
  assert.equal(added.statusCode, 201, added.body)
  assert.equal((await send({ name: 'Analysts', filters: { desiredRole: 'Analyst' } }, colleague)).statusCode, 201)
  assert.deepEqual(
    (await read()).map(({ name, filters: kept, createdBy }) => [name, kept, createdBy?.name]),
    [
      ['Analysts', { desiredRole: 'Analyst' }, 'Ida'],
      ['Streaming in Canada', filters, 'Hiring team'],
    ],
  )
  const taken = await send({ name: 'streaming IN Canada', filters })
  assert.deepEqual([taken.statusCode, taken.json<{ code: string }>().code], [409, 'NAME_TAKEN'])
  for (const wrong of [
    { name: 'None', filters: {} },
    { name: ' ', filters },
    { name: 'ada@example.org', filters },
    { name: 'Mars', filters: { country: 'Mars' } },
    { name: 'Years', filters: { experienceMin: '-1' } },
  ])
    assert.equal((await send(wrong)).statusCode, 422, wrong.name)

  const { id } = added.json<TalentList>()
  const remove = () => service.app.inject({ method: 'DELETE', url: `${url}/${id}`, headers: colleague })
  assert.deepEqual([(await remove()).statusCode, (await remove()).statusCode], [204, 404])
  assert.deepEqual(
    (await read()).map(({ name }) => name),
    ['Analysts'],
  )
  const { rows } = { rows: await service.queries.selectFrom('audit').select('summary').execute() }
  for (const act of ['create', 'delete'])
    assert.ok(
      rows.some(({ summary }) => summary === `${act} talentList "Streaming in Canada"`),
      act,
    )
})

test('BO-02 of two lists with one name that are added at once, one is stored; there are at most fifty', async (t) => {
  const service = await startTestApp(t)
  const headers = await service.signIn('careers')
  const add = (name: string) =>
    service.app.inject({ method: 'POST', url, headers, payload: { name, filters: { tag: 'x' } } })
  const both = await Promise.all([add('Nordics'), add('NORDICS')])
  assert.deepEqual(both.map(({ statusCode }) => statusCode).toSorted(), [201, 409])
  for (let at = 1; at < 50; at += 1) assert.equal((await add(`List ${at}`)).statusCode, 201)
  assert.equal((await add('One more')).statusCode, 409)
})
