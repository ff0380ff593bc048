import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type * as Guard from '@tekskills/releases/guard/guard'
import type * as Integrity from '@tekskills/releases/integrity'
import type * as Promote from '@tekskills/releases/promote'
import type * as Publish from '@tekskills/releases/publish'
import type * as RollBack from '@tekskills/releases/roll-back'
import type * as Store from '@tekskills/releases/store/release-store'

// One team of `teams.ts`: releases its part at random with the code of its checkout, which may be an older one. Prints what it
// did as JSON.

const [sources = '', root = '', part = '', code = '', seconds = '10', seed = '1'] = process.argv.slice(2)
const load = <T>(path: string) => import(join(sources, 'releases', 'src', path)) as Promise<T>
const { releaseStore } = await load<typeof Store>('store/release-store.ts')
const { publish } = await load<typeof Publish>('publish.ts')
const { promote } = await load<typeof Promote>('promote.ts')
const { rollBack } = await load<typeof RollBack>('roll-back.ts')
const { guardRollouts } = await load<typeof Guard>('guard/guard.ts')
const { integrityOf } = await load<typeof Integrity>('integrity.ts')

const by = `team of ${part}`
const store = releaseStore(root)
let state = Number(seed)
const dice = () => (state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32) / 2 ** 32
const published: string[] = []

async function build(folder: string, release: string) {
  await mkdir(join(folder, 'client'), { recursive: true })
  await writeFile(join(folder, 'server.cjs'), code)
  const server = { file: 'server.cjs', integrity: integrityOf(code) }
  const descriptor = {
    schema: 1,
    name: part,
    release,
    routes: [],
    requires: {},
    files: {},
    chunks: {},
    entry: 'e.js',
    server,
  }
  await writeFile(join(folder, 'release.json'), JSON.stringify(descriptor))
}

/** Figures in which half of the releases of this part fail, so that the guard takes some back. */
const readFigures = async () =>
  published.slice(-3).map((release, index) => ({
    ...{ remote: part, release, reports: 100, loads: 100, mean: null, p75: null },
    ...{ failures: index % 2 === 0 ? 0 : 90, views: 100, viewReports: 100, broken: index % 2 === 0 ? 0 : 90 },
  }))

const actions: Record<string, () => Promise<unknown>> = {
  async publish() {
    const release = `${part.replace(/\W/g, '')}${published.length}`
    await publish(store, { name: part, release, checkout: root, build: (folder) => build(folder, release) })
    published.push(release)
  },
  async promote() {
    const release = published.at(-1 - Math.floor(dice() * 3))
    const percent = dice() < 0.5 ? 1 + Math.floor(dice() * 99) : undefined
    if (release) await promote(store, { name: part, release, percent, by, renderCheck: () => Promise.resolve([]) })
  },
  rollback: () => rollBack(store, { name: part, by }),
  guard: () => guardRollouts({ store, readFigures, report: () => undefined }),
}

/** What the commands say when there is nothing to do: no earlier release, blocked, live already, rolled back a moment ago. */
const EXPECTED = /has no earlier release|is blocked|is live|was rolled back by|was changed while/

const done: Record<string, number> = {}
const failures: string[] = []
const end = Date.now() + Number(seconds) * 1000
while (Date.now() < end) {
  const names = Object.keys(actions)
  const name = names[Math.floor(dice() * names.length)] ?? ''
  try {
    await actions[name]?.()
    done[name] = (done[name] ?? 0) + 1
  } catch (error) {
    const { message } = error as Error
    if (!EXPECTED.test(message)) failures.push(`${name}: ${message}`)
  }
  await wait(50 + dice() * 400)
}
console.log(JSON.stringify({ done, failures }))
