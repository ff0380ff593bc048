import type { FastifyInstance } from 'fastify'
import { RELEASE_CHOICES } from '@tekskills/shared/contracts/release-choices'
import type { RemoteName } from '@tekskills/shared/contracts/remote-manifest'
import type { Generation } from './generation'
import { isStaff } from './is-staff'
import { problem } from './problem'
import { readOverride } from './read-override'
import type { ReleaseChoice } from './release-choice'

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
      (typeof release === 'string' && (await namesPreview(live, release))) || (await isStaff(apiUrl, request, reply))
    if (!isAllowed) return reply.code(403).send(problem(403, 'Log in, or open a link to a release that is not live.'))
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
