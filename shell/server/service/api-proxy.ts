import type { IncomingHttpHeaders, ServerResponse } from 'node:http'
import type { Readable } from 'node:stream'
import proxy from '@fastify/http-proxy'
import type { FastifyInstance, FastifyReply, FastifyRequest, RawServerBase, RouteGenericInterface } from 'fastify'
import type { ContentTag } from '@tekskills/shared/contracts/remote-manifest'
import { DEFAULT_SERVICE_BASE } from '@tekskills/shared/http/service-base'
import { clientNetwork } from '@tekskills/shared/server/client-network'
import { REQUEST_ID } from '@tekskills/shared/server/request-id'
import { callHeaders } from '@tekskills/shared/server/request-scope'
import { BodyError, receiveBody } from './request-body'
import { sentAhead, acquireSlot } from './response-slots'

interface ApiProxyOptions {
  apiUrl: string
  /** Path under which browsers reach the service; default `/api`. */
  apiBase?: string
  /** Called with the tags of a write before its response is sent, so that stale pages are dropped first. */
  onChange: (tags: ContentTag[]) => void
  /** Milliseconds before the minimum rate of a body is enforced. */
  bodyTimeoutMs?: number
}

const CHANGED = 'content-changed'
/** Value of `Retry-After` when the service could not respond. */
const RETRY_SECONDS = '5'

/** Paths at the root of the site that the service provides for search engines, feed readers and researchers (MT-06). */
const rootFiles = [
  '/robots.txt',
  '/.well-known/security.txt',
  '/sitemap.xml',
  '/feed',
  ...['pages', 'blogs', 'newsroom', 'casestudies', 'careers', 'newsletters'].map((name) => `/sitemap-${name}.xml`),
]

/**
 * Proxies the base path of the service; in production the edge does this, and the shell only where there is no edge.
 * `/api` is proxied whatever the base path is: URLs that the service itself writes (pictures, emails) begin with it.
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
    // By default Fastify would parse JSON and text bodies.
    scope.removeAllContentTypeParsers()
    await scope.register(proxy, {
      upstream: apiUrl,
      prefix,
      rewritePrefix: DEFAULT_SERVICE_BASE,
      disableRequestLogging: true,
      undici: { connections: 128, pipelining: 1 },
      preHandler: (request, reply, done) => {
        acquireSlot(reply.raw, clientNetwork(request.ip), !request.body)
          .then(() => withWholeBody(request, reply, bodyTimeoutMs))
          .then(
            () => (request.raw.socket.destroyed ? reply.hijack() : done()),
            (error: unknown) => {
              if (error instanceof BodyError) sendProblem(reply, error)
              // The client has disconnected: no response can be sent, and nothing has failed.
              else if (request.raw.destroyed) reply.hijack()
              else done(error as Error)
            },
          )
      },
      replyOptions: {
        rewriteRequestHeaders,
        rewriteHeaders({ [CHANGED]: changed, ...headers }) {
          if (typeof changed === 'string') onChange(changed.split(/,\s*/) as ContentTag[])
          return withoutConnection(headers)
        },
        retryDelay: noRetry,
        onError: sendUnavailable,
        onResponse: send,
      },
    })
  })
}

/** Proxies the files at the root of the site, which the service generates from published content. */
async function rootFilesProxy(app: FastifyInstance, { apiUrl }: Pick<ApiProxyOptions, 'apiUrl'>): Promise<void> {
  for (const prefix of rootFiles) {
    await app.register(proxy, {
      upstream: apiUrl,
      prefix,
      rewritePrefix: prefix,
      httpMethods: ['GET', 'HEAD'],
      disableRequestLogging: true,
      preHandler: (request, reply, done) =>
        void acquireSlot(reply.raw, clientNetwork(request.ip), true).then(() => done()),
      replyOptions: {
        rewriteRequestHeaders,
        retryDelay: noRetry,
        onError: sendUnavailable,
        onResponse: send,
        rewriteHeaders: withoutConnection,
      },
    })
  }
}

/** `Connection` applies to a single hop, so the service's value is not passed on (RFC 9110, 7.6.1). */
function withoutConnection({
  connection: _connection,
  'keep-alive': _keepAlive,
  ...headers
}: IncomingHttpHeaders): IncomingHttpHeaders {
  return headers
}

/** Sends a response of the service to the client. A 503 is the service's rejection of a call, which it logs itself. */
const send: NonNullable<NonNullable<Parameters<FastifyReply['from']>[1]>['onResponse']> = (
  request,
  reply,
  response,
) => {
  request.isShed = reply.statusCode === 503
  const { stream, headers } = response as unknown as { stream: Readable; headers: IncomingHttpHeaders }
  const length = Number(headers['content-length'] ?? Infinity)
  void (reply as FastifyReply).send(sentAhead(reply.raw as ServerResponse, stream, length))
}

/** A 503 of an overloaded service is not retried; the proxy would otherwise retry it ten times. */
const noRetry = () => null

/** Proxies a request only once its body has been received completely (ADR 0018). */
async function withWholeBody(request: FastifyRequest, reply: FastifyReply, timeoutMs?: number): Promise<void> {
  if (!request.body) return
  const { stream, length } = await receiveBody(request.raw, { client: clientNetwork(request.ip), timeoutMs })
  if (reply.raw.closed) stream.destroy()
  else reply.raw.once('close', () => stream.destroy())
  request.body = stream
  request.headers['content-length'] = String(length)
  // `Connection` may list the length among the headers to drop, and the service needs it.
  delete request.headers.connection
}

type Headers = NonNullable<Parameters<FastifyReply['from']>[1]>['rewriteRequestHeaders']

/**
 * The headers of a proxied request. The client address and the request id are those that this server determined
 * (`TRUST_PROXY`); forwarding headers from the client are dropped, and `Expect` has been handled here.
 */
const rewriteRequestHeaders: NonNullable<Headers> = (request, headers) => {
  const { id, ip, protocol, host } = request as FastifyRequest
  const {
    expect: _expect,
    forwarded: _forwarded,
    traceparent: _traceparent,
    tracestate: _tracestate,
    'transfer-encoding': _encoding,
    ...others
  } = headers
  const own = Object.entries(others).filter(([name]) => !/^x-(forwarded-|real-ip$|client-ip$)/.test(name))
  return {
    ...Object.fromEntries(own),
    'x-forwarded-for': ip,
    'x-forwarded-proto': protocol,
    'x-forwarded-host': host,
    [REQUEST_ID]: id,
    ...callHeaders(),
  }
}

function sendProblem(reply: FastifyReply, { status, code, message }: Pick<BodyError, 'status' | 'code' | 'message'>) {
  if (status !== 413) reply.header('retry-after', RETRY_SECONDS)
  if (status === 408) reply.header('connection', 'close')
  reply.request.isShed = status === 503
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
