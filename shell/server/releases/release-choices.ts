import type { FastifyInstance, FastifyRequest } from 'fastify'
import { RELEASE_CHOICES } from '@tekskills/shared/contracts/release-choices'
import type { Me } from '@tekskills/shared/contracts/http/session'
import type { RemoteName } from '@tekskills/shared/contracts/remote-manifest'
import { callHeaders } from '@tekskills/shared/server/request-scope'
import type { Generation } from './generation'
import { readOverride } from './read-override'
import type { ReleaseChoice } from './release-choice'

/** Milliseconds that the service may take to say whose token it is. */
const SERVICE_TIMEOUT = 4000

interface ReleaseChoicesOptions {
  /** The live generation; undefined while no release is usable. */
  current: () => Generation | undefined
  choice: ReleaseChoice
  apiUrl: string
}

/**
 * What the panel of releases shows. Ids of releases that are not public give access to what they contain, so the list is
 * for staff, and for visitors who have the link to such a release already (ADR 0074).
 */
export function releaseChoices(app: FastifyInstance, { current, choice, apiUrl }: ReleaseChoicesOptions): void {
  app.get<{ Querystring: { release?: unknown } }>(RELEASE_CHOICES, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    const live = current()
    if (!live) return reply.code(503).header('retry-after', '5').send(problem(503, 'No release is usable.'))
    const { release } = request.query
    const isAllowed =
      (typeof release === 'string' && (await namesPreview(live, release))) || (await isStaff(apiUrl, request))
    if (!isAllowed) return reply.code(403).send(problem(403, 'Sign in, or open a link to a release that is not live.'))
    return choice.offered(live)
  })

  async function namesPreview(live: Generation, text: string): Promise<boolean> {
    const override = readOverride(text, live)
    if ('rejection' in override) return false
    const named = Object.entries(override.selection) as [RemoteName, string][]
    const found = await Promise.all(named.map(([name, id]) => choice.isPreview(live, name, id)))
    return found.includes(true)
  }
}

/**
 * Whether the service knows the bearer token of a request, and would let its account do more than set up the second factor
 * that its role demands (ADR 0086).
 */
async function isStaff(apiUrl: string, { headers: { authorization }, ip }: FastifyRequest): Promise<boolean> {
  if (!authorization) return false
  const headers = { ...callHeaders(), authorization, 'x-forwarded-for': ip }
  const response = await fetch(`${apiUrl}/api/me`, { headers, signal: AbortSignal.timeout(SERVICE_TIMEOUT) })
  if (!response.ok) {
    await response.body?.cancel()
    return false
  }
  const { otpRequired, otpEnabled } = (await response.json()) as Partial<Me>
  return otpEnabled === true || otpRequired !== true
}

const problem = (status: number, detail: string) => ({ type: 'about:blank', status, title: detail, detail })
