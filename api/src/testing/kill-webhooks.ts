import assert from 'node:assert/strict'
import { setTimeout as pause } from 'node:timers/promises'
import type { StaffBlog } from '@tekskills/shared/contracts/http/blogs'
import type { WebhookPayload } from '@tekskills/shared/contracts/http/webhooks'
import { openDatabase, type DatabaseLocation } from '../platform/database/open-database'
import { listeningAt, startServer, stopServer } from './server-process'
import { readAll, signInOver } from './service-client'
import { startWebhookReceiver, type ReceivedMessage } from './webhook-receiver'

const password = 'only for killed services'
/** Blogs that are published in each round, at the same time. */
const AT_ONCE = 6
/** The longest time from the first answer to the kill, in milliseconds. */
const LONGEST_WAIT_MS = 400
/** The longest time until the last service has delivered everything, in milliseconds. */
const LONGEST_END_MS = 60_000

interface WebhookKills extends DatabaseLocation {
  kills: number
}

/**
 * Kills the real service with SIGKILL while it publishes blogs and tells a webhook, whose receiver drops connections and
 * fails, and starts it again on the same data. In the end every blog on the site was told, each with one `webhook-id`
 * however often it arrived, and nothing was told that is not on the site.
 */
export async function killWebhookRounds({ kills, ...location }: WebhookKills) {
  const receiver = await startWebhookReceiver((request, response) => {
    const fault = Math.random()
    if (fault < 0.1) request.socket.destroy()
    else response.writeHead(fault < 0.2 ? 503 : 204).end()
  })
  const env = {
    DATA_DIR: location.dataDir,
    DATABASE_URL: location.databaseUrl,
    SEED_BLOGS_PASSWORD: password,
    SEED_CAREERS_PASSWORD: password,
    WEBHOOK_TARGETS: 'any',
    LOG_LEVEL: 'error',
  }
  try {
    const first = startServer(env)
    const client = await signInOver((await listeningAt(first)).port, 'blogs', password)
    const added = await client('POST', '/webhooks', { json: { url: receiver.url, events: ['item.published'] } })
    assert.equal(added.status, 201)
    await stopServer(first)
    for (let kill = 0; kill < kills; kill += 1) {
      const service = startServer(env)
      const publish = await signInOver((await listeningAt(service)).port, 'blogs', password)
      const writes = Array.from({ length: AT_ONCE }, (_, index) =>
        publish('POST', '/blogs', { json: { blogName: `Round ${kill} ${index}`, description: 'x' } }).catch(
          () => undefined,
        ),
      )
      await Promise.race(writes)
      await pause(Math.random() * LONGEST_WAIT_MS)
      service.child.kill('SIGKILL')
      await service.ended
      await Promise.all(writes)
      await letTimePass(location)
    }
    const last = startServer(env)
    const reader = await signInOver((await listeningAt(last)).port, 'blogs', password)
    const published = (await readAll<StaffBlog>(reader, '/blogs/get-allblogs?type=PUBLISHED')).map(({ id }) => id)
    const ids = () => {
      const told = new Map<string, ReceivedMessage[]>()
      for (const message of receiver.received) {
        const { id = '' } = (JSON.parse(message.body) as WebhookPayload).data
        told.set(id, [...(told.get(id) ?? []), message])
      }
      return told
    }
    const end = Date.now() + LONGEST_END_MS
    while (Date.now() < end && published.some((id) => !ids().has(id))) await pause(100)
    await stopServer(last)
    const told = ids()
    assert.deepEqual(
      published.filter((id) => !told.has(id)),
      [],
      'blogs that were not told',
    )
    assert.deepEqual(
      [...told.keys()].filter((id) => !published.includes(id)),
      [],
      'blogs that are not on the site',
    )
    for (const messages of told.values()) {
      assert.equal(new Set(messages.map(({ headers }) => headers['webhook-id'])).size, 1)
      assert.equal(new Set(messages.map(({ body }) => body)).size, 1)
    }
    return { published: published.length, messages: receiver.received.length }
  } finally {
    await receiver.close()
  }
}

/** Ends the waits of deliveries that failed or whose process was killed. */
async function letTimePass(location: DatabaseLocation): Promise<void> {
  const database = await openDatabase(location)
  try {
    await database.unlimited
      .updateTable('webhook_delivery')
      .set({ next_attempt_at: new Date() })
      .where('next_attempt_at', 'is not', null)
      .execute()
  } finally {
    await database.close()
  }
}
