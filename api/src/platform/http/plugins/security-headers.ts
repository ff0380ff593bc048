import helmet from '@fastify/helmet'
import { REQUEST_ID } from '@tekskills/shared/server/request-id'
import fp from 'fastify-plugin'

/** The headers of contract §3.1 on every response; an API never needs to load or frame anything. */
export const securityHeaders = fp<{ https: boolean }>(
  async (app, { https }) => {
    await app.register(helmet, {
      contentSecurityPolicy: {
        useDefaults: false,
        directives: { defaultSrc: ["'none'"], baseUri: ["'none'"], formAction: ["'none'"], frameAncestors: ["'none'"] },
      },
      referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
      hsts: https ? { maxAge: 31_536_000, includeSubDomains: true } : false,
      // These headers only matter for pages, and the API serves none.
      originAgentCluster: false,
      xDnsPrefetchControl: false,
      xDownloadOptions: false,
      xFrameOptions: false,
      xPermittedCrossDomainPolicies: false,
      xXssProtection: false,
    })
    app.addHook('onRequest', async (request, reply) => {
      reply.header(REQUEST_ID, request.id)
    })
  },
  { name: 'security-headers' },
)
