import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createKeyPair, isSigned, openSigner } from './signing'

const signer = openSigner(createKeyPair().privateKey)
const statement = ['release', 'remote-public', 'p1'] as const
const CHARACTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

test('ADR 0065 a signature with any changed character is rejected, even if its bytes stay the same', () => {
  const { key, value } = signer.sign(statement)
  const accepted = (spelling: string) => isSigned(statement, { key, value: spelling }, [key])
  assert.equal(accepted(value), true)
  const others = [...CHARACTERS].map((last) => value.slice(0, -1) + last).filter((spelling) => spelling !== value)
  const same = others.filter((spelling) => Buffer.from(spelling, 'base64url').equals(Buffer.from(value, 'base64url')))
  assert.equal(same.length, 15)
  for (const spelling of [...others, `${value}=`, `${value} `, `${value}!`])
    assert.equal(accepted(spelling), false, spelling)
})
