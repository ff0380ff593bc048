import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ApplicantDetail } from '@tekskills/shared/contracts/http/applicants'
import type { ApplicantScorecards } from '@tekskills/shared/contracts/http/scorecards'
import { signInColleague, startWithApplicant } from '../../testing/sample-applicants'
import { putCareer } from '../../testing/sample-careers'

const criteria = [
  { id: 'sql', name: 'SQL', guidance: 'Window functions.' },
  { id: 'calm', name: 'Stays calm' },
]

/** An applicant for a job with criteria, and two interviewers. */
async function startWithInterviewers(t: Parameters<typeof startWithApplicant>[0]) {
  const { service, headers, job, person } = await startWithApplicant(t)
  assert.equal((await putCareer(service, headers, { id: job.id, version: 1, criteria })).statusCode, 200)
  const ida = await signInColleague(service)
  const url = `/api/jobApplicants/${person.id}`
  const handIn = (who: object, card: object) =>
    service.app.inject({ method: 'PUT', url: `${url}/scorecard`, headers: { ...who }, payload: card })
  const seen = async (who: object) => (await service.app.inject({ url, headers: { ...who } })).json<ApplicantDetail>()
  return { service, team: headers, ida, handIn, seen, job, person }
}

test('BO-02 other people’s scorecards are hidden until the user submits their own, and each first one is in the history', async (t) => {
  const { team, ida, handIn, seen, service, person } = await startWithInterviewers(t)
  const first = await handIn(team, {
    verdict: 'STRONG_NO',
    ratings: [{ criterion: 'sql', rating: 1 }],
    comment: 'Could not join two tables',
  })
  assert.equal(first.statusCode, 200, first.body)
  const before = await seen(ida)
  assert.deepEqual([before.scorecards?.cards, before.scorecards?.others], [[], 1])
  assert.deepEqual(
    before.scorecards?.criteria.map(({ name, guidance }) => [name, guidance]),
    [
      ['SQL', 'Window functions.'],
      ['Stays calm', null],
    ],
  )
  assert.ok(!JSON.stringify(before).includes('join two tables'))
  // A change by someone without a scorecard does not reveal them either.
  const payload = { id: person.id, version: 1, rating: 3 }
  const put = await service.app.inject({ method: 'PUT', url: '/api/jobApplicants', headers: ida, payload })
  assert.equal(put.statusCode, 200)
  assert.ok(!put.body.includes('STRONG_NO'))

  const second = await handIn(ida, { verdict: 'YES', ratings: [] })
  const { cards } = second.json<ApplicantScorecards>()
  assert.deepEqual(
    cards.map(({ by, isMine, verdict, ratings }) => [by.name, isMine, verdict, ratings]),
    [
      ['Hiring team', false, 'STRONG_NO', [{ criterion: 'sql', name: 'SQL', rating: 1 }]],
      ['Ida', true, 'YES', []],
    ],
  )
  await handIn(ida, { verdict: 'NO', comment: 'On second thought' })
  const after = await seen(ida)
  assert.deepEqual(
    after.scorecards?.cards.map(({ verdict }) => verdict),
    ['STRONG_NO', 'NO'],
  )
  assert.deepEqual(
    after.history.filter(({ scorecard }) => scorecard).map(({ by, from, to }) => [by?.name, from, to]),
    [
      ['Hiring team', 'NEW', 'NEW'],
      ['Ida', 'NEW', 'NEW'],
    ],
  )
})

test('a scorecard rates only criteria of the job, from 1 to 4, and the content team cannot submit one', async (t) => {
  const { service, team, handIn } = await startWithInterviewers(t)
  const status = async (card: object, who: object = team) => (await handIn(who, card)).statusCode
  assert.equal(await status({ verdict: 'MAYBE' }), 422)
  assert.equal(await status({ verdict: 'YES', ratings: [{ criterion: 'sql', rating: 5 }] }), 422)
  assert.equal(await status({ verdict: 'YES', ratings: [{ criterion: 'charm', rating: 2 }] }), 422)
  assert.equal(await status({ verdict: 'YES' }, await service.signIn('blogs')), 403)
  assert.equal(await status({ verdict: 'YES' }, {}), 401)
})

test('V-08 erasing an applicant deletes the scorecards', async (t) => {
  const { service, team, handIn, person } = await startWithInterviewers(t)
  await handIn(team, { verdict: 'YES', comment: 'Plays the oboe' })
  await service.app.inject({ method: 'DELETE', url: `/api/jobApplicants/${person.id}`, headers: team })
  assert.deepEqual(await service.queries.selectFrom('scorecard').selectAll().execute(), [])
})
