import { entryOf, partsOf, rolloutOf } from '@tekskills/releases/registry/registry-edits'
import type { ReleaseStore } from '@tekskills/releases/store/release-store'
import { interfaceChanges, type InterfaceDocument } from './interface-changes'
import { codeWords, reliesOn } from './uses-call'

/** A release of a part. */
interface NamedRelease {
  name: string
  release: string
}

/**
 * What releases rely on in the interface `relied` of the service, and the interface `given` does not give: one readable message
 * each, with the release.
 */
export async function interfaceFindings(
  store: Pick<ReleaseStore, 'folderOf'>,
  releases: readonly NamedRelease[],
  { relied, given }: { relied: InterfaceDocument; given: InterfaceDocument },
): Promise<string[]> {
  const changes = interfaceChanges(relied, given)
  if (changes.length === 0) return []
  const findings: string[] = []
  for (const { name, release } of releases) {
    const words = await codeWords(store.folderOf(name, release))
    for (const change of changes)
      if (reliesOn(words, change)) findings.push(`${name} ${release} relies on ${change.call}: ${change.what}`)
  }
  return findings
}

/** The releases that visitors may have: live, rolled out, and the one before, which open tabs and fallbacks use. */
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
