import assert from 'node:assert/strict'
import { test } from 'node:test'
import { cleanUp, startMaintenance } from './maintenance'
import { addCareer, apply } from './testing/sample-careers'
import { startTestApp } from './testing/test-app'

const DAY = 24 * 60 * 60_000

test('V-08 a failed cleanup step does not stop the others, and is reported', async (t) => {
  const service = await startTestApp(t)
  const { queries } = service
  const { id: jobId } = await addCareer(service, await service.signIn('careers'), { jobTitle: 'Engineer' })
  assert.equal((await apply(service, { jobId })).statusCode, 201)
  service.clock.advance(3 * 365 * DAY)
  const sweepFiles = t.mock.fn(service.deps.files.sweep)
  // Not the dependencies of the running service, whose cleanup at the start may still be under way.
  const deps = {
    ...service.deps,
    files: { ...service.deps.files, sweep: sweepFiles },
    pictures: { ...service.deps.pictures, sweep: () => Promise.reject(new Error('no disk')) },
  }
  // Without the table the step of captcha nonces fails.
  await queries.schema.alterTable('captcha_nonce').renameTo('captcha_nonce_away').execute()
  t.after(() => queries.schema.alterTable('captcha_nonce_away').renameTo('captcha_nonce').execute())

  await assert.rejects(cleanUp(deps), (error: AggregateError) => {
    const failures = (error.errors as Error[]).map(({ message }) => message)
    assert.deepEqual(failures, ['cleanup failed: captcha nonces', 'cleanup failed: pictures'])
    return true
  })
  const left = queries.selectFrom('applicant').select('id').where('erased_at', 'is', null)
  assert.deepEqual(await left.execute(), [])
  assert.deepEqual(await queries.selectFrom('session').select('id').execute(), [])
  assert.equal(sweepFiles.mock.callCount(), 1)

  const reported: unknown[] = []
  await startMaintenance(deps, (error) => reported.push(error))()
  assert.deepEqual(
    reported.map((error) => (error as Error).message.replace(/^\d+ /, '')),
    ['cleanup failed: captcha nonces', 'cleanup failed: pictures', 'cleanup steps failed'],
  )
})
