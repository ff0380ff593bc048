import { createHash } from 'node:crypto'
import {
  interviewChoice,
  lostLink,
  lostLinkResponse,
  ownApplication,
  ownApplicationLink,
} from '@tekskills/shared/contracts/http/own-application'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Dependencies } from '../../platform/dependencies'
import { createRateLimit } from '../../platform/rate-limits/rate-limit'
import { createDataCopy, sendCopy } from './data-copy'
import { createOwnApplications } from './own-application.service'

const MINUTE_S = 60

/** The applicant's own page (contract §3.7, additions). Tokens are in bodies, which are never logged. */
export const ownApplicationRoutes: FastifyPluginAsyncZod<Dependencies> = async (app, deps) => {
  const { mail } = deps
  const applications = createOwnApplications(deps)
  const openLimit = createRateLimit(deps.database, 'own-application', [{ points: 60, seconds: MINUTE_S }])
  const copyLimit = createRateLimit(deps.database, 'own-application-copy', [{ points: 10, seconds: 10 * MINUTE_S }])
  const linkLimit = createRateLimit(deps.database, 'own-application-link', [
    { points: 5, seconds: MINUTE_S },
    { points: 30, seconds: 60 * MINUTE_S },
  ])
  // Only mailed links count: each of them works, so a stranger who uses up the limit does not lock the applicant out.
  const addressLimit = createRateLimit(deps.database, 'own-application-link-address', [
    { points: 10, seconds: 24 * 60 * MINUTE_S },
  ])
  const config = { access: 'public' as const, anonymous: true }
  const byLink = { schema: { body: ownApplicationLink, response: { 200: ownApplication } }, config }

  app.post('', byLink, async (request, reply) => {
    await openLimit.count(request.ip)
    return reply.header('cache-control', 'no-store').send(await applications.show(request.body.token))
  })

  app.post('/copy', { schema: { body: ownApplicationLink }, config }, async (request, reply) => {
    await copyLimit.count(request.ip)
    const application = await applications.collect(request.body.token)
    return sendCopy(reply, application, await createDataCopy(deps, application))
  })

  app.post('/withdraw', byLink, async (request, reply) => {
    await openLimit.count(request.ip)
    return reply.header('cache-control', 'no-store').send(await applications.withdraw(request.body.token))
  })

  app.post(
    '/erase',
    { schema: { body: ownApplicationLink, response: { 204: z.null() } }, config },
    async (request, reply) => {
      await openLimit.count(request.ip)
      await applications.erase(request.body.token)
      return reply.header('cache-control', 'no-store').code(204).send(null)
    },
  )

  app.post('/keep', byLink, async (request, reply) => {
    await openLimit.count(request.ip)
    return reply.header('cache-control', 'no-store').send(await applications.keep(request.body.token))
  })

  app.post(
    '/interview',
    { schema: { body: interviewChoice, response: { 200: ownApplication } }, config },
    async (request, reply) => {
      await openLimit.count(request.ip)
      return reply.header('cache-control', 'no-store').send(await applications.chooseInterview(request.body))
    },
  )

  app.post('/interview/cancel', byLink, async (request, reply) => {
    await openLimit.count(request.ip)
    return reply.header('cache-control', 'no-store').send(await applications.cancelInterview(request.body.token))
  })

  app.post(
    '/link',
    { schema: { body: lostLink, response: { 202: lostLinkResponse } }, config },
    async (request, reply) => {
      await linkLimit.count(request.ip)
      // The timing of the response must not reveal whether there is an application with this address.
      const { email } = request.body
      const address = createHash('sha256').update(email.toLowerCase()).digest('base64url')
      mail.afterResponse(reply.raw, async () => {
        const sent = (await addressLimit.allows(address)) ? await applications.sendLinks(email) : 0
        if (sent === 0) await addressLimit.forgive(address)
      })
      return reply.header('cache-control', 'no-store').code(202).send({ message: 'Successfully Submitted' })
    },
  )
}
