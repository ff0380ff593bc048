/** @jest-environment node */
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { createBody } from './page-cache'

const page = Buffer.from('<p>One line of a page.</p>'.repeat(100))

test('a body has the requested encoding', async () => {
  const bodyIn = createBody(page)
  expect(brotliDecompressSync(await bodyIn('br'))).toEqual(page)
  expect(gunzipSync(await bodyIn('gzip'))).toEqual(page)
  expect(await bodyIn('identity')).toBe(page)
})

test('a body is compressed once and is then available synchronously', async () => {
  const bodyIn = createBody(page)
  const [first, second] = await Promise.all([bodyIn('br'), bodyIn('br')])
  expect(first).toBe(second)
  expect(bodyIn('br')).toBe(first)
})
