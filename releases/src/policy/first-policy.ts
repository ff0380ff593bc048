import type { ReleasePolicy } from '@tekskills/shared/contracts/release-policy'
import { entryOf, partsOf } from '../registry/registry-edits'
import type { ReleaseStore } from '../store/release-store'

/** Paths of patterns before their first parameter, without those below another; only the home page's, if it is there. */
export function addressesOf(patterns: readonly string[]): string[] {
  const paths = [...new Set(patterns.map((pattern) => pattern.replace(/\/[:*].*$/, '') || '/'))].sort()
  if (paths.includes('/')) return ['/']
  return paths.filter((path) => !paths.some((other) => path.startsWith(`${other}/`)))
}

/**
 * A policy with every live part and the addresses of its pages, without keys, for an operator to complete when a store
 * has none. The part with the home page owns all other addresses.
 */
export async function firstPolicy(store: ReleaseStore): Promise<ReleasePolicy> {
  const registry = await store.readRegistry()
  const parts: Record<string, ReleasePolicy['parts'][string]> = {}
  for (const name of partsOf(registry)) {
    const { routes } = await store.describe(name, entryOf(registry, name)?.live ?? '')
    parts[name] = {
      keys: [],
      ...(name !== 'shell' && { addresses: addressesOf(routes.map(({ pattern }) => pattern)) }),
    }
  }
  return { operators: [], parts }
}
