import { statSync } from 'node:fs'
import { join } from 'node:path'
import { fontFaceCss } from './fonts'
import { scale } from './scale'

test('the font file is within its budget of 60 kB', () => {
  expect(statSync(join(__dirname, 'fonts/hanken-grotesk.woff2')).size).toBeLessThanOrEqual(60_000)
})

test('a font that loads late is used from the next page on, and its fallbacks have its metrics', () => {
  const css = fontFaceCss('/assets/hanken.woff2')
  expect(css).toContain("src:url(/assets/hanken.woff2) format('woff2')")
  expect(css).toContain('font-display:optional')
  expect(css).toContain('size-adjust:100.39%;ascent-override:99.61%;descent-override:30.18%;line-gap-override:0%')
  expect(css).toContain('size-adjust:93.78%;ascent-override:106.63%;descent-override:32.31%;line-gap-override:0%')
  expect(css).toContain("font-family:'Hanken Grotesk Fallback Roboto';font-weight:100 550;src:local('Roboto')")
})

test('the font stack lists every declared family before a system font', () => {
  const declared = [...fontFaceCss('/assets/hanken.woff2').matchAll(/font-family:('[^']+')/g)].map(
    ([, family]) => family,
  )
  expect(scale.font.family).toBe([...new Set(declared), 'system-ui', 'sans-serif'].join(', '))
})
