import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readConfig } from './config'

test('an invalid environment is rejected with each variable and its rule, one per line', () => {
  const rule = 'must be a whole number between 0 and 65535'
  for (const port of ['-1', '1.5', '65536', 'http'])
    assert.throws(() => readConfig({ API_PORT: port }), { message: `API_PORT ${rule}` })
  assert.throws(() => readConfig({ SECOND_FACTOR_ROLES: 'ADMIN,BLOG', CAPTCHA: 'off' }), {
    message: 'SECOND_FACTOR_ROLES must be BLOGS, CAREERS, BLOGS,CAREERS or none\nCAPTCHA must be on or none',
  })
  const [short, long] = ['x'.repeat(11), 'x'.repeat(1025)]
  assert.throws(() => readConfig({ SEED_BLOGS_PASSWORD: short, SEED_CAREERS_PASSWORD: long }), {
    message: [
      'SEED_BLOGS_PASSWORD must have at least 12 characters',
      'SEED_CAREERS_PASSWORD must have at most 1,024 characters',
    ].join('\n'),
  })
})
