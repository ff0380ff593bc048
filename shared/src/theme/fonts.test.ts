import { statSync } from 'node:fs'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { fontFaceCss, typefaceScript } from './fonts'
import { scale } from './scale'

test('the text font that every page contains is within its budget of 16 kB', () => {
  expect(statSync(join(__dirname, 'fonts/hanken-grotesk-text.inline.woff2')).size).toBeLessThanOrEqual(16_000)
})

test('a page adds its text font from bytes, with the weights of the whole font', () => {
  const added: unknown[] = []
  const made: [string, Uint8Array, { weight: string }][] = []
  const page = {
    document: { fonts: { add: (face: unknown) => added.push(face) } },
    FontFace: function FontFace(...face: [string, Uint8Array, { weight: string }]) {
      made.push(face)
    },
    Uint8Array,
    atob,
  }
  runInNewContext(typefaceScript('data:font/woff2;base64,d09GMg=='), page)
  const [[family, bytes, descriptors] = ['', new Uint8Array(), { weight: '' }]] = made
  expect([family, String.fromCharCode(...bytes)]).toEqual(['Hanken Grotesk', 'wOF2'])
  expect(fontFaceCss('')).toContain(`font-weight:${descriptors.weight};font-display:optional`)
  expect(added).toHaveLength(1)
})

test('the font file is within its budget of 60 kB', () => {
  expect(statSync(join(__dirname, 'fonts/hanken-grotesk.woff2')).size).toBeLessThanOrEqual(60_000)
})

test('the whole font is never waited for, and its fallbacks have its metrics', () => {
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
