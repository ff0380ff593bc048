import swagger from '@fastify/swagger'
import fp from 'fastify-plugin'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'

/**
 * `GET /api/openapi.json`: the OpenAPI document of every endpoint under `/api`, generated from the validation schemas.
 */
export const openapi = fp(
  async (app) => {
    await app.register(swagger, {
      openapi: {
        openapi: '3.1.0',
        info: { title: 'Tekskills site service', version: '1.0.0' },
        components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
      },
      transform: jsonSchemaTransform,
    })
    app.get('/api/openapi.json', { schema: { hide: true }, config: { access: 'public' } }, async (_request, reply) =>
      reply.header('cache-control', 'no-cache').send(app.swagger()),
    )
  },
  { name: 'openapi' },
)
