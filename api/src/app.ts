import path from 'node:path'
import { randomUUID } from 'node:crypto'
import Fastify from 'fastify'
import { createAnswerCache } from './cache/answer-cache'
import { openContentChanges } from './cache/content-changes'
import { keptAnswers } from './cache/kept-answers-plugin'
import type { Config } from './config'
import { serializerCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod'
import type { Database } from './database/database'
import type { Dependencies } from './dependencies'
import { blogsRoutes } from './modules/blogs/blogs.routes'
import { publicBlogsRoutes } from './modules/blogs/public-blogs.routes'
import { sessionRoutes } from './modules/session/session.routes'
import { createPictureStore } from './pictures/picture-store'
import { requestBodies } from './plugins/request-bodies'
import { securityHeaders } from './plugins/security-headers'
import { speakPlainly } from './problems/field-problems'
import { problems } from './problems/problems-plugin'
import { schemaValidator } from './problems/schema-validator'
import { unknownRoutes } from './problems/unknown-route'
import { access } from './session/access-plugin'
import { createSessionStore } from './session/session-store'
import { xsrf } from './session/xsrf-plugin'

interface AppParts {
  config: Config
  database: Database
  now?: () => Date
}

export async function buildApp({ config, database, now = () => new Date() }: AppParts) {
  speakPlainly()
  const changes = await openContentChanges(database)
  const answers = createAnswerCache(changes)
  const sessions = createSessionStore(database.queries, now)
  const pictures = createPictureStore(path.resolve(config.dataDir, 'files', 'pictures'), now)
  const parts: Dependencies = { config, database, sessions, pictures, answers, changes, now }
  const https = config.siteOrigin.startsWith('https:')
  const app = Fastify({
    logger: { level: config.logLevel },
    genReqId: () => randomUUID(),
    trustProxy: config.trustProxy,
    bodyLimit: 64 * 1024,
  }).withTypeProvider<ZodTypeProvider>()
  app.setValidatorCompiler(schemaValidator)
  app.setSerializerCompiler(serializerCompiler)
  unknownRoutes(app)
  await app.register(problems)
  await app.register(securityHeaders, { https })
  await app.register(keptAnswers, { answers })
  await app.register(access, { sessions })
  await app.register(xsrf, { https })
  await app.register(requestBodies)

  await app.register(sessionRoutes, { prefix: '/api', ...parts })
  await app.register(publicBlogsRoutes, { prefix: '/api/public/user', ...parts })
  await app.register(blogsRoutes, { prefix: '/api/blogs', ...parts })
  return { app, parts }
}
