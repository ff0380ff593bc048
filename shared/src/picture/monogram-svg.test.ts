import { initialsOf } from './dot-letters'
import { monogramSvg } from './monogram-svg'

const palette = { ground: 'white', ink: 'black', accent: 'blue', warm: 'orange' }
const draw = (name: string) => monogramSvg(name, { size: 640, palette })

test.each([
  ['Amara Okonjo', ['A', 'O']],
  ['amara-okonjo', ['A', 'O']],
  ['Élodie van den Berg', ['E', 'B']],
  ['Zoe', ['Z']],
])('the initials of %s', (name, initials) => {
  expect(initialsOf(name)).toEqual(initials)
})

test('a portrait is deterministic and differs between names', () => {
  expect(draw('Amara Okonjo')).toBe(draw('Amara Okonjo'))
  expect(draw('Amara Okonjo')).not.toBe(draw('Anders Olsen'))
})

test('the accent color spells the initials', () => {
  const dotsOf = (name: string) => draw(name).match(/fill="blue"/g)?.length
  expect(dotsOf('Ida Lind')).toBe(11 + 11)
  expect(dotsOf('Ғабит')).toBe(13)
})

test('only the given colors are used', () => {
  expect(draw('Ida Lind')).not.toMatch(/#[0-9a-f]{3,6}/i)
})
