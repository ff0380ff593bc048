import { signalField } from './signal-field'
import { signalSvg } from './signal-svg'

const card = { width: 400, height: 225 }
const hero = { width: 1200, height: 560 }
const palette = { ground: 'white', ink: 'black', accent: 'blue', warm: 'orange' }
const seeds = Array.from({ length: 150 }, (_, index) => `picture ${index}`)

const countOf = (field: ReturnType<typeof signalField>) => field.paths.length + field.dots.length + field.lines.length

test('the same seed draws the same picture', () => {
  seeds.forEach((seed) => expect(signalField(seed, card)).toEqual(signalField(seed, card)))
})

test('no two seeds draw the same picture', () => {
  const pictures = seeds.map((seed) => JSON.stringify(signalField(seed, card)))
  expect(new Set(pictures).size).toBe(seeds.length)
})

test('the seeds spread over several compositions', () => {
  const shapes = seeds.map((seed) => {
    const { paths, lines } = signalField(seed, card)
    return `${paths.length} ${lines.length > 0}`
  })
  expect(new Set(shapes).size).toBeGreaterThanOrEqual(5)
})

test.each([
  ['card', card, 120, 8192],
  ['hero', hero, 220, 14336],
])('a %s stays light enough to be inlined in a page', (_, size, elements, bytes) => {
  seeds.forEach((seed) => {
    const field = signalField(seed, size)
    expect(countOf(field)).toBeGreaterThan(40)
    expect(countOf(field)).toBeLessThanOrEqual(elements)
    expect(signalSvg(seed, { ...size, palette }).length).toBeLessThanOrEqual(bytes)
  })
})

test('paths are never incomplete or undefined', () => {
  seeds.forEach((seed) => {
    signalField(seed, card).paths.forEach(({ d }) => expect(d).toMatch(/^M[-\d. ]+[QLAa][-\d. QLTAa]+$/))
  })
})

test('a denser picture has more elements', () => {
  expect(countOf(signalField('dense', { ...card, density: 3 }))).toBeGreaterThan(countOf(signalField('dense', card)))
})
