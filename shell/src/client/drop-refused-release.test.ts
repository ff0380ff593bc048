import { dropRefusedRelease } from './drop-refused-release'

let info: jest.SpyInstance
beforeEach(() => {
  sessionStorage.clear()
  info = jest.spyOn(console, 'info').mockImplementation(() => undefined)
})

test('a tab that got the live release instead of its choice drops the choice and says so', () => {
  sessionStorage.setItem('release', 'remote-public@p1')
  dropRefusedRelease(undefined)
  expect(sessionStorage.getItem('release')).toBeNull()
  expect(info).toHaveBeenCalledWith(expect.stringContaining('remote-public@p1 cannot be chosen any more'))
})

test('a tab keeps a choice that the server used, and one without a choice says nothing', () => {
  dropRefusedRelease(undefined)
  sessionStorage.setItem('release', 'remote-public@p1')
  dropRefusedRelease({ 'remote-public': 'p1' })
  expect(sessionStorage.getItem('release')).toBe('remote-public@p1')
  expect(info).not.toHaveBeenCalled()
})
