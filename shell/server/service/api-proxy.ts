import proxy from '@fastify/http-proxy'
import type { FastifyInstance, FastifyReply, RawServerBase, RouteGenericInterface } from 'fastify'
import type { ContentTag } from '@tekskills/shared/contracts/remote-manifest'

interface ApiProxyOptions {
  apiUrl: string
  /** A write went through this process: what shows its content must go before the writer gets the answer. */
  onChange: (tags: ContentTag[]) => void
}

const CHANGED = 'content-changed'

/** What the service answers at the root of the site: for search engines and feed readers (MT-06). */
const rootFiles = [
  ...['/robots.txt', '/sitemap.xml', '/feed'],
  ...['pages', 'blogs', 'newsroom', 'casestudies', 'careers'].map((name) => `/sitemap-${name}.xml`),
]

/** Hands `/api/*` to the service; in production the edge does this, and the shell only where there is none. */
export async function apiProxy(app: FastifyInstance, { apiUrl, onChange }: ApiProxyOptions): Promise<void> {
  await rootFilesProxy(app, { apiUrl })
  await app.register(proxy, {
    upstream: apiUrl,
    prefix: '/api',
    rewritePrefix: '/api',
    disableRequestLogging: true,
    undici: { connections: 128, pipelining: 1 },
    replyOptions: {
      rewriteHeaders({ [CHANGED]: changed, ...headers }) {
        if (typeof changed === 'string') onChange(changed.split(/,\s*/) as ContentTag[])
        return headers
      },
      onError: answerUnavailable,
    },
  })
}

/** Hands the files at the root of the site to the service, which makes them from what is published. */
async function rootFilesProxy(app: FastifyInstance, { apiUrl }: Pick<ApiProxyOptions, 'apiUrl'>): Promise<void> {
  for (const prefix of rootFiles) {
    await app.register(proxy, {
      ...{ upstream: apiUrl, prefix, rewritePrefix: prefix },
      httpMethods: ['GET', 'HEAD'],
      disableRequestLogging: true,
      replyOptions: { onError: answerUnavailable },
    })
  }
}

const answerUnavailable = (reply: FastifyReply<RouteGenericInterface, RawServerBase>) =>
  void reply.code(503).header('retry-after', '5').type('application/problem+json').send(JSON.stringify(unavailable))

const sentence = 'The service could not be reached. Please try again in a moment.'
const unavailable = {
  type: 'urn:problem:unavailable',
  title: 'Service unavailable',
  status: 503,
  code: 'UNAVAILABLE',
  detail: sentence,
  message: sentence,
}
