import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addressesOf } from './first-policy'

test('the addresses of a part are the paths before parameters, none below another', () => {
  assert.deepEqual(addressesOf(['/blogs', '/blogs/:id', '/addblogs', '/blogs/new', '/courses/*']), [
    '/addblogs',
    '/blogs',
    '/courses',
  ])
})

test('the part with the home page owns all other addresses', () => {
  assert.deepEqual(addressesOf(['/about-us', '/', '/*']), ['/'])
})
