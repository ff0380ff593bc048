import type { Role } from '@tekskills/shared/contracts/access'
import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import type { Database } from '../../platform/database/database'
import type { RouteAccess } from '../../platform/http/plugins/route-config'
import { ProblemError } from '../../platform/http/problems/problem-error'
import { createRateLimit } from '../../platform/rate-limits/rate-limit'
import { findApiToken } from './api-tokens.repository'
import { copiedSession, type CopiedSessions } from './copied-sessions'
import { secondFactorRequired } from './second-factor'
import type { Session } from './session'
import type { SessionRepository } from './sessions.repository'
import type { TokenProofs } from './token-proofs'
import { includesScope, scopeOf } from './token-scopes'

const BEARER = /^Bearer ([\w-]{43})$/i
const API_TOKEN = /^Bearer (tks_[\w-]{43})$/i

/** The bearer token of a request; undefined unless there is exactly one, in the format that the service issues. */
export const bearerOf = (request: FastifyRequest) =>
  hasOneAuthorization(request) ? BEARER.exec(request.headers.authorization ?? '')?.[1] : undefined

/** The token of a program; undefined unless there is exactly one, in the format that the service issues. */
const apiTokenOf = (request: FastifyRequest) =>
  hasOneAuthorization(request) ? API_TOKEN.exec(request.headers.authorization ?? '')?.[1] : undefined

/** Of several `Authorization` headers, Node keeps only the first, but a proxy may have checked another. */
const hasOneAuthorization = ({ raw }: FastifyRequest) =>
  raw.rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === 'authorization').length === 1

/** The session of a request to a protected route. Throws 401 on a public one. */
export function sessionOf({ session }: FastifyRequest): Session {
  if (!session) throw new ProblemError(401, 'UNAUTHENTICATED', 'Please log in.')
  return session
}

/** The authorization matrix of contract §3.4, by the first segment of the path under `/api`. */
const byArea: Record<string, RouteAccess> = {
  me: 'signed-in',
  logout: 'signed-in',
  audit: 'signed-in',
  blogs: 'BLOGS',
  author: 'BLOGS',
  category: 'BLOGS',
  newsRoom: 'BLOGS',
  caseStudy: 'BLOGS',
  enquiry: 'BLOGS',
  newsLetter: 'BLOGS',
  media: 'BLOGS',
  redirects: 'BLOGS',
  contentCheck: 'BLOGS',
  bundles: 'BLOGS',
  imports: 'BLOGS',
  apiTokens: 'BLOGS',
  webhooks: 'BLOGS',
  career: 'CAREERS',
  jobApplicants: 'CAREERS',
  hiringReports: 'CAREERS',
  applicantMails: 'CAREERS',
  interviewSlots: 'CAREERS',
  talentLists: 'CAREERS',
  staff: 'administrator',
}

/**
 * Who may call the route registered as `url`. Returns `closed` if no rule covers it, so that a missing rule rejects
 * every caller.
 */
export function accessOf(url: string, explicit?: RouteAccess): RouteAccess | 'closed' {
  return explicit ?? byArea[/^\/api\/(\w+)/.exec(url)?.[1] ?? ''] ?? 'closed'
}

/** Whether a session may call a route that is not public. */
function isAllowed({ role, administersStaff }: Session, allowed: RouteAccess | 'closed'): boolean {
  if (allowed === 'administrator') return administersStaff
  return allowed === 'signed-in' || allowed === role
}

/** Whether a route is about the caller's own account; a session without a required second factor may call only those. */
const isOwnAccount = (url: string) => url === '/api/me' || url.startsWith('/api/me/')

interface AccessOptions {
  sessions: SessionRepository
  proofs: TokenProofs
  copied: CopiedSessions
  database: Database
  now: () => Date
  /** Roles for which the environment requires a second factor; administrators may require it for more. */
  secondFactorRoles: readonly Role[]
}

/**
 * Every route is protected unless its `config.access` says otherwise. Access is checked on each request against the
 * database row, before the body is read (contract §3.4, ST-08).
 */
export const access = fp<AccessOptions>(
  async (app, { secondFactorRoles, ...deps }) => {
    const programs = createApiTokens(deps)
    app.decorateRequest('session', null)
    app.addHook('onRequest', async (request, reply) => {
      if (request.is404) return
      const { url = '', config } = request.routeOptions
      const allowed = accessOf(url, config.access)
      if (allowed === 'public') return
      reply.header('cache-control', 'no-store')
      const token = apiTokenOf(request)
      request.session = token === undefined ? await openSession(request, deps) : await programs.open(token)
      requireScope(request.session, request.method, url)
      if (!isAllowed(request.session, allowed)) {
        throw new ProblemError(403, 'FORBIDDEN', 'Your account does not have access to this.')
      }
      const { role, hasSecondFactor, isFactorRequired } = request.session
      const isRequired = isFactorRequired || secondFactorRoles.includes(role)
      if (isRequired && !hasSecondFactor && !isOwnAccount(url)) {
        throw secondFactorRequired()
      }
    })
  },
  { name: 'access' },
)

/** At most two calls a second for a minute, and a steady one a second, for each token. */
const TOKEN_WINDOWS = [
  { points: 120, seconds: 60 },
  { points: 3_600, seconds: 60 * 60 },
] as const

/** The callers with a token of a program (ADR 0118). */
function createApiTokens({ database, now }: Pick<AccessOptions, 'database' | 'now'>) {
  const calls = createRateLimit(database, 'api-token', TOKEN_WINDOWS)
  return {
    async open(token: string): Promise<Session> {
      const session = await findApiToken(database.queries, token, now())
      if (!session) throw new ProblemError(401, 'TOKEN_INVALID', 'This token is unknown, has expired or was revoked.')
      await calls.count(session.id)
      return session
    },
  }
}

/** Throws 403 if a program calls what its token is not for; people need no scope. */
function requireScope({ apiToken }: Session, method: string, url: string): void {
  if (!apiToken) return
  const needed = scopeOf(method, url)
  if (!needed) throw new ProblemError(403, 'FORBIDDEN', 'No token has access to this call.')
  if (!includesScope(apiToken.scopes, needed)) {
    throw new ProblemError(403, 'SCOPE_MISSING', `This token does not have the scope ${needed}.`)
  }
}

type SessionDeps = Pick<AccessOptions, 'sessions' | 'proofs' | 'copied'>

async function openSession(request: FastifyRequest, { sessions, proofs, copied }: SessionDeps): Promise<Session> {
  const token = bearerOf(request)
  const session = token && (await sessions.find(token))
  if (!token || !session) throw new ProblemError(401, 'UNAUTHENTICATED', 'Please log in.')
  if (session === 'expired')
    throw new ProblemError(401, 'SESSION_EXPIRED', 'Your session has ended. Please log in again.')
  if (session === 'copied') throw copiedSession()
  if (session.keyThumbprint === null) return session
  const proof = await proofs.check(request, token, session.keyThumbprint)
  if (proof !== 'valid') throw await copied.refuse(session, proof, request)
  return session
}
