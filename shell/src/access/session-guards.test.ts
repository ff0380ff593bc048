import { takeReturnPath } from '@tekskills/shared/session/return-path'
import { useSessionStore } from '@tekskills/shared/session/session-store'
import { mayDownload, runGuard } from './session-guards'

const signIn = (keys: Record<string, string> = { Token: 't', Blog: 'BLOGS', Username: 'ana', id: '7' }) => {
  for (const [key, value] of Object.entries(keys)) localStorage.setItem(key, value)
  document.cookie = 'session=1; Path=/'
}
const stored = () => Object.keys(localStorage).sort()
const toLogin = { admitted: false, redirectTo: '/login' }

afterEach(() => {
  localStorage.clear()
  document.cookie = 'session=; Path=/; Max-Age=0'
})

test('RT-08 a visitor passes the public guard on every public page', () => {
  expect(runGuard('visitor', '/')).toEqual({ admitted: true })
  expect(runGuard('visitor', '/resources/blogs')).toEqual({ admitted: true })
})

test('ST-04 staff who visit the home page are logged out and sent to the login page', () => {
  signIn()
  expect(runGuard('visitor', '/')).toEqual(toLogin)
  expect(stored()).toEqual([])
  expect(useSessionStore.getState()).toMatchObject({ staff: null, userData: null })
})

test('ST-04 staff stay signed in on every other public page', () => {
  signIn()
  expect(runGuard('visitor', '/resources/blogs')).toEqual({ admitted: true })
  expect(useSessionStore.getState().staff).toEqual({ role: 'BLOGS', username: 'ana' })
})

test.each([
  ['Token and role', { Token: 't', Blog: 'BLOGS' }, { admitted: true }],
  ['only a Token', { Token: 't' }, toLogin],
  ['only a role', { Blog: 'BLOGS' }, toLogin],
  ['nothing', {}, toLogin],
])('ST-05 ST-02 the admin guard with %s stored', (_, keys, verdict) => {
  signIn(keys)
  expect(runGuard('staff', '/dashboard')).toEqual(verdict)
})

test('ST-05 sign-in returns to the requested staff page with its query, but not after the home page logged staff out', () => {
  expect(runGuard('staff', '/jobprofiles', '/jobprofiles?jobId=j1')).toEqual(toLogin)
  expect(takeReturnPath()).toBe('/jobprofiles?jobId=j1')
  signIn()
  runGuard('visitor', '/')
  expect(takeReturnPath()).toBe('/dashboard')
})

test('ST-05 the login guard clears a stored Token and role and lets the visitor in', () => {
  signIn()
  expect(runGuard('login', '/login')).toEqual({ admitted: true })
  expect(stored()).toEqual(['Username', 'id'])
})

test('ST-03 on every page but the login page, a Token without the session marker is removed', () => {
  signIn()
  document.cookie = 'session=; Path=/; Max-Age=0'
  expect(runGuard('staff', '/dashboard')).toEqual(toLogin)
  expect(localStorage.getItem('Token')).toBeNull()
})

test('RT-08 microsite pages run no guard, so staff stay signed in', () => {
  signIn()
  expect(runGuard('open', '/tekdatanova')).toEqual({ admitted: true })
  expect(localStorage.getItem('Token')).toBe('t')
})

test('only staff may download the code of the back-office', () => {
  expect(mayDownload('visitor')).toBe(true)
  expect(mayDownload('staff')).toBe(false)
  signIn()
  expect(mayDownload('staff')).toBe(true)
})

test('without access to storage the visitor counts as signed out, and nothing throws', () => {
  const denied = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  const read = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(denied)
  const remove = jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(denied)
  expect(runGuard('staff', '/dashboard')).toEqual(toLogin)
  read.mockRestore()
  remove.mockRestore()
})
