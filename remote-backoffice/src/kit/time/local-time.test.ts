import { readLocalField, toLocalField } from './local-time'

test('BO-05 a local time survives the round trip to an instant, and an empty field is no date', () => {
  const read = readLocalField('2026-05-03T09:00')
  expect(read).toEqual({ kind: 'instant', instant: new Date(2026, 4, 3, 9).toISOString() })
  expect(read.kind === 'instant' && toLocalField(read.instant)).toBe('2026-05-03T09:00')
  expect(readLocalField(' ')).toEqual({ kind: 'none' })
  expect(readLocalField('soon')).toEqual({ kind: 'invalid' })
  expect(toLocalField('soon')).toBe('')
})
