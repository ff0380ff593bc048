import { backupKey, dropBackup, readBackup, readLargeBackup, writeBackup } from './form-backup'

const backup = { version: 2, savedAt: '2026-03-02T08:30:00.000Z', values: { name: 'x' } }

test('BO-05 FT-30 a backup can be read back, and two users of one device have separate backups', async () => {
  localStorage.setItem('id', 'u1')
  const mine = backupKey('blog', 'b1')
  expect(await writeBackup(mine, backup)).toBe(true)
  expect(mine).toBe('tk:blog:u1:b1')
  expect(readBackup(mine)).toEqual(backup)

  localStorage.setItem('id', 'u2')
  expect(readBackup(backupKey('blog', 'b1'))).toBeUndefined()
  dropBackup(mine)
  expect(readBackup(mine)).toBeUndefined()
})

test.each(['', '{', 'null', '[]', '{"version":"1","savedAt":"now","values":null}', '{"version":1,"values":{}}'])(
  'invalid data in storage reads as no backup: %s',
  (invalid) => {
    const key = backupKey('blog', undefined)
    localStorage.setItem(key, invalid)
    expect(readBackup(key)).toBeUndefined()
  },
)

test('FT-35 FT-36 without local storage and IndexedDB, a backup is reported as not stored and nothing fails', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  const key = backupKey('blog', 'b2')
  expect('indexedDB' in globalThis).toBe(false)
  expect(await writeBackup(key, backup)).toBe(false)
  expect(await readLargeBackup(key)).toBeUndefined()
  dropBackup(key)
})
