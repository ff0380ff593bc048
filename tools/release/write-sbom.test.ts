import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sbomOf } from './write-sbom'

const integrity = `sha512-${Buffer.alloc(64, 1).toString('base64')}`
const described = {
  name: 'remote-x',
  release: 'a1',
  folders: ['node_modules/zod', 'tools/node_modules/@x/y'],
  packages: {
    'node_modules/zod': { version: '4.6.7', integrity, license: 'MIT' },
    'tools/node_modules/@x/y': { version: '1.0.0', license: 'SEE LICENSE IN license.txt' },
  },
}

interface Bom {
  bomFormat: string
  specVersion: string
  metadata: { timestamp?: string; component: { name: string; version: string } }
  serialNumber?: string
  components: { purl: string; hashes?: { alg: string; content: string }[]; licenses?: unknown[] }[]
}

test('ADR 0084 the SBOM names each bundled package with version, hash and license, and is the same each time', () => {
  const text = sbomOf(described)
  const bom = JSON.parse(text) as Bom
  assert.deepEqual([bom.bomFormat, bom.specVersion], ['CycloneDX', '1.6'])
  assert.deepEqual(bom.metadata.component, {
    type: 'application',
    name: 'remote-x',
    version: 'a1',
    'bom-ref': 'remote-x',
  })
  assert.deepEqual(
    bom.components.map(({ purl }) => purl),
    ['pkg:npm/zod@4.6.7', 'pkg:npm/%40x/y@1.0.0'],
  )
  assert.deepEqual(bom.components[0]?.hashes, [{ alg: 'SHA-512', content: '01'.repeat(64) }])
  assert.deepEqual(bom.components[1]?.licenses, [{ license: { name: 'SEE LICENSE IN license.txt' } }])
  assert.deepEqual([bom.metadata.timestamp, bom.serialNumber], [undefined, undefined])
  assert.equal(sbomOf({ ...described, folders: described.folders.toReversed() }), text)
})
