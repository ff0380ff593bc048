import type { FastifyInstance, FastifyRequest } from 'fastify'
import { notFound, ProblemError } from '../problems/problem-error'
import type { RouteAccess } from './route-config'

interface RegisteredRoute {
  method: string
  /** The pattern as registered, e.g. `/api/blogs/:id`. */
  url: string
  pattern: RegExp
  /** The access that the route declares. */
  access?: RouteAccess
}

declare module 'fastify' {
  interface FastifyInstance {
    registeredRoutes: RegisteredRoute[]
  }
}

/** Records the registered routes. An unknown method of a known path gets 405 with `Allow`, an unknown path 404. */
export function unknownRoutes(app: FastifyInstance): void {
  const routes: RegisteredRoute[] = []
  const routesAt = (path: string) => routes.filter(({ url }) => url === path)
  app.decorate('registeredRoutes', routes)
  app.addHook('onRoute', ({ url, method: methods, config }) => {
    const pattern = patternOf(url)
    for (const method of [methods].flat()) routes.push({ method, url, pattern, access: config?.access })
  })
  // A fixed path must not be matched as an id by a route of another method: `GET /blogs/deleteBlog`.
  app.addHook('preParsing', async (request) => {
    const path = pathOf(request)
    if (request.is404 || request.routeOptions.url === path) return
    const fixed = routesAt(path)
    if (fixed.length > 0) throw methodNotAllowed(request, fixed)
  })
  app.setNotFoundHandler(async (request) => {
    const path = pathOf(request)
    const fixed = routesAt(path)
    const matching = fixed.length > 0 ? fixed : routes.filter(({ pattern }) => pattern.test(path))
    if (matching.length === 0) throw notFound()
    throw methodNotAllowed(request, matching)
  })
}

const pathOf = ({ url }: FastifyRequest) => url.split('?', 1)[0] ?? ''

function methodNotAllowed({ method }: FastifyRequest, routes: readonly RegisteredRoute[]): ProblemError {
  const allow = [...new Set(routes.map((route) => route.method))].join(', ')
  return new ProblemError(405, 'METHOD_NOT_ALLOWED', `This address does not support ${method}.`, { headers: { allow } })
}

const patternOf = (url: string) =>
  new RegExp(`^${url.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/:\w+/g, '[^/]+')}$`)
