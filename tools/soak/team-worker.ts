import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type * as Guard from '@tekskills/releases/guard/guard'
import type * as Promote from '@tekskills/releases/promote'
import type * as Publish from '@tekskills/releases/publish'
import type * as RollBack from '@tekskills/releases/roll-back'
import type * as Store from '@tekskills/releases/store/release-store'
import { storeRelease } from '@tekskills/releases/testing/store-release'
import { seededChoices } from '@tekskills/shared/testing/seeded-choices'

// One team of `teams.ts`: releases its part at random with the code of its checkout, which may be an older one. Prints
// what it did as JSON.

const [sources = '', root = '', part = '', code = '', seconds = '10', seed = '1'] = process.argv.slice(2)
const load = <T>(path: string) => import(join(sources, 'releases', 'src', path)) as Promise<T>
const { releaseStore } = await load<typeof Store>('store/release-store.ts')
const { publish } = await load<typeof Publish>('publish.ts')
const { promote } = await load<typeof Promote>('promote.ts')
const { rollBack } = await load<typeof RollBack>('roll-back.ts')
const { guardRollouts } = await load<typeof Guard>('guard/guard.ts')

const by = `team of ${part}`
const store = releaseStore(root)
const { below, chance } = seededChoices(Number(seed))
const published: string[] = []

/** Figures in which half of the releases of this part fail, so that the guard rolls some back. */
const readFigures = async () =>
  published.slice(-3).map((release, index) => {
    const failures = index % 2 === 0 ? 0 : 90
    const counts = { reports: 100, loads: 100, failures, views: 100, viewReports: 100, broken: failures }
    return { remote: part, release, ...counts, mean: null, p75: null }
  })

const actions: Record<string, () => Promise<unknown>> = {
  async publish() {
    const release = `${part.replace(/\W/g, '')}${published.length}`
    const build = () => storeRelease(root, part, release, code)
    await publish(store, { name: part, release, checkout: root, build })
    published.push(release)
  },
  async promote() {
    const release = published.at(-1 - below(3))
    const percent = chance(0.5) ? 1 + below(99) : undefined
    if (release) await promote(store, { name: part, release, percent, by, renderCheck: () => Promise.resolve([]) })
  },
  rollback: () => rollBack(store, { name: part, by }),
  guard: () => guardRollouts({ store, readFigures, report: () => undefined }),
}

/**
 * What the commands say when there is nothing to do: no earlier release, blocked, live already, rolled back a moment
 * ago.
 */
const EXPECTED = /has no earlier release|is blocked|is live|was rolled back by|was changed while/

const done: Record<string, number> = {}
const failures: string[] = []
const end = Date.now() + Number(seconds) * 1000
while (Date.now() < end) {
  const names = Object.keys(actions)
  const name = names[below(names.length)] ?? ''
  try {
    await actions[name]?.()
    done[name] = (done[name] ?? 0) + 1
  } catch (error) {
    const { message } = error as Error
    if (!EXPECTED.test(message)) failures.push(`${name}: ${message}`)
  }
  await wait(50 + below(400))
}
console.log(JSON.stringify({ done, failures }))
