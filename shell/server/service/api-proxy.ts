import proxy from '@fastify/http-proxy'
import type { FastifyInstance, FastifyReply, FastifyRequest, RawServerBase, RouteGenericInterface } from 'fastify'
import type { ContentTag } from '@tekskills/shared/contracts/remote-manifest'
import { DEFAULT_SERVICE_BASE } from '@tekskills/shared/http/service-base'
import { clientNetwork } from '@tekskills/shared/contracts/http/client-network'
import { BodyError, receiveBody } from './request-body'

interface ApiProxyOptions {
  apiUrl: string
  /** Path under which browsers reach the service; default `/api`. */
  apiBase?: string
  /** A write went through this process: what shows its content must go before the writer gets the answer. */
  onChange: (tags: ContentTag[]) => void
  /** Milliseconds that a body may take before its rate counts. */
  bodyTimeoutMs?: number
}

const CHANGED = 'content-changed'
/** Seconds after which somebody who could not be answered should come again. */
const RETRY_SECONDS = '5'

/** What the service answers at the root of the site: for search engines and feed readers (MT-06). */
const rootFiles = [
  ...['/robots.txt', '/sitemap.xml', '/feed'],
  ...['pages', 'blogs', 'newsroom', 'casestudies', 'careers'].map((name) => `/sitemap-${name}.xml`),
]

/**
 * Hands the service's base address to it; in production the edge does this, and the shell only where there is none. `/api`
 * is handed on as well, whatever the base: addresses that the service itself writes (pictures, mails) begin with it.
 */
export async function apiProxy(
  app: FastifyInstance,
  { apiBase = DEFAULT_SERVICE_BASE, ...options }: ApiProxyOptions,
): Promise<void> {
  await rootFilesProxy(app, options)
  for (const prefix of new Set([DEFAULT_SERVICE_BASE, apiBase])) await callsProxy(app, prefix, options)
}

async function callsProxy(
  app: FastifyInstance,
  prefix: string,
  { apiUrl, onChange, bodyTimeoutMs }: Omit<ApiProxyOptions, 'apiBase'>,
): Promise<void> {
  await app.register(async (scope) => {
    // Fastify reads text by itself.
    scope.removeAllContentTypeParsers()
    await scope.register(proxy, {
      upstream: apiUrl,
      prefix,
      rewritePrefix: DEFAULT_SERVICE_BASE,
      disableRequestLogging: true,
      undici: { connections: 128, pipelining: 1 },
      preHandler: (request, reply, done) => {
        withWholeBody(request, reply, bodyTimeoutMs).then(
          () => done(),
          (error: unknown) => {
            if (error instanceof BodyError) sendProblem(reply, error)
            // Who broke their upload off hears no answer, and nothing has failed.
            else if (request.raw.destroyed) reply.hijack()
            else done(error as Error)
          },
        )
      },
      replyOptions: {
        rewriteRequestHeaders,
        // Whether a connection stays open is agreed on each side of this server (RFC 9110, 7.6.1).
        rewriteHeaders({ [CHANGED]: changed, connection: _connection, 'keep-alive': _keepAlive, ...headers }) {
          if (typeof changed === 'string') onChange(changed.split(/,\s*/) as ContentTag[])
          return headers
        },
        retryDelay: neverAgain,
        onError: sendUnavailable,
      },
    })
  })
}

/** Hands the files at the root of the site to the service, which makes them from what is published. */
async function rootFilesProxy(app: FastifyInstance, { apiUrl }: Pick<ApiProxyOptions, 'apiUrl'>): Promise<void> {
  for (const prefix of rootFiles) {
    await app.register(proxy, {
      ...{ upstream: apiUrl, prefix, rewritePrefix: prefix },
      httpMethods: ['GET', 'HEAD'],
      disableRequestLogging: true,
      replyOptions: { rewriteRequestHeaders, retryDelay: neverAgain, onError: sendUnavailable },
    })
  }
}

/** A service that says it has too much to do is not asked ten times more for it. */
const neverAgain = () => null

/** Lets a request go on once its body is here whole (ADR 0018). */
async function withWholeBody(request: FastifyRequest, reply: FastifyReply, timeoutMs?: number): Promise<void> {
  if (!request.body) return
  const { stream, length } = await receiveBody(request.raw, { client: clientNetwork(request.ip), timeoutMs })
  if (reply.raw.closed) stream.destroy()
  else reply.raw.once('close', () => stream.destroy())
  request.body = stream
  request.headers['content-length'] = String(length)
  // It could name the length as a header to be dropped, and the service must know how much to expect.
  delete request.headers.connection
}

type Headers = NonNullable<Parameters<FastifyReply['from']>[1]>['rewriteRequestHeaders']

/**
 * What the service is told of a request. Who asks is what this server knows (`TRUST_PROXY`): whatever the visitor says of
 * it themselves is dropped. `Expect` has been answered here.
 */
const rewriteRequestHeaders: NonNullable<Headers> = (request, headers) => {
  const { ip, protocol, host } = request as FastifyRequest
  const { expect: _expect, forwarded: _forwarded, 'transfer-encoding': _encoding, ...others } = headers
  const own = Object.entries(others).filter(([name]) => !/^x-(forwarded-|real-ip$|client-ip$)/.test(name))
  return {
    ...Object.fromEntries(own),
    'x-forwarded-for': ip,
    'x-forwarded-proto': protocol,
    'x-forwarded-host': host,
  }
}

function sendProblem(reply: FastifyReply, { status, code, message }: Pick<BodyError, 'status' | 'code' | 'message'>) {
  if (status !== 413) reply.header('retry-after', RETRY_SECONDS)
  if (status === 408) reply.header('connection', 'close')
  const problem = { type: `urn:problem:${code.toLowerCase().replaceAll('_', '-')}`, status, code }
  void reply
    .code(status)
    .type('application/problem+json')
    .send(JSON.stringify({ ...problem, title: message.replace(/\..*/, ''), detail: message, message }))
}

const sendUnavailable = (reply: FastifyReply<RouteGenericInterface, RawServerBase>) =>
  void reply
    .code(503)
    .header('retry-after', RETRY_SECONDS)
    .type('application/problem+json')
    .send(JSON.stringify(unavailable))

const sentence = 'The service could not be reached. Please try again in a moment.'
const unavailable = {
  type: 'urn:problem:unavailable',
  title: 'Service unavailable',
  status: 503,
  code: 'UNAVAILABLE',
  detail: sentence,
  message: sentence,
}
