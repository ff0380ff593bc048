import assert from 'node:assert/strict'
import { setTimeout as pause } from 'node:timers/promises'
import type { BundleDetail } from '@tekskills/shared/contracts/http/bundles'
import { listeningAt, startServer, stopServer, type ServerProcess } from './server-process'
import { signInOver, type ServiceClient } from './service-client'

const password = 'only for killed services'
const KINDS = [
  { area: 'blogs', name: 'blogName', text: 'content', page: 'blogs?name=' },
  { area: 'newsRoom', name: 'title', text: 'content', page: 'newsRoom?name=' },
  { area: 'caseStudy', name: 'caseStudyName', text: 'solution', page: 'caseStudy?url=' },
] as const

/** Adds a bundle of items of all kinds: every other one is off the site, the others are on it with a draft. */
export async function addCampaign(client: ServiceClient, count: number, name = 'killed'): Promise<BundleDetail> {
  const send = async <Result>(method: 'POST' | 'PUT', path: string, json: object): Promise<Result> => {
    const response = await client(method, path, { json })
    const body = (await response.json()) as Result
    assert.ok(response.ok, `${method} ${path}: ${JSON.stringify(body)}`)
    return body
  }
  const ids: string[] = []
  for (let index = 0; index < count; index += 1) {
    const kind = KINDS[index % KINDS.length] ?? KINDS[0]
    const isLive = index % 2 === 1
    const title = `${name} ${index}`
    const fields = { [kind.name]: title, description: title, [kind.text]: '<p>before</p>' }
    const status = isLive ? 'PUBLISHED' : 'DRAFT'
    const { id } = await send<{ id: string }>('POST', `/${kind.area}`, { ...fields, status })
    const changes = { version: 1, [kind.text]: '<p>after</p>' }
    if (isLive) await send('PUT', `/${kind.area}/${id}/draft`, changes)
    else await send('PUT', `/${kind.area}`, { id, ...changes })
    ids.push(id)
  }
  const { id } = await send<BundleDetail>('POST', '/bundles', { name })
  return send('POST', `/bundles/${id}/items`, { ids })
}

/** What visitors see: how many of the items of {@link addCampaign} show the campaign. */
export async function shownItems(port: number, count: number, name = 'killed'): Promise<number> {
  let shown = 0
  for (let index = 0; index < count; index += 1) {
    const kind = KINDS[index % KINDS.length] ?? KINDS[0]
    const response = await fetch(`http://127.0.0.1:${port}/api/public/user/${kind.page}${name}-${index}`)
    assert.ok(response.ok || response.status === 404, `item ${index}: ${response.status}`)
    const said = await response.text()
    if (said.includes('after')) shown += 1
  }
  return shown
}

interface Kills {
  rounds: number
  items: number
  dataDir: string
  databaseUrl?: string
}

/**
 * Kills the real service with SIGKILL while a bundle goes live or is reverted, at a random time of the call, and starts
 * it again on the same data. Each time all items or none must have moved, and an acknowledged move must be stored.
 * Throws on the first violation.
 */
export async function killBundleRounds({ rounds, items, dataDir, databaseUrl }: Kills) {
  const env = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl, SEED_BLOGS_PASSWORD: password, LOG_LEVEL: 'error' }
  let server: ServerProcess | undefined
  const start = async () => {
    server = startServer({ ...env, SEED_CAREERS_PASSWORD: password })
    const { port } = await listeningAt(server)
    return { server, port, client: await signInOver(port, 'blogs', password) }
  }
  let id = ''
  const counts = { moved: 0, unmoved: 0, acknowledged: 0 }
  /** Checks that all items or none are live, as the bundle says. Returns the bundle. */
  const verify = async (port: number, client: ServiceClient) => {
    const bundle = (await (await client('GET', `/bundles/${id}`)).json()) as BundleDetail
    const expected = bundle.state === 'LIVE' ? items : 0
    assert.equal(await shownItems(port, items), expected, `the bundle is ${bundle.state}`)
    return bundle
  }
  try {
    let { server: running, port, client } = await start()
    ;({ id } = await addCampaign(client, items))
    const begun = performance.now()
    await move(client, await verify(port, client))
    const duration = performance.now() - begun
    let before = await verify(port, client)
    for (let round = 0; round < rounds; round += 1) {
      const moving = move(client, before).catch(() => false)
      await pause(Math.random() * duration * 1.2)
      running.child.kill('SIGKILL')
      await running.ended
      const isAcknowledged = await moving
      ;({ server: running, port, client } = await start())
      const after = await verify(port, client)
      const hasMoved = after.state !== before.state
      assert.ok(hasMoved || !isAcknowledged, 'an acknowledged move is lost')
      counts[hasMoved ? 'moved' : 'unmoved'] += 1
      if (isAcknowledged) counts.acknowledged += 1
      before = after
    }
    await stopServer(running)
    return { ...counts, duration: Math.round(duration) }
  } finally {
    server?.child.kill('SIGKILL')
    await server?.ended
  }
}

async function move(client: ServiceClient, bundle: BundleDetail): Promise<boolean> {
  const path = bundle.state === 'LIVE' ? 'return' : 'publish'
  const response = await client('POST', `/bundles/${bundle.id}/${path}`, { json: { version: bundle.version } })
  await response.text()
  assert.equal(response.status, 200)
  return true
}
