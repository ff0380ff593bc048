import { http } from '@tekskills/shared/http/client'
import type { Answers } from './service'

type Adapter = Extract<typeof http.defaults.adapter, (...args: never) => unknown>
type Call = Parameters<Adapter>[0]
type Reply = { status: number; body: string; type: string } | { code: string }

const JSON_TYPE = 'application/json'
const errorReply = (status: number, code: string): Reply => ({
  status,
  body: JSON.stringify({ status, code, detail: code, message: code }),
  type: 'application/problem+json',
})

/** Every fault that can replace a response of the service. */
export const faults: Readonly<Record<string, Reply>> = {
  stopped: { code: 'ERR_NETWORK' },
  // The client's timeout is 15 s.
  'slow (30 s)': { code: 'ECONNABORTED' },
  'status 500': errorReply(500, 'INTERNAL'),
  'a page of HTML': { status: 200, body: '<!doctype html><title>Welcome</title>', type: 'text/html' },
  null: { status: 200, body: 'null', type: JSON_TYPE },
  'status 429': errorReply(429, 'RATE_LIMITED'),
}

/** Replaces the HTTP client's adapter with one that responds by path, or with the same fault to every request. */
export function mockService(responses: Answers) {
  const calls: string[] = []
  let fault: Reply | undefined
  const adapter: Adapter = (config) => {
    const path = config.url ?? ''
    calls.push(path)
    return settle(config, fault ?? { status: 200, body: JSON.stringify(responses[path]), type: JSON_TYPE })
  }
  jest.replaceProperty(http.defaults, 'adapter', adapter)
  return {
    calls,
    break: (name: keyof typeof faults) => void (fault = faults[name]),
    mend: () => void (fault = undefined),
  }
}

/** Resolves or rejects a request as the adapters of the HTTP client do. */
async function settle(config: Call, reply: Reply) {
  const failure = (message: string, more: object) => Object.assign(new Error(message), { isAxiosError: true, ...more })
  if ('code' in reply) throw failure(reply.code, { code: reply.code, config })
  const { status, body, type } = reply
  const response = { data: body, status, statusText: '', headers: { 'content-type': type }, config }
  if (status < 400) return response
  throw failure(`status ${status}`, { config, response: { ...response, data: JSON.parse(body) as unknown } })
}
