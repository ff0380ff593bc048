import { act, screen } from '@testing-library/react'
import { startSession, storeToken } from '@tekskills/shared/session/session-store'
import { browserStorage } from '@tekskills/shared/storage/browser-storage'
import { renderRemote } from '@tekskills/shared/testing/render-remote'
import { manifest } from '../../manifest'
import { mockGet, sampleBlog } from '../../testing/service'

const sendBeacon = jest.fn<boolean, [string, Blob]>(() => true)
let see: (isIntersecting: boolean) => void

beforeEach(() => {
  Object.defineProperty(navigator, 'sendBeacon', { value: sendBeacon, configurable: true })
  class Observer implements Partial<IntersectionObserver> {
    constructor(callback: IntersectionObserverCallback) {
      see = (isIntersecting) =>
        callback([{ isIntersecting } as IntersectionObserverEntry], this as unknown as IntersectionObserver)
    }
    observe() {}
    unobserve() {}
    disconnect() {}
  }
  Object.defineProperty(window, 'IntersectionObserver', { value: Observer, configurable: true })
})
afterEach(() => {
  Reflect.deleteProperty(window, 'IntersectionObserver')
  Reflect.deleteProperty(navigator, 'sendBeacon')
  Reflect.deleteProperty(navigator, 'globalPrivacyControl')
  sendBeacon.mockClear()
  localStorage.clear()
})

const reports = () =>
  Promise.all(sendBeacon.mock.calls.map(async ([, body]): Promise<unknown> => JSON.parse(await body.text())))

async function open(query = '') {
  mockGet({ '/public/user/blogs': sampleBlog(1) })
  const view = renderRemote(manifest, `/blog/article-1${query}`)
  await screen.findByRole('heading', { level: 1, name: 'Article 1' })
  return view
}

const leave = () => act(() => void dispatchEvent(new Event('pagehide')))

test('a view is reported once, when the reader leaves, with whether they saw the end of the text', async () => {
  await open()
  act(() => see(false))
  expect(sendBeacon).not.toHaveBeenCalled()
  act(() => see(true))
  leave()
  leave()
  expect(sendBeacon.mock.calls.map(([address]) => address)).toEqual(['/api/public/user/readings'])
  expect(await reports()).toEqual([{ id: sampleBlog(1).id, source: 'DIRECT', isFinished: true }])
})

test('a reader who goes to another page is reported without having seen the end', async () => {
  const { unmount } = await open()
  unmount()
  expect(await reports()).toEqual([{ id: sampleBlog(1).id, source: 'DIRECT', isFinished: false }])
})

test.each([
  ['declined analytics', () => browserStorage.write('cookieConsent', 'declined')],
  [
    'sends Global Privacy Control',
    () => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true }),
  ],
  [
    'is a member of staff',
    () => {
      storeToken('token')
      startSession({ id: 'u1', username: 'blogs', authorities: [{ authority: 'BLOGS' }] })
    },
  ],
])('nothing is reported of a reader who %s', async (_name, prepare) => {
  prepare()
  const { unmount } = await open()
  leave()
  unmount()
  expect(sendBeacon).not.toHaveBeenCalled()
})

test('nothing is reported of a preview', async () => {
  const { unmount } = await open('?preview=signed')
  leave()
  unmount()
  expect(sendBeacon).not.toHaveBeenCalled()
})
