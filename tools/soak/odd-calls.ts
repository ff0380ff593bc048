import { roleOf } from '../../api/src/testing/authorization-matrix'
import type { ApiDocument } from '../../api/src/testing/endpoints'
import { fuzzEndpoints, type FuzzedRequest } from '../../api/src/testing/fuzz-endpoints'
import { soak, type SoakedService } from './soaked-service'

/** 20,000 requests with valid and invalid values: no server error and no memory leak. */
const RUNS = 5_000
const PARTS = 4
/** Maximum memory growth from the end of the first part to the end of the last. */
const GROWTH_LIMIT = 0.1

await soak(async (service) => {
  const document = (await (await service.blogs('GET', '/openapi.json')).json()) as ApiDocument
  const ids = await someRecords(service)
  const send = sender(service)
  const memory: number[] = []
  const seen = new Map<string, number>()
  for (let part = 0; part < PARTS; part += 1) {
    for (const [status, count] of await fuzzEndpoints({ document, send, ids, runs: RUNS })) {
      seen.set(status, (seen.get(status) ?? 0) + count)
    }
    memory.push(await service.memory())
  }
  const [first = NaN, last = NaN] = [memory[0], memory.at(-1)]
  const megabytes = memory.map((bytes) => Math.round(bytes / 1024 / 1024)).join(', ')
  if (!(last / first - 1 < GROWTH_LIMIT)) throw new Error(`The memory grew: ${megabytes} MB`)
  const counts = [...seen].map(([status, count]) => `${count} ${status}`).join(', ')
  return `${RUNS * PARTS} calls: ${counts}; memory after each quarter: ${megabytes} MB`
})

async function someRecords({ blogs, careers }: SoakedService): Promise<string[]> {
  const place = { employmentType: 'FULL_TIME', country: 'India', city: 'Pune', description: '<p>x</p>' }
  const made = [
    await blogs('POST', '/blogs', { json: { blogName: 'Odd', description: 'd' } }),
    await blogs('POST', '/newsRoom', { json: { title: 'Odd', description: 'd' } }),
    await blogs('POST', '/caseStudy', { json: { caseStudyName: 'Odd', description: 'd' } }),
    await blogs('POST', '/author', { json: { authorName: 'Odd' } }),
    await blogs('POST', '/category', { json: { categoryName: 'Odd' } }),
    await careers('POST', '/career', { json: { jobTitle: 'Odd', ...place } }),
  ]
  return Promise.all(made.map(async (response) => ((await response.json()) as { id: string }).id))
}

function sender({ blogs, careers }: SoakedService) {
  let number = 0
  return async ({ method, path, url, body }: FuzzedRequest) => {
    number += 1
    const client = roleOf(method, path) === 'CAREERS' ? careers : blogs
    const headers = {
      'x-forwarded-for': `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    }
    const response = await client(method, url.replace(/^\/api/, ''), { headers, body })
    return {
      status: response.status,
      type: response.headers.get('content-type') ?? '',
      body: Buffer.from(await response.arrayBuffer()).toString('utf8'),
    }
  }
}
