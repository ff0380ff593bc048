import { contentImport, importChoices, importedArticle, importLimits } from '@tekskills/shared/contracts/http/imports'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { inWriteContext } from '../../platform/database/write-context'
import type { Dependencies } from '../../platform/dependencies'
import { safeFileName } from '../../platform/files/file-name'
import { settleUploads } from '../../platform/files/staged-upload'
import { saveContent } from '../../platform/http/content-changes/content-changes'
import { invalidField } from '../../platform/http/problems/problem-error'
import { idParams } from '../../platform/http/validation/record-id'
import { forms, readForm } from '../../platform/multipart/multipart-form'
import { actorOf } from '../session/session'
import { reportOf } from './import-report'
import { deleteImport, deleteSurplusImports, readArticleAt, readImport, storeImport } from './imports.repository'
import { findPictures, importArticle, stagedIn } from './imports.service'
import { readUpload } from './read-upload'

const noFields = z.object({})
const articleParams = idParams.extend({ position: z.coerce.number().int().min(0).max(importLimits.articles) })
const types = { MARKDOWN: 'text/markdown', ARCHIVE: 'application/zip', WORDPRESS: 'application/xml' } as const

/** Blogs from Markdown files and exports of WordPress (contract §3.7, `/imports`). Prefix: `/api/imports`. */
export const importsRoutes: FastifyPluginAsyncZod<Dependencies> = async (app, deps) => {
  const { queries } = deps.database
  await app.register(forms)

  const own = ({ id }: { id: string }, request: FastifyRequest) => ({ id, accountId: actorOf(request).accountId })
  const report = async (id: string, request: FastifyRequest) =>
    reportOf(
      { queries, pages: deps.listing.current().pages, now: deps.now() },
      await readImport(queries, own({ id }, request)),
    )

  app.post(
    '',
    {
      schema: { body: noFields, response: { 201: contentImport } },
      preValidation: readForm(noFields, { file: importLimits.fileBytes }),
    },
    async (request, reply) => {
      const file = request.formFiles?.file
      if (!file) throw invalidField('file', 'REQUIRED', 'Choose a file.')
      const upload = await readUpload(file.name, file.content)
      const name = file.name.slice(-200) || 'file'
      const hasPictures = upload.articles.some(({ pictures, cover }) => cover !== null || pictures.length > 0)
      const kept = { name: safeFileName(name, 'import', 'zip'), type: types[upload.format], content: file.content }
      const archive = hasPictures ? await deps.files.stage(kept) : undefined
      const actor = actorOf(request)
      const storing = inWriteContext(deps, actor, async ({ transaction, now }) => {
        const fileId = archive ? await archive.insert(transaction) : null
        const id = await storeImport(transaction, { accountId: actor.accountId, name, upload, fileId }, now)
        return { id, surplus: await deleteSurplusImports(transaction, actor.accountId) }
      })
      const { id, surplus } = await settleUploads(archive ? [archive] : [], storing)
      await deps.files.remove(surplus)
      return reply
        .code(201)
        .header('location', `/api/imports/${id}`)
        .send(await report(id, request))
    },
  )

  app.get('/:id', { schema: { params: idParams, response: { 200: contentImport } } }, async (request) =>
    report(request.params.id, request),
  )

  app.post(
    '/:id/articles/:position',
    { schema: { params: articleParams, body: importChoices, response: { 201: importedArticle } } },
    async (request, reply) => {
      const stored = await readImport(queries, own(request.params, request))
      const article = await readArticleAt(queries, stored.id, request.params.position)
      const pictures = await findPictures(deps, stored, article)
      const saving = { request, reply, actor: actorOf(request), tags: ['blogs', 'redirects'] as const }
      const imported = await saveContent(deps, { ...saving, uploads: stagedIn(pictures) }, (context) =>
        importArticle(context, { deps, article, pictures, choices: request.body }),
      )
      return reply.code(201).header('location', `/api/blogs/${imported.id}`).send(imported)
    },
  )

  app.delete('/:id', { schema: { params: idParams, response: { 204: z.null() } } }, async (request, reply) => {
    const archives = await inWriteContext(deps, actorOf(request), ({ transaction }) =>
      deleteImport(transaction, own(request.params, request)),
    )
    await deps.files.remove(archives)
    return reply.code(204).send(null)
  })
}
