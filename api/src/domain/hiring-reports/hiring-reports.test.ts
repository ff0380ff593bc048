import assert from 'node:assert/strict'
import { test } from 'node:test'
import { rejectCode, type ApplicantDetail, type ApplicantStage } from '@tekskills/shared/contracts/http/applicants'
import {
  hiringStage,
  type HiringReportQuery,
  type HiringReports,
} from '@tekskills/shared/contracts/http/hiring-reports'
import { seededRandom } from '@tekskills/shared/picture/random'
import { newId } from '../../platform/database/ids'
import { siteDay } from '../../platform/time/site-day'
import { signInColleague, startWithApplicant } from '../../testing/sample-applicants'
import { addCareer } from '../../testing/sample-careers'
import { startTestApp, type TestApp } from '../../testing/test-app'

const DAY = 24 * 60 * 60_000
const OPEN = hiringStage.options
const url = '/api/hiringReports'

/** Choices that are the same for the same seed. */
function randomOf(seed: number) {
  const next = seededRandom(`reports ${seed}`)
  return {
    chance: (share: number) => next() < share,
    below: (limit: number) => Math.floor(next() * limit),
    from: <Value>(values: readonly Value[]) => values[Math.floor(next() * values.length)] as Value,
  }
}

interface Person {
  id: string
  jobId: string | null
  source: string | null
  appliedAt: Date
  stage: ApplicantStage
  rejectCode: string | null
  isErased: boolean
  moves: { from: ApplicantStage | null; to: ApplicantStage; at: Date }[]
}

/** A person whose history goes forward, back, out and in again, with steps that change no stage and simultaneous moves. */
function randomPerson(random: ReturnType<typeof randomOf>, jobs: readonly string[], now: Date): Person {
  const appliedAt = new Date(now.getTime() - random.below(400 * DAY))
  const moves: Person['moves'] = [{ from: null, to: 'NEW', at: appliedAt }]
  let stage: ApplicantStage = 'NEW'
  let at = appliedAt.getTime()
  for (let step = random.below(7); step > 0; step -= 1) {
    if (!random.chance(0.1)) at = Math.min(now.getTime(), at + random.below(20 * DAY))
    const to: ApplicantStage = random.chance(0.15)
      ? stage
      : random.chance(0.3)
        ? random.from(['REJECTED', 'REJECTED', 'WITHDRAWN'] as const)
        : random.chance(0.8)
          ? (OPEN[OPEN.indexOf(stage as never) + 1] ?? stage)
          : random.from(OPEN)
    moves.push({ from: stage, to, at: new Date(at) })
    stage = to
  }
  return {
    id: newId(appliedAt.getTime()),
    jobId: random.chance(0.1) ? null : random.from(jobs),
    source: random.from([null, 'linkedin', 'indeed', 'a friend']),
    appliedAt,
    stage,
    rejectCode: stage === 'REJECTED' && random.chance(0.8) ? random.from(rejectCode.options.slice(0, 4)) : null,
    isErased: random.chance(0.05),
    moves,
  }
}

async function insertPeople({ queries }: TestApp, people: readonly Person[]): Promise<void> {
  const rows = people.map(({ id, jobId, source, appliedAt, stage, rejectCode: code, isErased }) => ({
    id,
    reference: id,
    career_id: jobId,
    future: jobId === null,
    name: 'Someone',
    email: isErased ? '' : `${id}@example.org`,
    consent_text: 'x',
    consent_at: appliedAt,
    source,
    stage,
    reject_code: code as never,
    applied_at: appliedAt,
    last_contact_at: appliedAt,
    retention_until: appliedAt,
    erased_at: isErased ? appliedAt : null,
    updated_at: appliedAt,
  }))
  await queries.insertInto('applicant').values(rows).execute()
  const moves = people.flatMap(({ id, moves: own }) =>
    own.map(({ from, to, at }, step) => ({
      // In the order of the history, even for simultaneous steps.
      id: newId(at.getTime() + step),
      applicant_id: id,
      from_stage: from,
      to_stage: to,
      at,
    })),
  )
  for (let start = 0; start < moves.length; start += 500) {
    await queries
      .insertInto('applicant_stage_move')
      .values(moves.slice(start, start + 500))
      .execute()
  }
}

