/** @jest-environment node */
import { fairQueue } from './fair-queue'

test('clients take turns, each in its own order, however many tasks one of them has queued', () => {
  const queue = fairQueue<string>()
  for (const task of ['a1', 'a2', 'a3']) queue.push('a', task)
  queue.push('b', 'b1')
  expect(queue.shift()).toBe('a1')
  queue.push('c', 'c1')
  queue.push('a', 'a4')
  expect(Array.from({ length: 5 }, () => queue.shift())).toEqual(['b1', 'a2', 'c1', 'a3', 'a4'])
  expect([queue.size(), queue.shift()]).toEqual([0, undefined])
})
