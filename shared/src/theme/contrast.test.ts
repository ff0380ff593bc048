import { companyTheme } from './company-theme'
import { contrast } from './contrast'
import { micrositeTheme } from './microsite-theme'
import { staffDarkTheme } from './staff-dark-theme'
import { staffLightTheme } from './staff-light-theme'
import type { Theme } from './theme'

type Color = keyof Theme['color']

const GROUNDS: Color[] = ['surface', 'surfaceMuted', 'surfaceRaised', 'surfaceHover']
const TEXTS: Color[] = ['text', 'textMuted', 'accent', 'accentStrong', 'warmText', 'danger', 'success', 'warning']

const TEXT_PAIRS: [Color, Color][] = [
  ...TEXTS.flatMap((text) => GROUNDS.map((ground): [Color, Color] => [text, ground])),
  ['onAccent', 'accent'],
  ['onAccent', 'accentStrong'],
  ['onDanger', 'danger'],
  ['onDanger', 'dangerStrong'],
  ['textInverse', 'surfaceInverse'],
  ['textInverseMuted', 'surfaceInverse'],
  ['accentInverse', 'surfaceInverse'],
  ['accent', 'accentSoft'],
  ['accentStrong', 'accentSoft'],
  ['text', 'accentSoft'],
  ['textMuted', 'accentSoft'],
  ['warmText', 'warmSoft'],
  ['danger', 'dangerSoft'],
  ['text', 'dangerSoft'],
  ['success', 'successSoft'],
  ['text', 'successSoft'],
  ['warning', 'warningSoft'],
  ['text', 'warningSoft'],
]

const CONTROL_PAIRS: [Color, Color][] = (['borderStrong', 'focus', 'accent', 'textDisabled'] as Color[]).flatMap(
  (line) => GROUNDS.map((ground): [Color, Color] => [line, ground]),
)

const themes: Theme[] = [companyTheme, micrositeTheme, staffLightTheme, staffDarkTheme]

test.each(themes)('text of the $name theme has at least 4.5:1', ({ color }) => {
  expect(below(4.5, color, TEXT_PAIRS)).toEqual([])
})

test.each(themes)('controls, focus and disabled text of the $name theme have at least 3:1', ({ color }) => {
  expect(below(3, color, CONTROL_PAIRS)).toEqual([])
})

test.each(themes)('text on the signal gradient of the $name theme has at least 4.5:1 at every stop', (theme) => {
  const stops = theme.gradient.signal.match(/#[\da-f]{6}/g) ?? []
  expect(stops.length).toBeGreaterThan(0)
  for (const stop of stops) expect(contrast(theme.color.onAccent, stop)).toBeGreaterThanOrEqual(4.5)
})

test('contrast of black and white is 21, of a color with itself 1', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrast('#123456', '#123456')).toBe(1)
})

const below = (least: number, color: Theme['color'], pairs: [Color, Color][]) =>
  pairs
    .filter(([first, second]) => contrast(color[first], color[second]) < least)
    .map(([first, second]) => `${first} on ${second}: ${contrast(color[first], color[second]).toFixed(2)}`)
