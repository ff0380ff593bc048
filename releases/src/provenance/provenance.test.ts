import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createPublicKey } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { createKeyPair, openSigner } from '../policy/signing'
import { integrityOf } from '../integrity'
import type { Envelope } from './envelope'
import { provenanceProblem, SBOM_FILE, signedProvenance } from './provenance'

const pairs = { team: createKeyPair(), other: createKeyPair() }
const team = openSigner(pairs.team.privateKey)
const other = openSigner(pairs.other.privateKey)
const sbom = Buffer.from('{"bomFormat":"CycloneDX"}')
const descriptor = {
  name: 'remote-public',
  release: 'p1',
  sbom: { file: SBOM_FILE, integrity: integrityOf(sbom) },
} as const
const text = Buffer.from(JSON.stringify(descriptor))
const origin = { commit: 'c0ffee', dirty: false, builtAt: '2026-11-27T08:00:00.000Z', builtBy: 'ada lovelace' }
const envelope = signedProvenance(team, 'remote-public', 'p1', { descriptor: text, sbom }, origin)
const provenance = Buffer.from(JSON.stringify(envelope))
const genuine = { descriptor, keys: [team.key], text, sbom, provenance }
const bytes = (value: unknown) => Buffer.from(JSON.stringify(value))

test('ADR 0084 the provenance is a DSSE envelope with an in-toto statement and a SLSA predicate', () => {
  assert.equal(provenanceProblem(genuine), null)
  assert.equal(envelope.payloadType, 'application/vnd.in-toto+json')
  const statement = JSON.parse(Buffer.from(envelope.payload, 'base64').toString()) as Record<string, unknown>
  assert.equal(statement['_type'], 'https://in-toto.io/Statement/v1')
  assert.equal(statement['predicateType'], 'https://slsa.dev/provenance/v1')
  const { buildDefinition, runDetails } = statement['predicate'] as Record<string, Record<string, unknown>>
  assert.deepEqual(buildDefinition?.['resolvedDependencies'], [{ name: 'sources', digest: { gitCommit: 'c0ffee' } }])
  assert.deepEqual(runDetails?.['builder'], { id: 'urn:site-platform:builder:ada%20lovelace' })
})

const sealedBy = (signer: typeof team, release: string, files: { descriptor: Buffer; sbom: Buffer }) =>
  bytes(signedProvenance(signer, 'remote-public', release, files, origin))
const withPayload = (edit: (statement: Record<string, unknown>) => void): Envelope => {
  const statement = JSON.parse(Buffer.from(envelope.payload, 'base64').toString()) as Record<string, unknown>
  edit(statement)
  return { ...envelope, payload: bytes(statement).toString('base64') }
}

const refused: Record<string, [Partial<typeof genuine> | { provenance: undefined } | { sbom: undefined }, RegExp]> = {
  'no SBOM': [{ sbom: undefined }, /the SBOM of remote-public p1 is missing/],
  'another SBOM': [{ sbom: Buffer.from('{}') }, /the SBOM of remote-public p1 is not the one that was built/],
  'no provenance': [{ provenance: undefined }, /has no provenance/],
  'a provenance by a foreign key': [
    { provenance: sealedBy(other, 'p1', { descriptor: text, sbom }) },
    /not signed by the team/,
  ],
  'the provenance of another release': [
    { provenance: sealedBy(team, 'p0', { descriptor: text, sbom }) },
    /that of another build/,
  ],
  'the provenance of another build': [
    { provenance: sealedBy(team, 'p1', { descriptor: Buffer.from('{}'), sbom }) },
    /that of another build/,
  ],
  'the provenance with another SBOM': [
    { provenance: sealedBy(team, 'p1', { descriptor: text, sbom: Buffer.from('{}') }) },
    /that of another build/,
  ],
  'an altered statement': [
    { provenance: bytes(withPayload((statement) => (statement['subject'] = []))) },
    /not signed by the team/,
  ],
  'another type of payload': [
    { provenance: bytes({ ...envelope, payloadType: 'application/json' }) },
    /not signed by the team/,
  ],
  'no signature': [{ provenance: bytes({ ...envelope, signatures: [] }) }, /not signed by the team/],
  'no envelope': [{ provenance: Buffer.from('<html>') }, /not signed by the team/],
}

for (const [what, [change, reason]] of Object.entries(refused))
  test(`ADR 0084 a release with ${what} is refused`, () => {
    assert.match(provenanceProblem({ ...genuine, ...change }) ?? '', reason)
  })

test('ADR 0084 a release from before there were SBOMs needs no provenance', () => {
  const before = { name: 'remote-public', release: 'p1' } as const
  assert.equal(
    provenanceProblem({ descriptor: before, keys: [team.key], text, sbom: undefined, provenance: undefined }),
    null,
  )
})

test('ADR 0084 a second tool verifies the signature offline', async (t) => {
  const folder = await mkdtemp(join(tmpdir(), 'dsse-'))
  t.after(() => rm(folder, { recursive: true }))
  const payload = Buffer.from(envelope.payload, 'base64')
  const head = `DSSEv1 ${envelope.payloadType.length} ${envelope.payloadType} ${payload.length} `
  const [signature] = envelope.signatures
  const key = createPublicKey({ key: Buffer.from(signature?.keyid ?? '', 'base64url'), type: 'spki', format: 'der' })
  const file = (name: string) => join(folder, name)
  await writeFile(file('key.pem'), key.export({ type: 'spki', format: 'pem' }))
  await writeFile(file('signed'), Buffer.concat([Buffer.from(head), payload]))
  await writeFile(file('signature'), Buffer.from(signature?.sig ?? '', 'base64'))
  const verify = () =>
    execFileSync(
      'openssl',
      [
        'pkeyutl',
        '-verify',
        '-pubin',
        '-inkey',
        file('key.pem'),
        '-rawin',
        '-in',
        file('signed'),
        '-sigfile',
        file('signature'),
      ],
      { stdio: 'pipe' },
    ).toString()
  assert.match(verify(), /Signature Verified Successfully/)
  await writeFile(file('signed'), Buffer.concat([Buffer.from(head), payload, Buffer.from(' ')]))
  assert.throws(verify)
})
