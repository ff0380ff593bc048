import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { createKeyPair, openSigner } from '../policy/signing'
import { integrityOf } from '../integrity'
import type { Envelope } from './envelope'
import { provenanceProblem, signedProvenance } from './provenance'
import { PROVENANCE_FILE, SBOM_FILE } from './provenance-files'

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

/** The commands of the runbook that verify a release without our code. */
async function commandsOfRunbook(): Promise<string> {
  const runbook = new URL('../../../docs/runbooks/release.md', import.meta.url)
  const [, section = ''] = (await readFile(runbook, 'utf8')).split('## Verify a release with other tools')
  return [...section.matchAll(/^```sh\n(.*?)^```/gms)][1]?.[1] ?? ''
}

test('ADR 0084 the commands of the runbook verify a release with OpenSSL alone, and name what was altered', async (t) => {
  const folder = await mkdtemp(join(tmpdir(), 'dsse-'))
  t.after(() => rm(folder, { recursive: true }))
  const commands = await commandsOfRunbook()
  const verified = (key = team.key) => {
    const env = { PATH: process.env['PATH'], PART: 'remote-public', RELEASE: 'p1', KEY: key }
    const { stdout, stderr } = spawnSync('sh', ['-c', commands], { cwd: folder, env, encoding: 'utf8' })
    return (stdout + stderr).trim()
  }
  const [script, server] = ['client code', 'server code']
  const release = {
    ...descriptor,
    chunks: { main: ['container.js'] },
    files: { 'container.js': { integrity: integrityOf(script), bytes: script.length } },
    server: { file: 'server.cjs', integrity: integrityOf(server) },
  }
  const stored = Buffer.from(JSON.stringify(release, null, 2))
  const signed = sealedBy(team, 'p1', { descriptor: stored, sbom })
  const files: Record<string, Buffer | string> = {
    'client/container.js': script,
    'server.cjs': server,
    'release.json': stored,
    [SBOM_FILE]: sbom,
    [PROVENANCE_FILE]: signed,
  }
  await mkdir(join(folder, 'client'))
  for (const [file, content] of Object.entries(files)) await writeFile(join(folder, file), content)

  assert.equal(verified(), 'Signature Verified Successfully')
  assert.match(verified(other.key), /^Signature Verification Failure/)
  for (const file of ['client/container.js', 'server.cjs', 'release.json', SBOM_FILE]) {
    await writeFile(join(folder, file), `${String(files[file])} `)
    assert.match(verified(), new RegExp(`^ALTERED: ${file}$`, 'm'), file)
    await writeFile(join(folder, file), files[file] ?? '')
  }
  const { payload, ...rest } = JSON.parse(signed.toString()) as Envelope
  const forged = Buffer.from(payload, 'base64').toString().replace('c0ffee', 'decade')
  const envelopes = {
    'an altered statement': { payload: Buffer.from(forged).toString('base64'), ...rest },
    'another type': { payload, ...rest, payloadType: 'application/json' },
  }
  for (const [what, altered] of Object.entries(envelopes)) {
    await writeFile(join(folder, PROVENANCE_FILE), bytes(altered))
    assert.match(verified(), /^Signature Verification Failure/, what)
  }
  await writeFile(join(folder, PROVENANCE_FILE), sealedBy(team, 'p0', { descriptor: stored, sbom }))
  assert.match(verified(), /^ALTERED: release\.json$/m)
})
