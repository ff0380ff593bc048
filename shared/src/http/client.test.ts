import { AxiosError, type AxiosResponse, type InternalAxiosRequestConfig } from 'axios'
import { http } from '@tekskills/shared/http/client'
import { onUnauthenticated } from '@tekskills/shared/http/unauthenticated'

/** Responds to each call with the next status. */
function respondWith(statuses: number[], headers: Record<string, string> = {}) {
  const calls: string[] = []
  http.defaults.adapter = async (config: InternalAxiosRequestConfig): Promise<AxiosResponse> => {
    calls.push(`${config.method} ${config.url}`)
    const status = statuses[calls.length - 1] ?? 200
    const response = { config, status, statusText: '', headers, data: status === 200 ? { is: 'fine' } : '' }
    if (status === 200) return response
    throw new AxiosError('rejected', undefined, config, null, response)
  }
  return calls
}

const { adapter } = http.defaults
afterEach(() => void (http.defaults.adapter = adapter))
const quiet = () => jest.spyOn(console, 'error').mockImplementation(() => undefined)

test('FT-12 CL-03 a read that a busy service rejects is logged and retried once, without an error for the caller', async () => {
  const log = quiet()
  const calls = respondWith([503], { 'retry-after': '0' })
  expect((await http.get('/blogs/get-allblogs')).data).toEqual({ is: 'fine' })
  expect(calls).toEqual(['get /blogs/get-allblogs', 'get /blogs/get-allblogs'])
  expect(log.mock.calls).toEqual([['GET /blogs/get-allblogs failed: 503']])
})

test('FT-12 CL-03 there is only one retry, and writes are never retried', async () => {
  const log = quiet()
  const reads = respondWith([503, 503], { 'retry-after': '0' })
  await expect(http.get('/blogs/get-allblogs')).rejects.toMatchObject({ status: 503, retryAfter: 0 })
  expect(reads).toHaveLength(2)
  const writes = respondWith([503], { 'retry-after': '0' })
  await expect(http.post('/blogs', {})).rejects.toMatchObject({ status: 503 })
  expect(writes).toHaveLength(1)
  expect(log).toHaveBeenCalledTimes(3)
})

test('FT-14 a rejection contains the time to wait', async () => {
  quiet()
  respondWith([429], { 'retry-after': '42' })
  await expect(http.post('/blogs', {})).rejects.toMatchObject({ status: 429, retryAfter: 42 })
})

test('FT-23 a 401 response reports the end of the session, even if the browser lost it; a failed sign-in does not', async () => {
  quiet()
  const listener = jest.fn()
  onUnauthenticated(listener)
  respondWith([401, 401])
  await expect(http.post('/public/authenticate', {})).rejects.toMatchObject({ status: 401 })
  expect(listener).not.toHaveBeenCalled()
  await expect(http.put('/blogs', {})).rejects.toMatchObject({ status: 401 })
  expect(listener).toHaveBeenCalledTimes(1)
})
