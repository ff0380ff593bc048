import { setZodMessages } from '@tekskills/shared/contracts/validation-messages'
import Fastify, { LogController } from 'fastify'
import { serializerCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod'
import type { Config } from './platform/config/config'
import { describeRequest, redactedPaths, requestIds } from './platform/http/plugins/request-log'
import { sendProblem, toProblem } from './platform/http/problems/problems-plugin'
import { rejectConnection } from './platform/http/problems/rejected-connection'
import { schemaValidator } from './platform/http/validation/schema-validator'

const BODY_LIMIT = 64 * 1024

/** Creates the Fastify instance with logging, limits and validation, without routes. */
export function createHttpServer({ logLevel, trustProxy }: Pick<Config, 'logLevel' | 'trustProxy'>) {
  setZodMessages()
  const app = Fastify({
    logger: { level: logLevel, redact: redactedPaths, serializers: { req: describeRequest } },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestIds(trustProxy),
    trustProxy,
    bodyLimit: BODY_LIMIT,
    requestTimeout: 60_000,
    clientErrorHandler: rejectConnection,
    frameworkErrors: (error, request, reply) => {
      void sendProblem(request, reply.header('x-content-type-options', 'nosniff'), toProblem(error))
    },
  }).withTypeProvider<ZodTypeProvider>()
  app.setValidatorCompiler(schemaValidator)
  app.setSerializerCompiler(serializerCompiler)
  return app
}
