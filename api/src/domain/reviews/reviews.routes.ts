import type { AuditedEntity } from '@tekskills/shared/contracts/http/audit'
import type { ContentKindName } from '@tekskills/shared/contracts/http/content'
import {
  approvalInput,
  assigneeInput,
  commentInput,
  review,
  reviewLinkInput,
  threadInput,
  threadUpdate,
} from '@tekskills/shared/contracts/http/reviews'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { inWriteContext, type WriteContext } from '../../platform/database/write-context'
import type { Dependencies } from '../../platform/dependencies'
import { saveOnce } from '../../platform/http/idempotency/idempotency'
import { idParams } from '../../platform/http/validation/record-id'
import { actorOf } from '../session/session'
import { assign, takeStep } from './approvals.service'
import { createReviewLink, readReviewLinks, revokeReviewLink } from './review-links'
import { readReview, type ReviewedItem } from './reviews.repository'
import { changeComment, deleteComment, reply, resolveThread, startThread, type ReviewWrite } from './reviews.service'

interface Reviewed {
  name: ContentKindName
  entity: AuditedEntity
  pagePath: string
  update: { shape: object }
}

const threadParams = idParams.extend({ threadId: idParams.shape.id })
const linkParams = idParams.extend({ linkId: idParams.shape.id })
const commentParams = idParams.extend({ commentId: idParams.shape.id })

/**
 * Comments of colleagues on an item while it is being written, and links for people outside (contract §3.7, additions). Every call returns the
 * updated review; none changes the item or its version.
 */
export function reviewRoutes(
  base: FastifyInstance,
  { name: kind, entity, pagePath, update }: Reviewed,
  deps: Dependencies,
): void {
  const app = base.withTypeProvider<ZodTypeProvider>()
  const fields: ReadonlySet<string> = new Set(Object.keys(update.shape))

  const { siteOrigin, approvalKinds } = deps.config
  const { queries } = deps.database
  const read = async (item: ReviewedItem) => ({
    ...(await readReview(queries, item, approvalKinds)),
    links: await readReviewLinks(queries, item, { pagePath, signer: deps.signer, now: deps.now() }),
  })

  /** Runs a change and returns the review after it. */
  async function change(
    request: FastifyRequest & { params: { id: string } },
    work: (write: ReviewWrite, context: WriteContext) => Promise<unknown>,
  ) {
    const item = { kind, id: request.params.id }
    await inWriteContext(deps, actorOf(request), (context) =>
      work({ ...context, item, entity, fields, siteOrigin }, context),
    )
    deps.mail.wake()
    return read(item)
  }

  const response = { 200: review }
  app.get('/:id/review', { schema: { params: idParams, response } }, async ({ params }) =>
    read({ kind, id: params.id }),
  )

  app.post(
    '/:id/review/threads',
    { schema: { params: idParams, body: threadInput, response: { 201: review } } },
    async (request, answer) =>
      answer
        .code(201)
        .send(
          await change(request, (write, context) => saveOnce(context, request, () => startThread(write, request.body))),
        ),
  )

  app.put(
    '/:id/review/threads/:threadId',
    { schema: { params: threadParams, body: threadUpdate, response } },
    async (request) =>
      change(request, (write) => resolveThread(write, request.params.threadId, request.body.isResolved)),
  )

  app.post(
    '/:id/review/threads/:threadId/comments',
    { schema: { params: threadParams, body: commentInput, response: { 201: review } } },
    async (request, answer) =>
      answer
        .code(201)
        .send(
          await change(request, (write, context) =>
            saveOnce(context, request, () => reply(write, request.params.threadId, request.body.text)),
          ),
        ),
  )

  app.put(
    '/:id/review/comments/:commentId',
    { schema: { params: commentParams, body: commentInput, response } },
    async (request) => change(request, (write) => changeComment(write, request.params.commentId, request.body.text)),
  )

  app.delete('/:id/review/comments/:commentId', { schema: { params: commentParams, response } }, async (request) =>
    change(request, (write) => deleteComment(write, request.params.commentId)),
  )

  app.post(
    '/:id/review/links',
    { schema: { params: idParams, body: reviewLinkInput, response: { 201: review } } },
    async (request, answer) =>
      answer
        .code(201)
        .send(
          await change(request, (write, context) =>
            saveOnce(context, request, () => createReviewLink(write, request.body)),
          ),
        ),
  )

  app.delete('/:id/review/links/:linkId', { schema: { params: linkParams, response } }, async (request) =>
    change(request, (write) => revokeReviewLink(write, request.params.linkId)),
  )

  app.put('/:id/review/assignee', { schema: { params: idParams, body: assigneeInput, response } }, async (request) =>
    change(request, (write) => assign(write, request.body.accountId)),
  )

  app.put('/:id/review/approval', { schema: { params: idParams, body: approvalInput, response } }, async (request) =>
    change(request, (write) => takeStep(write, request.body)),
  )
}
