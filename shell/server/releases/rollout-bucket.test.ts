/** @jest-environment node */
import { bucketOf, selectionFor } from './rollout-bucket'

const VISITORS = 5000
const seeds = Array.from({ length: VISITORS }, (_, index) => `visitor-${index}`)
const rollout = (percent: number, release = 'p2') => [{ part: 'remote-public', release, percent }] as const
const selected = (percent: number, release?: string) =>
  seeds.filter((seed) => 'remote-public' in selectionFor(rollout(percent, release), seed))

test('a visitor is always in the same bucket, 0 to 99', () => {
  for (const seed of seeds.slice(0, 500)) {
    const bucket = bucketOf(seed, 'remote-public', 'p2')
    expect(Number.isInteger(bucket) && bucket >= 0 && bucket < 100).toBe(true)
    expect(bucketOf(seed, 'remote-public', 'p2')).toBe(bucket)
  }
})

test.each([1, 10, 50, 99])('a rollout at %i percent reaches about that share of visitors', (percent) => {
  expect(Math.abs(selected(percent).length / VISITORS - percent / 100)).toBeLessThan(0.02)
})

test('a visitor who has a release keeps it while its rollout grows', () => {
  const wider = new Set(selected(50))
  expect(selected(10).filter((seed) => !wider.has(seed))).toEqual([])
})

test('the next release goes to different visitors, and so does one of another remote', () => {
  const first = new Set(selected(10))
  const again = selected(10, 'p3').filter((seed) => first.has(seed)).length
  expect(again).toBeGreaterThan(0)
  expect(again).toBeLessThan(first.size / 2)
  const both = seeds.map((seed) =>
    selectionFor([...rollout(50), { part: 'remote-backoffice', release: 'p2', percent: 50 }], seed),
  )
  const kinds = new Set(both.map((selection) => Object.keys(selection).sort().join()))
  expect(kinds).toEqual(new Set(['', 'remote-public', 'remote-backoffice', 'remote-backoffice,remote-public']))
})
