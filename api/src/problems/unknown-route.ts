import type { FastifyInstance } from 'fastify'
import { notFound, ProblemError } from './problem-error'

/** Collects the routes as they are registered; the handler answers 405 with `Allow` where the path has other methods. */
export function unknownRoutes(app: FastifyInstance): void {
  const methods = new Map<string, { pattern: RegExp; allow: Set<string> }>()
  app.addHook('onRoute', ({ url, method }) => {
    const entry = methods.get(url) ?? { pattern: patternOf(url), allow: new Set<string>() }
    for (const name of [method].flat()) entry.allow.add(name)
    methods.set(url, entry)
  })
  app.setNotFoundHandler(async (request) => {
    const path = request.url.split('?', 1)[0] ?? ''
    const allow = [...methods.values()].flatMap((entry) => (entry.pattern.test(path) ? [...entry.allow] : []))
    if (allow.length === 0) throw notFound()
    throw new ProblemError(405, 'METHOD_NOT_ALLOWED', `This address does not answer ${request.method}.`, {
      headers: { allow: [...new Set(allow)].join(', ') },
    })
  })
}

const patternOf = (url: string) =>
  new RegExp(`^${url.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/:\w+/g, '[^/]+')}$`)
