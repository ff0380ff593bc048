import { setTimeout as pause } from 'node:timers/promises'
import type { BundleDetail } from '@tekskills/shared/contracts/http/bundles'
import { addCampaign } from '../../api/src/testing/kill-bundles'
import { signInOver } from '../../api/src/testing/service-client'
import { ensureReleases } from '../release/ensure-releases'
import { staffPasswords } from '../testing/site-under-test'
import { builtReleases } from '../testing/built-releases'
import { startTopology } from '../topology/start-topology'

// A bundle of 50 items goes live and is reverted on two shells that have all its pages in their caches. Pages of three
// kinds are requested until they have changed; from then on, each of the others must have changed as well.

const ITEMS = 50
const ROUNDS = 5
/** Milliseconds from the request of an editor until both shells show the change. */
const LIMIT = 1000
const FOLDERS = ['/blog/', '/newsroom/', '/individualcasestudy/']
const NAME = 'campaign'
const pages = Array.from({ length: ITEMS }, (_, index) => `${FOLDERS[index % FOLDERS.length]}${NAME}-${index}`)

const faults: string[] = []
const times: Record<'publish' | 'return', number[]> = { publish: [], return: [] }
let visitors = 0

/** What a visitor of a shell, each with an own IP address, gets for the page of an item. */
async function stateOf(port: number, page: string): Promise<'campaign' | 'before'> {
  visitors += 1
  const address = `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`
  const response = await fetch(`http://127.0.0.1:${port}${page}`, { headers: { 'x-forwarded-for': address } })
  const html = await response.text()
  if (response.status !== 200 && response.status !== 404) faults.push(`${page} returned ${response.status}`)
  return response.status === 200 && html.includes('<p>after</p>') ? 'campaign' : 'before'
}

/** Requests every page of every shell once; returns how many do not show the expected state. */
async function countOthers(shells: readonly number[], expected: 'campaign' | 'before'): Promise<number> {
  let others = 0
  for (const port of shells) for (const page of pages) if ((await stateOf(port, page)) !== expected) others += 1
  return others
}

/** Milliseconds until a page of each kind has changed on every shell. */
async function changedAfter(shells: readonly number[], expected: 'campaign' | 'before'): Promise<number> {
  const start = performance.now()
  const until = async (port: number, page: string) => {
    while ((await stateOf(port, page)) !== expected) await pause(10)
  }
  await Promise.all(shells.flatMap((port) => pages.slice(0, FOLDERS.length).map((page) => until(port, page))))
  return performance.now() - start
}

await ensureReleases({ ...builtReleases })
const topology = await startTopology()
try {
  const portsOf = (processes: typeof topology.shells) =>
    Promise.all(processes.map(async ({ listening }) => (await listening).port))
  const shells = await portsOf(topology.shells)
  const [service = 0] = await portsOf(topology.services)
  const editor = await signInOver(service, 'blogs', staffPasswords.blogs)
  let bundle = await addCampaign(editor, ITEMS, NAME)
  for (let round = 0; round < ROUNDS; round += 1)
    for (const move of ['publish', 'return'] as const) {
      const expected = move === 'publish' ? 'campaign' : 'before'
      const early = shells.length * pages.length - (await countOthers(shells, expected))
      if (early > 0) faults.push(`${early} pages were ${expected} before ${move}`)
      const changed = changedAfter(shells, expected)
      const response = await editor('POST', `/bundles/${bundle.id}/${move}`, { json: { version: bundle.version } })
      if (response.status !== 200) throw new Error(`${move}: ${await response.text()}`)
      bundle = (await response.json()) as BundleDetail
      times[move].push(Math.round(await changed))
      const late = await countOthers(shells, expected)
      if (late > 0) faults.push(`${late} pages are not ${expected} although others are`)
    }
} finally {
  await topology.stop()
}

const slowest = Math.max(...times.publish, ...times.return)
if (faults.length > 0 || slowest > LIMIT) process.exitCode = 1
for (const fault of new Set(faults)) console.error(fault)
console.log(
  `${ITEMS} items on ${topology.shells.length} shells, live after ${times.publish.join(', ')} ms, ` +
    `back after ${times.return.join(', ')} ms (limit ${LIMIT} ms); ${faults.length} faults`,
)
