import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Registry } from '@tekskills/shared/contracts/release'
import { parseRegistry } from '../registry/read-registry'
import { policyProblem, registryProblem } from './release-policy'

/** Where a server stores the registry that it accepted last, out of reach of writers to the store. */
export interface AcceptedRegistry {
  read: () => Promise<Registry | undefined>
  write: (registry: Registry) => Promise<void>
}

interface TrustOptions {
  /** Key with which the policy of the registry must be signed; empty when none is required. */
  policyKey?: string
  accepted: AcceptedRegistry
}

/** Decides which registries a server uses (ADR 0075). */
export type RegistryTrust = ReturnType<typeof registryTrust>

/**
 * The rule of shell servers and of the service: where there is a policy, a registry must be signed by a key that
 * it names, and neither it nor its policy may be older than an accepted one.
 */
export function registryTrust({ policyKey = '', accepted }: TrustOptions) {
  let used: Registry | undefined

  /** The newest registry that was accepted, by this process or before it started. */
  async function newest(): Promise<Registry | undefined> {
    const known = await accepted.read()
    return versionOf(known) > versionOf(used) ? known : used
  }

  return {
    newest,

    /** Why a registry is not to be used, in one sentence; `null` when it is. */
    async problemOf(registry: Registry): Promise<string | null> {
      const untrusted = policyKey ? policyProblem(registry, policyKey) : null
      if (untrusted) return untrusted
      const known = await newest()
      if (!registry.policy) return known ? 'the registry has lost its policy' : null
      const unsigned = registryProblem(registry)
      if (unsigned) return unsigned
      const [policy, lastPolicy] = [registry.policy.version ?? 0, known?.policy?.version ?? 0]
      if (policy < lastPolicy)
        return `the policy is version ${policy}, and version ${lastPolicy} was in use: an earlier one was written back`
      const [version, last] = [versionOf(registry), versionOf(known)]
      if (version >= last) return null
      return `the registry is version ${version}, and version ${last} was in use: an earlier one was written back`
    },

    /** Remembers a registry that is used. @throws when it cannot be stored; this process remembers it nevertheless. */
    async accept(registry: Registry): Promise<void> {
      if (!registry.policy) return
      used = registry
      await accepted.write(registry)
    },
  }
}

const versionOf = (registry: Registry | undefined) => registry?.version ?? 0

/** Stores the accepted registry in a file in a folder, replaced atomically. */
export function acceptedInFolder(folder: string): AcceptedRegistry {
  const file = join(folder, 'accepted-registry.json')
  return {
    read: async () => parseRegistry(await readFile(file, 'utf8').catch(() => '')),
    async write(registry) {
      await writeFile(`${file}.draft`, JSON.stringify(registry))
      await rename(`${file}.draft`, file)
    },
  }
}
