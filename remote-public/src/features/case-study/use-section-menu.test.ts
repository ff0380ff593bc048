import { scrollTarget, sectionAt } from './use-section-menu'

const sections = [
  { id: 'aboutclient', top: -300, bottom: 120 },
  { id: 'objective', top: 120, bottom: 700 },
  { id: 'Impact', top: 700, bottom: 900 },
] as const

const moved = (by: number) => sections.map(({ id, top, bottom }) => ({ id, top: top + by, bottom: bottom + by }))

test('CS-05 the section that crosses the line 120 px from the top is active', () => {
  expect(sectionAt(sections)).toBe('objective')
  expect(sectionAt(moved(1))).toBe('aboutclient')
  expect(sectionAt(moved(-580))).toBe('Impact')
})

test('CS-05 above the first section and below the last none is active', () => {
  expect(sectionAt(moved(421))).toBeUndefined()
  expect(sectionAt(moved(-780))).toBeUndefined()
})

test('CS-04 a chosen section is placed 70 px below the menu at the first choice and 40 px afterwards', () => {
  expect(scrollTarget({ top: 500 }, 1000, 48, true)).toBe(1500 - 48 - 70)
  expect(scrollTarget({ top: 500 }, 1000, 48, false)).toBe(1500 - 48 - 40)
})

test('CS-04 the scroll target is never negative', () => {
  expect(scrollTarget({ top: 20 }, 0, 48, true)).toBe(0)
})
