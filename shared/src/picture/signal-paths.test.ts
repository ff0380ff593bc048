import { signalField } from './signal-field'
import { dotGroups } from './signal-paths'
import type { SignalField } from './signal-types'

const size = { width: 560, height: 420 }
const dot = { opacity: 1, r: 1 }

test('what shows through a dot settles with it, even if it is in the next column', () => {
  const field: SignalField = {
    lines: [],
    paths: [],
    dots: [
      { ...dot, x: 195, y: 50, r: 20, tone: 'ink' },
      { ...dot, x: 205, y: 50, tone: 'ground' },
      { ...dot, x: 300, y: 50, tone: 'ground' },
    ],
  }
  const groups = dotGroups(field, 1000, 5)
  expect(groups[0]?.map(({ tone }) => tone)).toEqual(['ink', 'ground'])
  expect(groups[2]?.map(({ tone }) => tone)).toEqual(['ground'])
})

test.each(['perimeter', 'funnel', 'steps', 'lift'])('no dot of “%s” is left out of the groups', (seed) => {
  const field = signalField(seed, size)
  const drawn = dotGroups(field, size.width, 5).flatMap((group) => group.flatMap(({ d }) => d.match(/M/g) ?? []))
  expect(drawn).toHaveLength(field.dots.length)
})
