import { createRedirectFinder } from './find-redirect'

const answering = (answer: object, status = 200) =>
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(JSON.stringify(answer), { status }))

const findRedirect = createRedirectFinder('http://service.example')

test('an address that staff have redirected leads on, permanently unless they said otherwise', async () => {
  const fetch = answering({ movedTo: '/services/cloud', code: 301 })
  expect(await findRedirect('/cloud & more')).toEqual({ location: '/services/cloud', code: 301 })
  expect(fetch.mock.calls[0]?.[0]).toBe('http://service.example/api/public/user/geturls?url=%2Fcloud%20%26%20more')
  answering({ movedTo: '/a', code: 302 })
  expect(await findRedirect('/b')).toEqual({ location: '/a', code: 302 })
})

test.each(['//evil.example', 'https://evil.example', '/\\evil.example', ''])(
  '%s is no place to move to',
  async (movedTo) => {
    answering({ movedTo, code: 301 })
    expect(await findRedirect('/x')).toBeUndefined()
  },
)

test.each([404, 410, 500])('a service that answers %d knows of no move', async (status) => {
  answering({ movedTo: '/a' }, status)
  expect(await findRedirect('/x')).toBeUndefined()
})

test('without the service nothing has moved', async () => {
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('refused'))
  expect(await findRedirect('/x')).toBeUndefined()
})
