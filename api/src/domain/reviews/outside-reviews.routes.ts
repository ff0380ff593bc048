import type { ContentKindName } from '@tekskills/shared/contracts/http/content'
import { outsideCommentInput, outsideReview, outsideReviewRequest } from '@tekskills/shared/contracts/http/reviews'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { inWriteContext } from '../../platform/database/write-context'
import type { Dependencies } from '../../platform/dependencies'
import { idempotencyKey, idempotent, repeatable } from '../../platform/http/idempotency/idempotency'
import { createRateLimit } from '../../platform/rate-limits/rate-limit'
import { commentFromOutside, openLink, readOutsideReview } from './outside-reviews.service'

const HOUR_S = 60 * 60

interface Reviewed {
  name: ContentKindName
  update: { shape: object }
}

/**
 * Comments of people who have a link and no account (contract §3.7, additions): `{path}/review`. Tokens are in bodies,
 * which are never logged.
 */
export function outsideReviewRoutes(
  base: FastifyInstance,
  { path, definition: { name: kind, update } }: { path: string; definition: Reviewed },
  deps: Dependencies,
): void {
  const app = base.withTypeProvider<ZodTypeProvider>()
  const { database, signer, now, mail } = deps
  const { queries } = database
  const { siteOrigin } = deps.config
  const fields: ReadonlySet<string> = new Set(Object.keys(update.shape))
  const reads = createRateLimit(database, `outside-review-${kind}`, [{ points: 60, seconds: 60 }])
  const perNetwork = createRateLimit(database, `outside-comment-${kind}`, [
    { points: 6, seconds: 60 },
    { points: 60, seconds: HOUR_S },
  ])
  const perLink = createRateLimit(database, `outside-comment-link-${kind}`, [{ points: 100, seconds: HOUR_S }])
  const once = repeatable(queries)
  const config = { access: 'public' as const, anonymous: true }

  app.post(
    `${path}/review`,
    { schema: { body: outsideReviewRequest, response: { 200: outsideReview } }, config },
    async (request, reply) => {
      await reads.count(request.ip)
      const access = { kind, token: request.body.preview, signer, now: now() }
      return reply.header('cache-control', 'no-store').send(await readOutsideReview(queries, access))
    },
  )

  app.post(
    `${path}/review/comments`,
    { schema: { body: outsideCommentInput, response: { 201: outsideReview } }, config },
    async (request, reply) => {
      const { body } = request
      // A repeated comment passes the limits below because of its key, and still returns all threads.
      await reads.count(request.ip)
      const access = { kind, token: body.preview, signer, now: now() }
      const link = await openLink(queries, access)
      const attempt = {
        call: `${request.method} ${request.routeOptions.url} ${link.id}`,
        key: idempotencyKey(request),
        content: [JSON.stringify(body)],
      }
      await once(attempt, async () => {
        await perNetwork.count(request.ip)
        await perLink.count(link.id)
        return inWriteContext(deps, { accountId: null, ip: null }, (context) =>
          idempotent(context.transaction, { ...attempt, now: context.now }, () =>
            commentFromOutside({ ...context, kind, fields, siteOrigin }, link, body),
          ),
        )
      })
      mail.wake()
      return reply
        .header('cache-control', 'no-store')
        .code(201)
        .send(await readOutsideReview(queries, access))
    },
  )
}
