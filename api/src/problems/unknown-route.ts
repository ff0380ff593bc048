import type { FastifyInstance } from 'fastify'
import type { RouteAccess } from '../session/session'
import { notFound, ProblemError } from './problem-error'

interface RegisteredRoute {
  method: string
  /** The pattern as registered, e.g. `/api/blogs/:id`. */
  url: string
  pattern: RegExp
  /** What the route itself says about who may call it. */
  access?: RouteAccess
}

declare module 'fastify' {
  interface FastifyInstance {
    registeredRoutes: RegisteredRoute[]
  }
}

/** Notes the routes as they are registered; a path that has other methods is answered 405 with `Allow`, else 404. */
export function unknownRoutes(app: FastifyInstance): void {
  const routes: RegisteredRoute[] = []
  app.decorate('registeredRoutes', routes)
  app.addHook('onRoute', ({ url, method: methods, config }) => {
    const pattern = patternOf(url)
    for (const method of [methods].flat()) routes.push({ method, url, pattern, access: config?.access })
  })
  app.setNotFoundHandler(async (request) => {
    const path = request.url.split('?', 1)[0] ?? ''
    const allow = routes.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method)
    if (allow.length === 0) throw notFound()
    throw new ProblemError(405, 'METHOD_NOT_ALLOWED', `This address does not answer ${request.method}.`, {
      headers: { allow: [...new Set(allow)].join(', ') },
    })
  })
}

const patternOf = (url: string) =>
  new RegExp(`^${url.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/:\w+/g, '[^/]+')}$`)
