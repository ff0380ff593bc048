import assert from 'node:assert/strict'
import { test } from 'node:test'
import { runScheduled, type Scheduled } from './schedule'

/** Runs a schedule whose items the test completes itself. */
function runManually(items: readonly Scheduled[], slots: number) {
  const ends = new Map<string, () => void>()
  const done = runScheduled(items, slots, ({ name }) => new Promise<void>((resolve) => ends.set(name, resolve)))
  return {
    done,
    running: () => [...ends.keys()],
    async end(name: string) {
      ends.get(name)?.()
      ends.delete(name)
      // The items that depend on it have started after one turn of the event loop.
      await new Promise(setImmediate)
    },
  }
}

test('as many items run at once as there are slots, in order', async () => {
  const { done, running, end } = runManually([{ name: 'a' }, { name: 'b' }, { name: 'c' }], 2)
  assert.deepEqual(running(), ['a', 'b'])
  await end('a')
  assert.deepEqual(running(), ['b', 'c'])
  await end('b')
  await end('c')
  await done
})

test('an item waits for those it depends on, and later items may start before it', async () => {
  const { done, running, end } = runManually([{ name: 'a' }, { name: 'b', after: ['a'] }, { name: 'c' }], 2)
  assert.deepEqual(running(), ['a', 'c'])
  await end('c')
  assert.deepEqual(running(), ['a'])
  await end('a')
  assert.deepEqual(running(), ['b'])
  await end('b')
  await done
})

test('an item that takes two slots starts once they are free, and later items do not overtake it', async () => {
  const items = [{ name: 'a' }, { name: 'b' }, { name: 'c' }, { name: 'large', slots: 2 }, { name: 'd' }]
  const { done, running, end } = runManually(items, 3)
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

test('a failed item fails the run, and items that wait for each other are listed', async () => {
  await assert.rejects(
    runScheduled([{ name: 'a' }], 1, () => Promise.reject(new Error('no'))),
    /no/,
  )
  const cycle = [
    { name: 'a', after: ['b'] },
    { name: 'b', after: ['a'] },
  ]
  await assert.rejects(
    runScheduled(cycle, 2, async () => undefined),
    /wait for each other: a, b/,
  )
})