/** As PostgreSQL's percentile_cont, to one decimal place. */
function quantile(values: readonly number[], fraction = 0.5): number | null {
  if (values.length === 0) return null
  const sorted = values.toSorted((a, b) => a - b)
  const place = (sorted.length - 1) * fraction
  const [low, high] = [sorted[Math.floor(place)] ?? 0, sorted[Math.ceil(place)] ?? 0]
  return low + (high - low) * (place - Math.floor(place))
}

const daysBetween = (from: Date, to: Date) => (to.getTime() - from.getTime()) / DAY
const isExit = (stage: ApplicantStage) => stage === 'REJECTED' || stage === 'WITHDRAWN'

/** The stays of a person in stages, one after the other; `until` is null for the last one. */
function staysOf({ moves }: Person) {
  const stays: { stage: ApplicantStage; since: Date; until: Date | null }[] = []
  for (const { from, to, at } of moves) {
    if (from === to) continue
    const last = stays.at(-1)
    if (last) last.until = at
    stays.push({ stage: to, since: at, until: null })
  }
  return stays
}

/** The stage at which a person is, or was before they left. */
function furthestOf(person: Person): ApplicantStage {
  if (!isExit(person.stage)) return person.stage
  return staysOf(person).findLast(({ stage }) => !isExit(stage))?.stage ?? 'NEW'
}

/** The values by a key, as JavaScript compares keys of objects. */
function grouped<Value>(values: readonly Value[], keyOf: (value: Value) => string | null): [string, Value[]][] {
  const groups = new Map<string, Value[]>()
  for (const value of values) {
    const key = String(keyOf(value))
    groups.set(key, [...(groups.get(key) ?? []), value])
  }
  return [...groups]
}

const countIf = <Value>(values: readonly Value[], isCounted: (value: Value) => boolean) =>
  values.filter(isCounted).length

/** The reports, computed one person at a time. */
function modelOf(people: readonly Person[], { jobId, from, to }: HiringReportQuery, zone: string, now: Date) {
  const found = people.filter((person) => {
    const day = siteDay(person.appliedAt, zone)
    const isInPeriod = (!from || day >= from) && (!to || day <= to)
    return !person.isErased && person.jobId !== null && (!jobId || person.jobId === jobId) && isInPeriod
  })
  const hires = found
    .filter(({ stage }) => stage === 'HIRED')
    .map((person) => {
      const first = person.moves.find((move) => move.to === 'HIRED' && move.from !== 'HIRED')
      return { jobId: person.jobId, days: daysBetween(person.appliedAt, first?.at ?? now) }
    })
  const placeOf = (person: Person) => OPEN.indexOf(furthestOf(person) as never)
  const stays = found.flatMap(staysOf)
  return {
    applications: found.length,
    funnel: OPEN.map((stage, place) => ({
      stage,
      reached: countIf(found, (person) => placeOf(person) >= place),
      current: countIf(found, (person) => person.stage === stage),
      rejected: countIf(found, (person) => person.stage === 'REJECTED' && placeOf(person) === place),
      withdrawn: countIf(found, (person) => person.stage === 'WITHDRAWN' && placeOf(person) === place),
    })),
    timeInStage: OPEN.slice(0, 4).map((stage) => {
      const here = stays.filter((stay) => stay.stage === stage)
      const done = here.flatMap(({ since, until }) => (until ? [daysBetween(since, until)] : []))
      const waiting = here.flatMap(({ since, until }) => (until ? [] : [daysBetween(since, now)]))
      return {
        stage,
        left: done.length,
        medianDays: quantile(done),
        ninthDecileDays: quantile(done, 0.9),
        waiting: waiting.length,
        medianWaitingDays: quantile(waiting),
      }
    }),
    timeToHire: {
      hired: hires.length,
      medianDays: quantile(hires.map(({ days }) => days)),
      jobs: Object.fromEntries(
        grouped(hires, (hire) => hire.jobId).map(([id, own]) => {
          const days = own.map((hire) => hire.days)
          return [
            id,
            {
              hired: own.length,
              medianDays: quantile(days),
              fastestDays: Math.min(...days),
              slowestDays: Math.max(...days),
            },
          ]
        }),
      ),
    },
    sources: Object.fromEntries(
      grouped(found, ({ source }) => source).map(([source, own]) => [
        source,
        {
          applications: own.length,
          interviewed: countIf(own, (person) => placeOf(person) >= OPEN.indexOf('INTERVIEW')),
          hired: countIf(own, ({ stage }) => stage === 'HIRED'),
          rejected: countIf(own, ({ stage }) => stage === 'REJECTED'),
        },
      ]),
    ),
    rejections: Object.fromEntries(
      grouped(
        found.filter(({ stage }) => stage === 'REJECTED'),
        (person) => person.rejectCode,
      ).map(([code, own]) => [
        code,
        {
          rejected: own.length,
          fromNew: countIf(own, (person) => placeOf(person) === 0),
          fromScreening: countIf(own, (person) => placeOf(person) === 1),
          fromInterview: countIf(own, (person) => placeOf(person) === 2),
          fromOffer: countIf(own, (person) => placeOf(person) >= 3),
        },
      ]),
    ),
  }
}

