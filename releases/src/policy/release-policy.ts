import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { Newcomer, Registry, RegistryEntry, ReleaseDescriptor } from '@tekskills/shared/contracts/release'
import type { ReleasePolicy, Signature } from '@tekskills/shared/contracts/release-policy'
import { ReleaseError, type StoredRelease } from '../read-release'
import { provenanceProblem } from '../provenance/provenance'
import { PROVENANCE_FILE, SBOM_FILE } from '../provenance/provenance-files'
import { digestOf, isSigned, type Signer, type Statement } from './signing'

/** The file of a release with the signature of its team. */
export const SIGNATURE_FILE = 'signature.json'

const key = z.string().regex(/^[\w-]{40,}$/, 'is not a public key: `release -- key` prints one')
const address = z.string().regex(/^\/([\w.~-]+(\/[\w.~-]+)*)?$/, 'is not a path such as /academy')
const policySchema = z.strictObject({
  parts: z.record(
    z.string().regex(/^(shell|remote-[a-z0-9-]+)$/, 'is not the name of a part'),
    z.strictObject({ keys: z.array(key).min(1), addresses: z.array(address).optional() }),
  ),
  operators: z.array(key).min(1, 'needs at least one key'),
})

/** Parses a policy that is not signed yet. @throws {Error} with a line for each problem. */
export function parsePolicy(text: string): ReleasePolicy {
  const result = policySchema.safeParse(JSON.parse(text))
  if (result.success) return result.data
  const problems = result.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`)
  throw new Error(`The policy is not usable:\n  ${problems.join('\n  ')}`)
}

const releaseStatement = (name: string, release: string, descriptor: Buffer | string): Statement => [
  'release',
  name,
  release,
  digestOf(descriptor),
]
const entryStatement = (name: string, { live, previous, rollout }: RegistryEntry): Statement => [
  'entry',
  name,
  live,
  previous,
  rollout ? [rollout.release, rollout.percent] : null,
]
const policyStatement = ({ parts, operators, version }: ReleasePolicy): Statement => [
  'policy',
  parts,
  operators,
  ...(version === undefined ? [] : [version]),
]
const registryStatement = ({ version, shell, remotes, newcomers, retired, policy, chain }: Registry): Statement => [
  'registry',
  version ?? 0,
  shell,
  remotes,
  newcomers ?? null,
  retired ?? null,
  policy ?? null,
  ...(chain ? [[chain.version, chain.before]] : []),
]

/** The signature of a built release by its team. */
export const signRelease = (signer: Signer, name: string, release: string, descriptor: Buffer | string): Signature =>
  signer.sign(releaseStatement(name, release, descriptor))

/** The entry with the signature of its author. */
export const signedEntry = (signer: Signer, name: string, entry: RegistryEntry): RegistryEntry => ({
  ...entry,
  signature: signer.sign(entryStatement(name, entry)),
})

/** The entry that stands for a remote whose first release is being rolled out, to be signed like any other. */
const entryOfNewcomer = ({ release, percent, signature }: Newcomer): RegistryEntry => ({
  live: '',
  previous: [],
  rollout: { release, percent },
  signature,
})

/** The first release of a remote with the signature of the author of its rollout. */
export const signedNewcomer = (signer: Signer, name: string, { release, percent }: Newcomer): Newcomer => ({
  release,
  percent,
  signature: signedEntry(signer, name, entryOfNewcomer({ release, percent })).signature,
})

/** The policy with its version and the signature of an operator. */
export function signedPolicy(signer: Signer, { parts, operators }: ReleasePolicy, version: number): ReleasePolicy {
  const policy = { parts, operators, version }
  return { ...policy, signature: signer.sign(policyStatement(policy)) }
}

/** The registry with the signature of its author, over its version and everything in it. */
export const signedRegistry = (signer: Signer, registry: Registry): Registry => ({
  ...registry,
  signature: signer.sign(registryStatement(registry)),
})

/** Why the signatures of a registry do not match its policy, in one sentence; `null` if they do, or if it has none. */
export function registryProblem(registry: Registry): string | null {
  const { policy, signature } = registry
  if (!policy) return null
  const keys = [...Object.values(policy.parts).flatMap((part) => part.keys), ...policy.operators]
  if (isSigned(registryStatement(registry), signature, keys)) return null
  return signature
    ? 'the registry was changed without the key of a team or of an operator'
    : 'the registry is not signed: an operator must sign it with `release -- policy FILE`'
}

/** Why the policy of a registry is not trusted where it must be signed with `trusted`; `null` if it is. */
export function policyProblem({ policy }: Pick<Registry, 'policy'>, trusted: string): string | null {
  if (!policy) return 'the registry has no policy'
  return isSigned(policyStatement(policy), policy.signature, [trusted])
    ? null
    : 'the policy of the registry is not signed with RELEASES_POLICY_KEY'
}

/** Keys that may change the entry of a part. */
const entryKeys = (policy: ReleasePolicy, name: string) => [...(policy.parts[name]?.keys ?? []), ...policy.operators]

/** @throws {ReleaseError} when no permitted key has signed the entry. */
export function requireSignedEntry(policy: ReleasePolicy | undefined, name: string, entry: RegistryEntry): void {
  if (policy && !isSigned(entryStatement(name, entry), entry.signature, entryKeys(policy, name)))
    throw new ReleaseError(`its entry in the registry is signed neither by the team of ${name} nor by an operator`)
}

/** @throws {ReleaseError} when no permitted key has signed the rollout of the first release of a remote. */
export const requireSignedNewcomer = (policy: ReleasePolicy | undefined, name: string, newcomer: Newcomer): void =>
  requireSignedEntry(policy, name, entryOfNewcomer(newcomer))

/**
 * @param isRelease a release is signed by the team only; other changes of a part also by operators
 * @throws {Error} with a one-sentence message when the policy gives this part to others.
 */
export function requireKeyOf(
  policy: ReleasePolicy | undefined,
  name: string,
  signer: Signer | undefined,
  { isRelease = false } = {},
): void {
  if (!policy) return
  const part = policy.parts[name]
  if (!part)
    throw new Error(`${name} is not in the policy of this store: an operator must add it with \`release -- policy\`.`)
  if (!signer) throw new Error(`RELEASE_KEY is not set: the policy of this store asks for the key of ${name}.`)
  if (!(isRelease ? part.keys : entryKeys(policy, name)).includes(signer.key))
    throw new Error(`${name} belongs to another team: RELEASE_KEY is not one of its keys in the policy of this store.`)
}

