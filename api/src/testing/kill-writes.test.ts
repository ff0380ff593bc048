import assert from 'node:assert/strict'
import { test } from 'node:test'
import { killBundleRounds } from './kill-bundles'
import { killMailRounds } from './kill-mails'
import { killWebhookRounds } from './kill-webhooks'
import { killRounds } from './kill-writes'
import { newTestDatabase } from './test-database'

test('D-01 D-04 a service killed during writes loses no acknowledged write', async () => {
  const { blogs, applications } = await killRounds({ rounds: 2, ...(await newTestDatabase()) })
  assert.ok(blogs + applications > 0)
})

test('D-01 D-04 a service killed while a bundle goes live or is reverted has changed all of its items or none', async () => {
  const { moved, unmoved } = await killBundleRounds({ rounds: 2, items: 9, ...(await newTestDatabase()) })
  assert.equal(moved + unmoved, 2)
})

test('D-01 a service killed while it sends emails loses none and sends none twice', async () => {
  const { delivered } = await killMailRounds({
    kills: 1,
    alerts: 30,
    stageMails: 10,
    subscribers: 40,
    ...(await newTestDatabase()),
  })
  assert.equal(delivered, 80)
})

test('ADR 0119 what goes on the site is told at least once, with one id, whenever the service is killed', async () => {
  const { published, messages } = await killWebhookRounds({ kills: 1, ...(await newTestDatabase()) })
  assert.ok(published > 0 && messages >= published, `${published} published, ${messages} messages`)
})