/** The response of the service in the shape of the model; the order of its lists is checked on the way. */
function shapeOf({ timeToHire, sources, rejections, generatedAt: _, ...rest }: HiringReports) {
  const isSorted = (counts: number[]) =>
    assert.deepEqual(
      counts,
      counts.toSorted((a, b) => b - a),
    )
  isSorted(timeToHire.jobs.map(({ hired }) => hired))
  isSorted(sources.map(({ applications }) => applications))
  isSorted(rejections.map(({ rejected }) => rejected))
  return {
    ...rest,
    timeToHire: {
      ...timeToHire,
      jobs: Object.fromEntries(
        timeToHire.jobs.map(({ jobId, jobTitle: _title, jobCode: _code, ...row }) => [jobId, row]),
      ),
    },
    sources: Object.fromEntries(sources.map(({ source, ...row }) => [source, row])),
    rejections: Object.fromEntries(rejections.map(({ rejectCode: code, ...row }) => [code, row])),
  }
}

/** Days may differ by half of the last place that the service names, and by the time that a request takes. */
function assertClose(found: unknown, expected: unknown, place: string): void {
  if (typeof expected === 'number' && typeof found === 'number' && !Number.isInteger(expected)) {
    assert.ok(Math.abs(found - expected) <= 0.051, `${place}: ${found} is not ${expected}`)
  } else if (typeof expected === 'object' && expected !== null && typeof found === 'object' && found !== null) {
    assert.deepEqual(Object.keys(found).sort(), Object.keys(expected).sort(), place)
    for (const [key, value] of Object.entries(expected)) {
      assertClose(found[key as never], value, `${place}.${key}`)
    }
  } else assert.deepEqual(found, expected, place)
}

for (const seed of [1, 2, 3, 4, 5]) {
  test(`BO-03 the reports about 400 random histories are those of a model that counts one by one (seed ${seed})`, async (t) => {
    const service = await startTestApp(t)
    const headers = await service.signIn('careers')
    const jobs: string[] = []
    for (const jobTitle of ['Engineer', 'Designer', 'Writer']) {
      jobs.push((await addCareer(service, headers, { jobTitle })).id)
    }
    const now = service.clock.now()
    const random = randomOf(seed)
    const people = Array.from({ length: 400 }, () => randomPerson(random, jobs, now))
    await insertPeople(service, people)
    const zone = service.config.timeZone
    const dayAgo = (days: number) => siteDay(new Date(now.getTime() - days * DAY), zone)
    const questions: HiringReportQuery[] = [
      {},
      { jobId: jobs[0] },
      { from: dayAgo(90) },
      { to: dayAgo(200) },
      { from: dayAgo(300), to: dayAgo(100), jobId: jobs[1] },
      { from: dayAgo(120), to: dayAgo(120) },
      { from: '2001-01-01', to: '2001-01-02' },
    ]
    for (const question of questions) {
      const response = await service.app.inject({ url, query: { ...question }, headers })
      assert.equal(response.statusCode, 200, response.body)
      const expected = modelOf(people, question, zone, now)
      assertClose(shapeOf(response.json<HiringReports>()), expected, JSON.stringify(question))
    }
  })
}

