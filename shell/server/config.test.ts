/** @jest-environment node */
import { readConfig } from './config'

const baseOf = (API_BASE?: string) => readConfig({ API_BASE }).apiBase

test('CL-01 the base URL of the service is /api or another path of the site, without a trailing slash', () => {
  expect(baseOf()).toBe('/api')
  expect(baseOf('/service/v2/')).toBe('/service/v2')
  for (const wrong of [
    '/',
    '',
    'api',
    '//evil.example',
    'https://x',
    '/remotes',
    '/remotes/x',
    '/health',
    '/a b',
    '/a?b',
  ])
    expect(() => baseOf(wrong)).toThrow('API_BASE must be a path of this site, such as /api')
})

test('a port that is out of range or not a whole number is rejected with the variable and its rule', () => {
  for (const name of ['PORT', 'METRICS_PORT'])
    for (const port of ['-1', '1.5', '65536', 'http'])
      expect(() => readConfig({ [name]: port })).toThrow(`${name} must be a whole number between 0 and 65535`)
})
