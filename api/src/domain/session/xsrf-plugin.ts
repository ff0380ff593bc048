import type { FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { ProblemError } from '../../platform/http/problems/problem-error'
import { isSame, isXsrfValueOf, newXsrfValue } from '../../platform/signing/secrets'
import { bearerOf } from './access-plugin'

const COOKIE = 'XSRF-TOKEN'
const reads = new Set(['GET', 'HEAD', 'OPTIONS'])

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A signed token in the URL, which no other site knows, authenticates the request; the header is not required. */
    signedLink?: boolean
    /**
     * The route ignores who the client is, so the cookie is not checked; requests from other sites are still rejected.
     */
    anonymous?: boolean
  }
  interface FastifyReply {
    /** Sets the cookie `XSRF-TOKEN` for this bearer token. */
    setXsrfCookie(token: string): FastifyReply
  }
}

/**
 * Double-submit check of contract §3.4: a write with the cookie must repeat it in `X-XSRF-TOKEN`, and if it also has a
 * bearer token, the value must have been issued for that token. Cross-site writes are always rejected.
 */
export const xsrf = fp<{ https: boolean }>(
  async (app, { https }) => {
    app.decorateReply('setXsrfCookie', function setXsrfCookie(token) {
      return this.setCookie(COOKIE, newXsrfValue(token), { path: '/', sameSite: 'lax', secure: https })
    })
    app.addHook('onRequest', async (request, reply) => {
      const { signedLink } = request.routeOptions.config
      if (!request.is404 && !reads.has(request.method) && !signedLink) checkWrite(request, reply)
    })
  },
  { name: 'xsrf', dependencies: ['access'] },
)

function checkWrite(request: FastifyRequest, reply: FastifyReply): void {
  const rejection = new ProblemError(403, 'XSRF_INVALID', 'This request could not be verified. Please try again.')
  if (request.headers['sec-fetch-site'] === 'cross-site') throw rejection
  if (request.routeOptions.config.anonymous) return
  const value = request.cookies[COOKIE]
  if (!value) return
  const token = request.session ? bearerOf(request) : undefined
  const header = request.headers['x-xsrf-token']
  if (typeof header === 'string' && isSame(header, value) && (!token || isXsrfValueOf(token, value))) return
  // Lets the next attempt succeed: the bearer token authenticates the caller, and without one there is nothing to
  // protect.
  if (token) reply.setXsrfCookie(token)
  else reply.clearCookie(COOKIE, { path: '/' })
  throw rejection
}

/** Whether the request's cookie was issued for its bearer token. */
export const hasXsrfCookieOf = (request: FastifyRequest, token: string) =>
  isXsrfValueOf(token, request.cookies[COOKIE] ?? '')
