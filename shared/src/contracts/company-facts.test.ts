import { checkableFigures, FOUNDED, leaders, milestones, regions } from './company-directory'
import { countedAtStart, OPEN_HOURS, CLOSES, OPENS, counted, practices, REGION_NAMES } from './company-facts'

const NUMBERS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ')

test('the counts in words are those of the lists', () => {
  expect(counted).toEqual({
    regions: `${NUMBERS[regions.length]} regions`,
    offices: `${NUMBERS[regions.length]} offices`,
    practices: `${NUMBERS[practices.length]} practices`,
    leaders: `${NUMBERS[leaders.length]} leaders`,
  })
  for (const [of, text] of Object.entries(countedAtStart))
    expect(text.toLowerCase()).toBe(counted[of as keyof typeof counted])
  expect(OPEN_HOURS).toBe(`${NUMBERS[OPENS]} to ${NUMBERS[CLOSES - 12]}`)
})

test('each region has an office and a leader', () => {
  expect(regions.map(({ name }) => name).sort()).toEqual([...REGION_NAMES].sort())
  expect(leaders.map(({ region }) => region).sort()).toEqual([...REGION_NAMES].sort())
})

test('the figures to check are those that the facts state in words', () => {
  for (const { figure, unit, fact } of Object.values(checkableFigures))
    expect([`${figure} ${unit}`, `${NUMBERS[Number(figure)]} ${unit}`]).toContain(fact.split(',')[0])
})

test('the history begins with the company and is in order', () => {
  const years = milestones.map(({ year }) => year)
  expect(years).toEqual(years.toSorted((a, b) => a - b))
  expect(years[0]).toBe(FOUNDED)
  expect(new Set(years).size).toBe(years.length)
})