test('BO-03 each report is a CSV file with the rows of its table', async (t) => {
  const service = await startTestApp(t)
  const headers = await service.signIn('careers')
  const job = await addCareer(service, headers, { jobTitle: '=Engineer' })
  const appliedAt = new Date(service.clock.now().getTime() - 10 * DAY)
  const hiredAt = new Date(appliedAt.getTime() + 4 * DAY)
  const person = { id: newId(), jobId: job.id, source: '=1+1', appliedAt, rejectCode: null, isErased: false }
  const applied = { from: null, to: 'NEW', at: appliedAt } as const
  await insertPeople(service, [
    { ...person, stage: 'HIRED', moves: [applied, { from: 'NEW', to: 'HIRED', at: hiredAt }] },
    {
      ...person,
      id: newId(),
      stage: 'REJECTED',
      rejectCode: 'PAY',
      moves: [applied, { from: 'NEW', to: 'REJECTED', at: hiredAt }],
    },
  ])
  const csv = async (report: string) => {
    const response = await service.app.inject({ url: `${url}/${report}`, headers })
    assert.equal(response.headers['content-type'], 'text/csv; charset=utf-8')
    assert.equal(response.headers['content-disposition'], `attachment; filename="${report}.csv"`)
    return response.body.replace('\uFEFF', '').split('\r\n')
  }
  assert.deepEqual((await csv('funnel')).slice(0, 2), [
    '"Stage","Reached","Still there","Rejected","Withdrawn"',
    '"NEW",2,0,1,0',
  ])
  assert.equal((await csv('timeInStage'))[1], '"NEW",2,4,4,0,')
  assert.equal((await csv('timeToHire'))[1], `"${job.jobCode}","'=Engineer",1,4,4,4`)
  assert.equal((await csv('sources'))[1], `"'=1+1",2,1,1,1`)
  assert.equal((await csv('rejections'))[1], '"PAY",1,1,0,0,0')
})

test('BO-03 a move that is taken back at once is in the history and in no figure; taken back later or by a colleague it counts', async (t) => {
  const { service, person } = await startWithApplicant(t)
  service.clock.advance(3 * DAY)
  const headers = await service.signIn('careers')
  const colleague = await signInColleague(service)
  const detail = async () =>
    (await service.app.inject({ url: `/api/jobApplicants/${person.id}`, headers })).json<ApplicantDetail>()
  const move = async (stage: ApplicantStage, by: { authorization: string } = headers) => {
    const payload = { stage, version: (await detail()).version }
    const response = await service.app.inject({
      method: 'PUT',
      url: `/api/jobApplicants/${person.id}`,
      headers: by,
      payload,
    })
    assert.equal(response.statusCode, 200, response.body)
  }
  const figures = async () => {
    const reports = (await service.app.inject({ url, headers })).json<HiringReports>()
    const { stageSince, history } = await detail()
    return {
      funnel: reports.funnel,
      stays: reports.timeInStage,
      hired: reports.timeToHire,
      stageSince,
      steps: history.length,
    }
  }
  const untouched = await figures()
  for (const stage of ['SCREENING', 'HIRED', 'SCREENING', 'NEW'] as const) {
    service.clock.advance(60_000)
    await move(stage)
  }
  service.clock.advance(-4 * 60_000)
  assert.deepEqual(await figures(), { ...untouched, steps: 5 })
  assert.deepEqual(
    (await detail()).history.map(({ undone }) => undone),
    [false, true, true, true, true],
  )

  await move('SCREENING')
  service.clock.advance(11 * 60_000)
  await move('NEW')
  assert.equal((await figures()).stays.find(({ stage }) => stage === 'SCREENING')?.left, 1, 'taken back too late')
  service.clock.advance(11 * 60_000)
  await move('SCREENING')
  await move('NEW', colleague)
  assert.equal((await figures()).stays.find(({ stage }) => stage === 'SCREENING')?.left, 2, 'by somebody else')
})

test('reports name no one; unknown reports, dates that do not exist and the content team are rejected', async (t) => {
  const service = await startTestApp(t)
  const headers = await service.signIn('careers')
  const status = async (path: string, who: object = headers) =>
    (await service.app.inject({ url: url + path, headers: { ...who } })).statusCode
  assert.equal(await status(''), 200)
  assert.equal(await status('?from=2026-02-30'), 400)
  assert.equal(await status('?jobId=42'), 404)
  assert.equal(await status('/everything'), 404)
  for (const path of ['', '/funnel']) {
    assert.equal(await status(path, await service.signIn('blogs')), 403)
    assert.equal(await status(path, {}), 401)
  }
})
