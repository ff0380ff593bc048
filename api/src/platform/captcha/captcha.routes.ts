import { captcha } from '@tekskills/shared/contracts/http/captcha'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Database } from '../database/database'
import { createRateLimit } from '../rate-limits/rate-limit'
import type { CaptchaGuard } from './captcha-guard'

interface CaptchaDeps {
  captcha: CaptchaGuard
  database: Database
}

/** `GET /public/user/captcha`: what a form needs to get its token (FM-05). */
export const captchaRoutes: FastifyPluginAsyncZod<CaptchaDeps> = async (app, { captcha: guard, database }) => {
  const limit = createRateLimit(database, 'captcha', [{ points: 60, seconds: 60 }])

  app.get(
    '/captcha',
    { schema: { response: { 200: captcha } }, config: { access: 'public' } },
    async (request, reply) => {
      await limit.count(request.ip)
      reply.header('cache-control', 'no-store')
      return guard.describe()
    },
  )
}
