import 'fake-indexeddb/auto'
import { backupKey, dropBackup, readBackup, readLargeBackup, writeBackup } from './form-backup'

const backup = { version: 2, savedAt: '2026-03-02T08:30:00.000Z', values: { name: 'x' } }

test('BO-05 FT-36 a backup that does not fit into local storage is kept in IndexedDB', async () => {
  const key = backupKey('blog', 'b1')
  await writeBackup(key, { ...backup, values: { name: 'shorter' } })
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  expect(await writeBackup(key, backup)).toBe(true)
  expect(readBackup(key)).toBeUndefined()
  expect(await readLargeBackup(key)).toEqual(backup)
  dropBackup(key)
  expect(await readLargeBackup(key)).toBeUndefined()
})
