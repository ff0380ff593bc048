import type { FastifyInstance } from 'fastify'
import { RELEASE_ERRORS, type ExplainedErrors } from '@tekskills/shared/contracts/release-errors'
import { errorsFrom } from '@tekskills/releases/explain/explain-errors'
import { createFrameResolver, type ReadMap } from '@tekskills/releases/explain/resolve-frames'
import { isStaff } from './is-staff'
import { problem } from './problem'

/** Whole minutes from 1 to 1440, which is a day. */
const MINUTES = /^([1-9]\d{0,2}|1[0-3]\d\d|14[0-3]\d|1440)$/
/** Maximum number of places that are resolved for each error. */
const SHOWN_PLACES = 6

interface ReleaseErrorsOptions {
  apiUrl: string
  /** Reads private source maps, which only the release store has. */
  readMap: ReadMap
}

/**
 * What fails in releases, for staff: the errors reported to the service, with their places in the sources. Source maps
 * stay on the server; only the files and lines of reported errors are sent (ADR 0096).
 */
export function releaseErrors(app: FastifyInstance, { apiUrl, readMap }: ReleaseErrorsOptions): void {
  const readErrors = errorsFrom(apiUrl)
  const placesOf = createFrameResolver(readMap)

  app.get<{ Querystring: { minutes?: unknown } }>(RELEASE_ERRORS, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    if (!(await isStaff(apiUrl, request, reply)))
      return reply.code(403).send(problem(403, 'Only staff can see what fails.'))
    const { minutes = '60' } = request.query
    if (typeof minutes !== 'string' || !MINUTES.test(minutes))
      return reply.code(400).send(problem(400, 'minutes must be a whole number from 1 to 1440.'))
    const errors = await readErrors(Number(minutes)).catch((error: unknown) => {
      request.log.error({ err: error }, 'the errors of releases could not be read')
      return undefined
    })
    if (!errors) return reply.code(503).send(problem(503, 'The service, which has the reports, does not respond.'))
    const places = await placesOf(errors.map(({ frames }) => frames.slice(0, SHOWN_PLACES)))
    return {
      minutes: Number(minutes),
      errors: errors.map((error, index) => ({ ...error, places: places[index] ?? [] })),
    } satisfies ExplainedErrors
  })
}
