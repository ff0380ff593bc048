/** @jest-environment node */
import { acceptedEncoding } from './content-encoding'

test.each([
  ['gzip, deflate, br', 'br'],
  ['gzip;q=1, br;q=0.1', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.0, gzip;q=0', 'identity'],
  ['*', 'br'],
  ['br;q=0, *', 'gzip'],
  ['identity', 'identity'],
  ['brotli, xgzip, gzipped', 'identity'],
  ['br;q=0;level=5, gzip', 'gzip'],
  ['gzip', 'gzip'],
  ['', 'identity'],
])('accept-encoding %s is answered with %s', (header, encoding) => {
  expect(acceptedEncoding(header)).toBe(encoding)
})

test('a list of thousands of encodings is not read', () => {
  expect(acceptedEncoding(`br, ${'a,'.repeat(490)}`)).toBe('br')
  expect(acceptedEncoding(`br, ${'a,'.repeat(125_000)}`)).toBe('identity')
})
