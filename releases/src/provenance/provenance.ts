import { createHash } from 'node:crypto'
import type { ReleaseDescriptor } from '@tekskills/shared/contracts/release'
import type { Signer } from '../policy/signing'
import { integrityOf } from '../integrity'
import type { ReleaseOrigin } from '../release-origin'
import { opened, sealed, type Envelope } from './envelope'
import { SBOM_FILE } from './provenance-files'

const DESCRIPTOR_FILE = 'release.json'
const PAYLOAD_TYPE = 'application/vnd.in-toto+json'
const STATEMENT_TYPE = 'https://in-toto.io/Statement/v1'
const PREDICATE_TYPE = 'https://slsa.dev/provenance/v1'

const sha256 = (content: Buffer | string) => createHash('sha256').update(content).digest('hex')

interface Subject {
  name: string
  digest: { sha256: string }
}

interface Files {
  descriptor: Buffer
  sbom: Buffer
}

/** What the team declares to have built: the descriptor, which names every file with its hash, and the SBOM. */
const subjectsOf = (name: string, release: string, { descriptor, sbom }: Files): Subject[] => [
  { name: `${name}/${release}/${DESCRIPTOR_FILE}`, digest: { sha256: sha256(descriptor) } },
  { name: `${name}/${release}/${SBOM_FILE}`, digest: { sha256: sha256(sbom) } },
]

/** The provenance of a release: an in-toto statement with a SLSA predicate, signed by its team. */
export function signedProvenance(
  signer: Signer,
  name: string,
  release: string,
  files: Files,
  origin: ReleaseOrigin | undefined,
): Envelope {
  const { commit, dirty = false, builtAt, builtBy = 'unknown' } = origin ?? {}
  return sealed(signer, PAYLOAD_TYPE, {
    _type: STATEMENT_TYPE,
    subject: subjectsOf(name, release, files),
    predicateType: PREDICATE_TYPE,
    predicate: {
      buildDefinition: {
        buildType: 'urn:site-platform:release:v1',
        externalParameters: { part: name, release },
        internalParameters: { dirty },
        resolvedDependencies: commit ? [{ name: 'sources', digest: { gitCommit: commit } }] : [],
      },
      runDetails: {
        builder: { id: `urn:site-platform:builder:${encodeURIComponent(builtBy)}` },
        metadata: { invocationId: `${name}/${release}`, ...(builtAt && { startedOn: builtAt }) },
      },
    },
  })
}

interface Attested {
  /** Whether the release says that it has an SBOM; those from before ADR 0084 do not. */
  descriptor: Pick<ReleaseDescriptor, 'name' | 'release' | 'sbom'>
  keys: readonly string[]
  text: Buffer | undefined
  sbom: Buffer | undefined
  provenance: Buffer | undefined
}

/**
 * Why the origin of a release is not proven, in one sentence; `null` when it is, or when the release predates
 * provenance.
 */
export function provenanceProblem({ descriptor, keys, text, sbom, provenance }: Attested): string | null {
  const { name, release } = descriptor
  if (!descriptor.sbom) return null
  const label = `${name} ${release}`
  if (!text || !sbom || integrityOf(sbom) !== descriptor.sbom.integrity)
    return `the SBOM of ${label} is ${sbom ? 'not the one that was built' : 'missing'}`
  if (!provenance) return `${label} has no provenance: its team must publish it again with RELEASE_KEY`
  const statement = statementOf(provenance, keys)
  if (!statement) return `the provenance of ${label} is not signed by the team of ${name}`
  const { _type: type, predicateType, subject } = statement
  const expected = subjectsOf(name, release, { descriptor: text, sbom })
  const isOfThis =
    type === STATEMENT_TYPE &&
    predicateType === PREDICATE_TYPE &&
    Array.isArray(subject) &&
    expected.every((one) =>
      subject.some((other) => other.name === one.name && other.digest?.sha256 === one.digest.sha256),
    )
  return isOfThis ? null : `the provenance of ${label} is that of another build`
}

interface Statement {
  _type: string
  predicateType: string
  subject: Subject[]
}

function statementOf(provenance: Buffer, keys: readonly string[]): Statement | undefined {
  try {
    return opened(JSON.parse(provenance.toString()) as Envelope, PAYLOAD_TYPE, keys) as Statement | undefined
  } catch {
    return undefined
  }
}
