import { createRedirectFinder } from './find-redirect'

const respondWith = (body: object, status = 200) =>
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(JSON.stringify(body), { status }))

const findRedirect = createRedirectFinder('http://service.example')

test('an address that staff have moved is redirected with the status code they chose', async () => {
  const fetch = respondWith({ movedTo: '/services/cloud', code: 301 })
  expect(await findRedirect('/cloud & more')).toEqual({ location: '/services/cloud', code: 301 })
  expect(fetch.mock.calls[0]?.[0]).toBe('http://service.example/api/public/user/geturls?url=%2Fcloud%20%26%20more')
  respondWith({ movedTo: '/a', code: 302 })
  expect(await findRedirect('/b')).toEqual({ location: '/a', code: 302 })
})

test.each(['//evil.example', 'https://evil.example', '/\\evil.example', ''])(
  'a redirect to "%s" is ignored',
  async (movedTo) => {
    respondWith({ movedTo, code: 301 })
    expect(await findRedirect('/x')).toBeUndefined()
  },
)

test('an address that staff have marked as gone is gone', async () => {
  respondWith({ code: 'GONE' }, 410)
  expect(await findRedirect('/x')).toEqual({ code: 410 })
})

test.each([404, 500])('a response with status %d means that there is no redirect', async (status) => {
  respondWith({ movedTo: '/a' }, status)
  expect(await findRedirect('/x')).toBeUndefined()
})

test('while the service is unreachable there are no redirects', async () => {
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('refused'))
  expect(await findRedirect('/x')).toBeUndefined()
})
