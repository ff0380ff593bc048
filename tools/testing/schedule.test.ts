import assert from 'node:assert/strict'
import { test } from 'node:test'
import { runScheduled, type Scheduled } from './schedule'

/** Runs a schedule by hand: what has begun and not ended, and how to end it. */
function byHand(items: readonly Scheduled[], slots: number) {
  const ends = new Map<string, () => void>()
  const done = runScheduled(items, slots, ({ name }) => new Promise<void>((resolve) => ends.set(name, resolve)))
  return {
    done,
    running: () => [...ends.keys()],
    async end(name: string) {
      ends.get(name)?.()
      ends.delete(name)
      // All that follows from it has begun once the event loop has turned.
      await new Promise(setImmediate)
    },
  }
}

test('as many run at once as there are slots, in their order', async () => {
  const { done, running, end } = byHand([{ name: 'a' }, { name: 'b' }, { name: 'c' }], 2)
  assert.deepEqual(running(), ['a', 'b'])
  await end('a')
  assert.deepEqual(running(), ['b', 'c'])
  await end('b')
  await end('c')
  await done
})

test('one that comes after others waits for them, and others go before it meanwhile', async () => {
  const { done, running, end } = byHand([{ name: 'a' }, { name: 'b', after: ['a'] }, { name: 'c' }], 2)
  assert.deepEqual(running(), ['a', 'c'])
  await end('c')
  assert.deepEqual(running(), ['a'])
  await end('a')
  assert.deepEqual(running(), ['b'])
  await end('b')
  await done
})

test('one that takes two slots begins when one other is left, and nothing overtakes it', async () => {
  const items = [{ name: 'a' }, { name: 'b' }, { name: 'c' }, { name: 'large', slots: 2 }, { name: 'd' }]
  const { done, running, end } = byHand(items, 3)
  assert.deepEqual(running(), ['a', 'b', 'c'])
  await end('a')
  assert.deepEqual(running(), ['b', 'c'])
  await end('b')
  assert.deepEqual(running(), ['c', 'large'])
  await end('large')
  assert.deepEqual(running(), ['c', 'd'])
  await end('c')
  await end('d')
  await done
})

test('a failure of one is the failure of the run, and things that wait for each other are named', async () => {
  await assert.rejects(
    runScheduled([{ name: 'a' }], 1, () => Promise.reject(new Error('no'))),
    /no/,
  )
  const circle = [
    { name: 'a', after: ['b'] },
    { name: 'b', after: ['a'] },
  ]
  await assert.rejects(
    runScheduled(circle, 2, async () => undefined),
    /wait for each other: a, b/,
  )
})
