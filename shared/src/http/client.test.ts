import { AxiosError, type AxiosResponse, type InternalAxiosRequestConfig } from 'axios'
import { http } from '@tekskills/shared/http/client'
import { onUnauthenticated } from '@tekskills/shared/http/unauthenticated'

/** Answers each call with the next of the statuses, as a service would. */
function answering(statuses: number[], headers: Record<string, string> = {}) {
  const calls: string[] = []
  http.defaults.adapter = async (config: InternalAxiosRequestConfig): Promise<AxiosResponse> => {
    calls.push(`${config.method} ${config.url}`)
    const status = statuses[calls.length - 1] ?? 200
    const response = { config, status, statusText: '', headers, data: status === 200 ? { is: 'fine' } : '' }
    if (status === 200) return response
    throw new AxiosError('refused', undefined, config, null, response)
  }
  return calls
}

const { adapter } = http.defaults
afterEach(() => void (http.defaults.adapter = adapter))
const quiet = () => jest.spyOn(console, 'error').mockImplementation(() => undefined)

test('FT-12 CL-03 a read that a busy service turned away is logged and sent once more, and nobody is told', async () => {
  const log = quiet()
  const calls = answering([503], { 'retry-after': '0' })
  expect((await http.get('/blogs/get-allblogs')).data).toEqual({ is: 'fine' })
  expect(calls).toEqual(['get /blogs/get-allblogs', 'get /blogs/get-allblogs'])
  expect(log.mock.calls).toEqual([['GET /blogs/get-allblogs failed: 503']])
})

test('FT-12 CL-03 there is no third time, and a write is never sent again', async () => {
  const log = quiet()
  const reads = answering([503, 503], { 'retry-after': '0' })
  await expect(http.get('/blogs/get-allblogs')).rejects.toMatchObject({ status: 503, retryAfter: 0 })
  expect(reads).toHaveLength(2)
  const writes = answering([503], { 'retry-after': '0' })
  await expect(http.post('/blogs', {})).rejects.toMatchObject({ status: 503 })
  expect(writes).toHaveLength(1)
  expect(log).toHaveBeenCalledTimes(3)
})

test('FT-14 a refusal says how long to wait', async () => {
  quiet()
  answering([429], { 'retry-after': '42' })
  await expect(http.post('/blogs', {})).rejects.toMatchObject({ status: 429, retryAfter: 42 })
})

test('FT-23 a refused call of somebody whose browser lost the session tells of its end; a refused sign-in does not', async () => {
  quiet()
  const told = jest.fn()
  onUnauthenticated(told)
  answering([401, 401])
  await expect(http.post('/public/authenticate', {})).rejects.toMatchObject({ status: 401 })
  expect(told).not.toHaveBeenCalled()
  await expect(http.put('/blogs', {})).rejects.toMatchObject({ status: 401 })
  expect(told).toHaveBeenCalledTimes(1)
})
