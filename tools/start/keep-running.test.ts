import assert from 'node:assert/strict'
import { test } from 'node:test'
import { keepRunning } from './keep-running'
import { isAlive, LISTENS, processFixture, until } from './process-fixture'
import { restartBackoff } from './restart-backoff'

const never = new AbortController().signal
const options = { portVariable: 'TEST_PORT', onGiveUp: () => undefined, signal: never }

test('a process that is killed is restarted on the same port', async (context) => {
  const fixture = await processFixture(
    context,
    `console.log(JSON.stringify({ level: 50, msg: process.pid + ' on ' + process.env.TEST_PORT }));${LISTENS}`,
  )
  const supervised = await keepRunning(fixture, { ...options, nextDelay: () => 0 })
  process.kill(Number(supervised.listening.pid), 'SIGKILL')
  await until(() => fixture.sentences.some((sentence) => sentence.endsWith('on 4321')))
  await supervised.stop()
  const pids = fixture.sentences.map((sentence) => Number(/(\d+) on/.exec(sentence)?.[1])).filter(Boolean)
  assert.equal(pids.some(isAlive), false)
})

test('a process that keeps exiting is no longer restarted, with one message', async (context) => {
  const fixture = await processFixture(context, `${LISTENS};setTimeout(() => process.exit(9), 20)`)
  let left = 2
  const sentence = await new Promise<string>((resolve) => {
    const nextDelay = () => (left-- > 0 ? 0 : undefined)
    void keepRunning(fixture, { ...options, onGiveUp: resolve, nextDelay })
  })
  assert.equal(sentence, 'The service keeps failing and will not be restarted: it exited with code 9')
})

test('a process that is still starting ends when the start is aborted', async (context) => {
  const ending = new AbortController()
  const fixture = await processFixture(context, 'setInterval(() => undefined, 1000)')
  const starting = keepRunning(fixture, { ...options, signal: ending.signal })
  ending.abort()
  await assert.rejects(starting, /could not start: it was terminated by SIGTERM/)
})

test('restarts back off, and there are at most five in a minute', () => {
  let now = 0
  const next = restartBackoff(5, () => now)
  assert.deepEqual([next(), next(), next(), next(), next(), next()], [250, 500, 1000, 2000, 4000, undefined])
  now = 61_000
  assert.equal(next(), 250)
})
