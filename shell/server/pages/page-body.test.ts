/** @jest-environment node */
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { acceptedEncoding, createBody } from './page-body'

const page = Buffer.from('<p>One line of a page.</p>'.repeat(100))

test('a body is sent compressed as the visitor can take it', async () => {
  const bodyIn = createBody(page)
  expect(brotliDecompressSync(await bodyIn('br'))).toEqual(page)
  expect(gunzipSync(await bodyIn('gzip'))).toEqual(page)
  expect(await bodyIn('identity')).toBe(page)
})

test('a body is compressed once, and from then on is there at once', async () => {
  const bodyIn = createBody(page)
  const [first, second] = await Promise.all([bodyIn('br'), bodyIn('br')])
  expect(first).toBe(second)
  expect(bodyIn('br')).toBe(first)
})

test.each([
  ['gzip, deflate, br', 'br'],
  ['gzip;q=1, br;q=0.1', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.0, gzip;q=0', 'identity'],
  ['*', 'br'],
  ['br;q=0, *', 'gzip'],
  ['identity', 'identity'],
  ['brotli, xgzip', 'identity'],
  ['gzip', 'gzip'],
  ['', 'identity'],
])('accept-encoding %s is answered with %s', (header, encoding) => {
  expect(acceptedEncoding(header)).toBe(encoding)
})
