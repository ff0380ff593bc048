import { entryOf, partsOf, rolloutOf } from '@tekskills/releases/registry/registry-edits'
import type { ReleaseStore } from '@tekskills/releases/store/release-store'
import { interfaceChanges, type InterfaceChange, type InterfaceDocument } from './interface-changes'
import { codeWords, reliesOn } from './uses-call'

/** A release of a part. */
interface NamedRelease {
  name: string
  release: string
}

/** What a release in a folder relies on, of these changes. */
export async function reliedChanges(folder: string, changes: readonly InterfaceChange[]): Promise<InterfaceChange[]> {
  if (changes.length === 0) return []
  const words = await codeWords(folder)
  return changes.filter((change) => reliesOn(words, change))
}

/** The part of a document with the calls that a release in a folder may make. */
export async function reliedDocument(folder: string, document: InterfaceDocument): Promise<InterfaceDocument> {
  const words = await codeWords(folder)
  const paths = Object.entries(document.paths).filter(([path]) => reliesOn(words, { path }))
  return { ...document, paths: Object.fromEntries(paths) }
}

/**
 * What releases rely on in the interface `relied` of the service and the interface `given` does not provide: one readable
 * message each, with the release.
 */
export async function interfaceFindings(
  store: Pick<ReleaseStore, 'folderOf'>,
  releases: readonly NamedRelease[],
  { relied, given }: { relied: InterfaceDocument; given: InterfaceDocument },
): Promise<string[]> {
  const changes = interfaceChanges(relied, given)
  if (changes.length === 0) return []
  const findings: string[] = []
  for (const { name, release } of releases)
    for (const { call, what } of await reliedChanges(store.folderOf(name, release), changes))
      findings.push(`${name} ${release} relies on ${call}: ${what}`)
  return findings
}

/** The releases that visitors may have: live, rolled out, and the previous one, which open tabs and fallbacks use. */
export async function servedReleases(store: ReleaseStore): Promise<NamedRelease[]> {
  const registry = await store.readRegistry()
  const served = partsOf(registry).flatMap((name) => {
    const { live = '', previous = [] } = entryOf(registry, name) ?? {}
    const releases = new Set([live, rolloutOf(registry, name)?.release ?? '', ...previous.slice(0, 1)])
    return [...releases].filter(Boolean).map((release) => ({ name, release }))
  })
  const isHere = await Promise.all(served.map(({ name, release }) => store.has(name, release)))
  return served.filter((_, index) => isHere[index])
}
