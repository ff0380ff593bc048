import { createHash } from 'node:crypto'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { glob } from 'tinyglobby'
import { MAX_PREVIOUS_RELEASES } from '@tekskills/releases/registry/registry-edits'
import { repositoryRoot } from '../../tools/repository'
import { expect, markDocument, sameDocument } from '../fixtures/federation'
import { test, type OwnSite } from '../fixtures/federation-site'
import { nightly } from '../fixtures/nightly'
import { copyRepository } from '../../tools/testing/repository-copy'
import { hydrated } from '../pages/hydration'

const MICROSITE = 'remote-tekdatanova'
const SOURCE = `${MICROSITE}/src/content/pages/telecom.ts`
const BEFORE = 'A network shows its faults long before the call centre hears of them.'
const AFTER = 'A network feels its faults long before the call centre hears of them.'
const PAGE = '/tekdatanova/industries/telecom'

const releasesOf = ({ site }: OwnSite) => join(site.dataDir, 'releases')
const registryOf = async (own: OwnSite) => JSON.parse(await readFile(join(releasesOf(own), 'registry.json'), 'utf8'))

/** Hashes of all files of all releases, by path in the store. */
async function published(own: OwnSite): Promise<Record<string, string>> {
  const cwd = releasesOf(own)
  const files = await glob('{shell,remote-*}/**/*', { cwd, dot: true })
  const hashes = files.sort().map(async (file) => {
    const content = await readFile(join(cwd, file))
    return [file, createHash('sha256').update(content).digest('hex')] as const
  })
  return Object.fromEntries(await Promise.all(hashes))
}

const startsIn = (log: string) => log.split('\n').filter((line) => /listening/i.test(line)).length

test(
  'a text of the microsite is released alone: the running shell serves it, and nothing else changes',
  nightly,
  async ({ ownSite, page }) => {
    test.setTimeout(240_000)
    const before = { registry: await registryOf(ownSite), files: await published(ownSite), log: await ownSite.log() }
    const first = await ownSite.page(PAGE)
    expect(first.html).toContain(BEFORE)
    await page.goto(PAGE)
    await hydrated(page)
    await markDocument(page)

    const copy = await copyRepository(repositoryRoot)
    try {
      await copy.edit(SOURCE, BEFORE, AFTER)
      // A checkout without a newer remote; its release must leave that remote alone.
      await rm(join(copy.folder, 'remote-backoffice'), { recursive: true })
      await copy.release(MICROSITE, releasesOf(ownSite))
    } finally {
      await copy.remove()
    }
    await expect.poll(async () => (await ownSite.page(PAGE)).html, { intervals: [50] }).toContain(AFTER)

    const after = { registry: await registryOf(ownSite), files: await published(ownSite), log: await ownSite.log() }
    const { [MICROSITE]: old, ...others } = before.registry.remotes
    const { [MICROSITE]: live, ...same } = after.registry.remotes
    expect(same).toEqual(others)
    expect(after.registry.shell).toEqual(before.registry.shell)
    expect(live).toEqual({
      live: expect.not.stringMatching(old.live),
      previous: [old.live, ...old.previous].slice(0, MAX_PREVIOUS_RELEASES),
    })
    expect(after.files).toMatchObject(before.files)
    const added = Object.keys(after.files).filter((file) => !(file in before.files))
    expect(added.filter((file) => !file.startsWith(`${MICROSITE}/${live.live}/`))).toEqual([])
    expect(added.length).toBeGreaterThan(10)
    // A restarted server would have logged it and would count its generations from the start.
    expect(startsIn(before.log)).toBeGreaterThan(0)
    expect(startsIn(after.log)).toBe(startsIn(before.log))
    expect((await ownSite.page(PAGE)).boot.generation).toBeGreaterThan(first.boot.generation)
    await sameDocument(page)
  },
)
