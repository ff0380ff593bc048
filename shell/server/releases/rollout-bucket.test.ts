/** @jest-environment node */
import { bucketOf, selectionFor } from './rollout-bucket'

const VISITORS = 5000
const seeds = Array.from({ length: VISITORS }, (_, index) => `visitor-${index}`)
const rollout = (percent: number, release = 'p2') => [{ remote: 'remote-public', release, percent }] as const
const chosen = (percent: number, release?: string) =>
  seeds.filter((seed) => 'remote-public' in selectionFor(rollout(percent, release), seed))

test('a visitor stands in one bucket, 0 to 99, again and again', () => {
  for (const seed of seeds.slice(0, 500)) {
    const bucket = bucketOf(seed, 'remote-public', 'p2')
    expect(Number.isInteger(bucket) && bucket >= 0 && bucket < 100).toBe(true)
    expect(bucketOf(seed, 'remote-public', 'p2')).toBe(bucket)
  }
})

test.each([1, 10, 50, 99])('at %i percent about that many of a hundred visitors get the release', (percent) => {
  expect(Math.abs(chosen(percent).length / VISITORS - percent / 100)).toBeLessThan(0.02)
})

test('whoever has a release keeps it while its rollout grows', () => {
  const wider = new Set(chosen(50))
  expect(chosen(10).filter((seed) => !wider.has(seed))).toEqual([])
})

test('the next release goes to other people, and so does that of another remote', () => {
  const first = new Set(chosen(10))
  const again = chosen(10, 'p3').filter((seed) => first.has(seed)).length
  expect(again).toBeGreaterThan(0)
  expect(again).toBeLessThan(first.size / 2)
  const both = seeds.map((seed) =>
    selectionFor([...rollout(50), { remote: 'remote-backoffice', release: 'p2', percent: 50 }], seed),
  )
  const kinds = new Set(both.map((selection) => Object.keys(selection).sort().join()))
  expect(kinds).toEqual(new Set(['', 'remote-public', 'remote-backoffice', 'remote-backoffice,remote-public']))
})
