import type { FastifyReply, FastifyRequest } from 'fastify'
import { inWriteContext, type WriteContext } from '../../platform/database/write-context'
import type { Dependencies } from '../../platform/dependencies'
import { checkDocument } from '../../platform/files/check-document'
import { settleUploads, type StagedUpload } from '../../platform/files/staged-upload'
import type { UploadedFile } from '../../platform/files/uploaded-file'
import { mutateContent, saveContent } from '../../platform/http/content-changes/content-changes'
import { saveOnce } from '../../platform/http/idempotency/idempotency'
import { safeFileName } from '../../platform/files/file-name'
import { MAX_PICTURE_BYTES } from '../../platform/pictures/check-picture'
import { addPictureOfForm, choosePicture } from '../media/media-library'
import { actorOf } from '../session/session'
import type { ContentDefinition, ItemChange, PictureColumn } from './content-definition'
import type { Replaced } from './held-files'
import { discardDraft, publishDraft, saveDraft, type WrittenItem } from './item-drafts'
import { deleteItem } from './item-trash'
import { changeItem, createItem, type ItemWrite, type Uploads } from './items.service'

type Stores = Pick<Dependencies, 'pictures' | 'files'>

/** The most bytes of the fields of an item. */
export const bodyLimit = 2 * 1024 * 1024

/** The form parts that may hold a file, each with its limit in bytes. */
export function filePartsOf({ pictures, document }: ContentDefinition): Record<string, number> {
  const parts = Object.fromEntries(pictures.map(({ part }) => [part, MAX_PICTURE_BYTES]))
  return document ? { ...parts, [document.part]: document.maxBytes } : parts
}

/** The files sent with the form of an item, staged until the item is saved. */
interface ItemUploads {
  staged: StagedUpload[]
  /** Inserts their rows in the transaction of the item, and reads the pictures that it takes from the library. */
  insert(context: WriteContext, change: ItemChange): Promise<Uploads>
}

interface StagedPicture {
  column: PictureColumn
  name: string
  upload: StagedUpload
}

/** Validates and stages the files of a form. If a check throws, the files staged so far are discarded. */
async function stageItemUploads(
  { pictures, files }: Stores,
  definition: ContentDefinition,
  form: Partial<Record<string, UploadedFile>> = {},
): Promise<ItemUploads> {
  const staged: StagedUpload[] = []
  const stagedPictures: StagedPicture[] = []
  let stagedDocument: StagedUpload | undefined
  try {
    const document = definition.document && form[definition.document.part]
    if (definition.document && document) {
      stagedDocument = await files.stage(
        await checkDocument(definition.document.part, document, definition.document.types),
      )
      staged.push(stagedDocument)
    }
    for (const { part, column } of definition.pictures) {
      const picture = form[part]
      if (!picture) continue
      const upload = await pictures.stage(picture.content)
      stagedPictures.push({ column, name: safeFileName(picture.name, 'picture', 'webp'), upload })
      staged.push(upload)
    }
  } catch (error) {
    for (const upload of staged) await upload.discard(error)
    throw error
  }
  return {
    staged,
    async insert({ transaction, now }, change) {
      const uploads: Uploads = { pictures: {}, fileId: await stagedDocument?.insert(transaction) }
      for (const { part, column } of definition.pictures) {
        const chosen = change.chosenPictures?.[column]
        if (chosen) uploads.pictures[column] = await choosePicture(transaction, chosen, part)
      }
      for (const { column, name, upload } of stagedPictures) {
        const pictureId = await upload.insert(transaction)
        uploads.pictures[column] = pictureId
        const imageAlt = column === 'picture_id' ? (change.values.image_alt ?? '') : ''
        await addPictureOfForm(transaction, { pictureId, name, imageAlt }, now)
      }
      return uploads
    },
  }
}

/** Removes replaced pictures and files from storage, after the commit. */
export async function removeReplaced(stores: Stores, { pictures, files }: Replaced): Promise<void> {
  for (const id of pictures) await stores.pictures.remove(id)
  await stores.files.remove(files)
}

/** The writes of one content type, each in its own transaction on behalf of the account that sent the request. */
export function itemWrites(deps: Dependencies, definition: ContentDefinition) {
  const tags = [definition.tag]
  const requiresApproval = deps.config.approvalKinds.includes(definition.name)

  const mutate = <Result>(
    request: FastifyRequest,
    reply: FastifyReply,
    work: (context: WriteContext) => Promise<Result>,
  ) => mutateContent(deps, { reply, actor: actorOf(request), tags }, work)

  /** Stages what the form of an item sends, its fields and its files, for a write in a transaction. */
  async function formOf(request: FastifyRequest) {
    const change = definition.changeOf(request.body, deps.now())
    const { staged, insert } = await stageItemUploads(deps, definition, request.formFiles)
    const writeIn = async (context: WriteContext): Promise<ItemWrite> => ({
      ...context,
      definition,
      change,
      uploads: await insert(context, change),
      requiresApproval,
    })
    return { staged, writeIn }
  }

  /** Saves the form of an item. */
  async function save<Result extends object>(
    request: FastifyRequest,
    reply: FastifyReply,
    write: (write: ItemWrite) => Promise<Result>,
  ): Promise<Result> {
    const { staged, writeIn } = await formOf(request)
    const saving = { request, reply, actor: actorOf(request), tags, uploads: staged }
    return saveContent(deps, saving, async (context) => write(await writeIn(context)))
  }

  /** Sends the item of a write once the files that it replaced are removed. */
  async function sendWritten(reply: FastifyReply, { item, replaced }: WrittenItem) {
    await removeReplaced(deps, replaced)
    return reply.send(item)
  }

  return {
    mutate,
    requiresApproval,

    async create(request: FastifyRequest, reply: FastifyReply) {
      const item = await save(request, reply, createItem)
      return reply.code(201).header('location', `/api/${definition.area}/${item.id}`).send(item)
    },

    async update(request: FastifyRequest, reply: FastifyReply, id: string) {
      return sendWritten(reply, await save(request, reply, (write) => changeItem(write, id)))
    },

    /** Saves a draft. What visitors get stays, so no cached response is dropped. */
    async saveDraft(request: FastifyRequest, reply: FastifyReply, id: string) {
      const { staged, writeIn } = await formOf(request)
      const saving = inWriteContext(deps, actorOf(request), (context) =>
        saveOnce(context, request, async () => saveDraft(await writeIn(context), id)),
      )
      return sendWritten(reply, await settleUploads(staged, saving))
    },

    async publishDraft(request: FastifyRequest, reply: FastifyReply, id: string) {
      return sendWritten(reply, await save(request, reply, (write) => publishDraft(write, id)))
    },

    async discardDraft(request: FastifyRequest, reply: FastifyReply, { id, seen }: { id: string; seen?: number }) {
      const discarding = inWriteContext(deps, actorOf(request), (context) =>
        discardDraft(context, definition, { id, seen }),
      )
      return sendWritten(reply, await discarding)
    },

    async remove(request: FastifyRequest, reply: FastifyReply, { id, seen }: { id: string; seen?: number }) {
      await mutate(request, reply, (context) => deleteItem(context, definition, id, seen))
      return reply.code(204).send(null)
    },
  }
}

export type ItemWrites = ReturnType<typeof itemWrites>
