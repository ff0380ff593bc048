import type { AxiosResponse, InternalAxiosRequestConfig } from 'axios'
import { http } from '@tekskills/shared/http/client'

/** Records the headers of each request, as the browser would send them. */
function recordHeaders() {
  const sent: Record<string, unknown>[] = []
  http.defaults.adapter = async (config: InternalAxiosRequestConfig): Promise<AxiosResponse> => {
    sent.push(config.headers.toJSON())
    return { config, status: 200, statusText: '', headers: {}, data: {} }
  }
  return sent
}

const { adapter } = http.defaults

beforeEach(() => {
  localStorage.setItem('Token', 'stored')
  document.cookie = 'session=1'
})

afterEach(() => {
  http.defaults.adapter = adapter
  localStorage.clear()
  document.cookie = 'session=; max-age=0'
})

test('ST-06 a path whose last segment is Token is requested without the bearer token, every other relative path with it', async () => {
  const sent = recordHeaders()
  for (const url of ['/oauth/Token', '/Token?refresh=1', '/Token#a', '/token', '/Token/renew', '/me'])
    await http.get(url)
  const bearer = 'Bearer stored'
  expect(sent.map(({ Authorization }) => Authorization)).toEqual([
    undefined,
    undefined,
    undefined,
    bearer,
    bearer,
    bearer,
  ])
})

test('ST-06 the bearer token is never sent to another origin', async () => {
  const sent = recordHeaders()
  for (const url of ['https://elsewhere.example/me', '//elsewhere.example/me', 'HTTPS://elsewhere.example/me'])
    await http.get(url)
  expect(sent.map(({ Authorization }) => Authorization)).toEqual([undefined, undefined, undefined])
})
