import swagger from '@fastify/swagger'
import fp from 'fastify-plugin'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import type { ResponseCache } from '../cache/response-cache'
import { sendCached } from '../cache/response-cache-plugin'

/**
 * `GET /api/openapi.json`: the OpenAPI document of every endpoint under `/api`, generated from the validation schemas. It
 * is half a megabyte, so it is served from the response cache; no change of content affects it.
 */
export const openapi = fp<{ responses: ResponseCache }>(
  async (app, { responses }) => {
    await app.register(swagger, {
      openapi: {
        openapi: '3.1.0',
        info: { title: 'Tekskills site service', version: '1.0.0' },
        components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
      },
      transform: jsonSchemaTransform,
    })
    const config = { access: 'public', cached: [] } as const
    app.get('/api/openapi.json', { schema: { hide: true }, config }, async (request, reply) => {
      const produce = async () => JSON.stringify(app.swagger())
      return sendCached(request, reply, await responses.get(request.url, 'openapi', config.cached, produce))
    })
  },
  { name: 'openapi' },
)
