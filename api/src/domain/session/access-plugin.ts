import type { Role } from '@tekskills/shared/contracts/access'
import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import type { RouteAccess } from '../../platform/http/plugins/route-config'
import { ProblemError } from '../../platform/http/problems/problem-error'
import { copiedSession, type CopiedSessions } from './copied-sessions'
import type { Session } from './session'
import type { SessionRepository } from './sessions.repository'
import type { TokenProofs } from './token-proofs'

const BEARER = /^Bearer ([\w-]{43})$/i

/** The bearer token of a request; undefined unless there is exactly one, in the format that the service issues. */
export const bearerOf = (request: FastifyRequest) =>
  hasOneAuthorization(request) ? BEARER.exec(request.headers.authorization ?? '')?.[1] : undefined

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
  career: 'CAREERS',
  jobApplicants: 'CAREERS',
  hiringReports: 'CAREERS',
  applicantMails: 'CAREERS',
  interviewSlots: 'CAREERS',
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
  /** Roles for which the environment requires a second factor; administrators may require it for more. */
  secondFactorRoles: readonly Role[]
}

/**
 * Every route is protected unless its `config.access` says otherwise. Access is checked on each request against the
 * database row, before the body is read (contract §3.4, ST-08).
 */
export const access = fp<AccessOptions>(
  async (app, { secondFactorRoles, ...deps }) => {
    app.decorateRequest('session', null)
    app.addHook('onRequest', async (request, reply) => {
      if (request.is404) return
      const { url = '', config } = request.routeOptions
      const allowed = accessOf(url, config.access)
      if (allowed === 'public') return
      reply.header('cache-control', 'no-store')
      request.session = await openSession(request, deps)
      if (!isAllowed(request.session, allowed)) {
        throw new ProblemError(403, 'FORBIDDEN', 'Your account does not have access to this.')
      }
      const { role, hasSecondFactor, isFactorDemanded } = request.session
      const isDemanded = isFactorDemanded || secondFactorRoles.includes(role)
      if (isDemanded && !hasSecondFactor && !isOwnAccount(url)) {
        throw new ProblemError(
          403,
          'SECOND_FACTOR_REQUIRED',
          'Set up two-factor authentication first, under “Your account”.',
        )
      }
    })
  },
  { name: 'access' },
)

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