/** Why the policy does not allow a release to go live, one sentence for each reason; empty when it does. */
export async function policyFindings(
  policy: ReleasePolicy | undefined,
  { folder, descriptor }: StoredRelease,
): Promise<string[]> {
  if (!policy) return []
  const read = (file: string) => readFile(join(folder, file)).catch(() => undefined)
  const text = await read('release.json')
  const findings = signatureFindings(policy, descriptor, text, await read(SIGNATURE_FILE))
  if (findings.length > 0) return findings
  const problem = provenanceProblem({
    descriptor,
    keys: policy.parts[descriptor.name]?.keys ?? [],
    text,
    sbom: await read(SBOM_FILE),
    provenance: await read(PROVENANCE_FILE),
  })
  return problem ? [problem] : []
}

/**
 * Why the policy does not allow a release, as above, for one that is not in a folder.
 * @param text its `release.json`, which was parsed into the descriptor
 * @param signature its `signature.json`
 */
export function signatureFindings(
  policy: ReleasePolicy,
  descriptor: Pick<ReleaseDescriptor, 'name' | 'release' | 'routes' | 'retired'>,
  text: Buffer | undefined,
  signature: Buffer | undefined,
): string[] {
  const { name, release } = descriptor
  const part = policy.parts[name]
  if (!part) return [`${name} is not in the policy of the store`]
  const given = parseSignature(signature)
  if (!text || !given) return [`${name} ${release} has no signature: its team must publish it again with RELEASE_KEY`]
  return isSigned(releaseStatement(name, release, text), given, part.keys)
    ? addressFindings(policy, descriptor)
    : [`${name} ${release} is not signed by the team of ${name}`]
}

/** @throws {ReleaseError} when the policy does not allow a release. */
export async function requireAllowed(policy: ReleasePolicy | undefined, stored: StoredRelease): Promise<void> {
  const [finding] = await policyFindings(policy, stored)
  if (finding) throw new ReleaseError(finding)
}

function parseSignature(text: Buffer | undefined): Signature | undefined {
  try {
    return text && (JSON.parse(text.toString()) as Signature)
  } catch {
    return undefined
  }
}

/** Addresses of a release that the policy gives to another part, or to none, one readable message each. */
export function addressFindings(
  policy: ReleasePolicy,
  { name, routes, retired = [] }: Pick<ReleaseDescriptor, 'name' | 'routes' | 'retired'>,
): string[] {
  const claimed = [
    ...routes.map(({ pattern }) => ['page', pattern] as const),
    ...retired.map(({ pattern }) => ['retired path', pattern] as const),
  ]
  return claimed.flatMap(([what, pattern]) => {
    const owner = ownerOf(policy, pattern)
    if (owner === name) return []
    const whose = owner ? `the address belongs to ${owner}` : 'the address belongs to no part'
    return [
      `the ${what} ${pattern} of ${name} is refused, because ${whose}: choose another, or have the policy changed`,
    ]
  })
}

/** The part to which a path belongs. */
function ownerOf({ parts }: ReleasePolicy, path: string): string | undefined {
  const lower = path.toLowerCase()
  const isBelow = (prefix: string) => prefix === '/' || `${lower}/`.startsWith(`${prefix.toLowerCase()}/`)
  const claims = Object.entries(parts).flatMap(([part, { addresses = [] }]) =>
    addresses.filter(isBelow).map((prefix) => ({ part, length: prefix.length })),
  )
  return claims.sort((one, other) => other.length - one.length)[0]?.part
}
