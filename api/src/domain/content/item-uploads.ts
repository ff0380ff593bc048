import type { Dependencies } from '../../platform/dependencies'
import type { Queries } from '../../platform/database/database'
import { checkDocument } from '../../platform/files/check-document'
import type { StagedUpload } from '../../platform/files/staged-upload'
import type { UploadedFile } from '../../platform/files/uploaded-file'
import { MAX_PICTURE_BYTES } from '../../platform/pictures/check-picture'
import type { ContentDefinition, PictureColumn } from './content-definition'
import type { Replaced, Uploads } from './items.service'

type Stores = Pick<Dependencies, 'pictures' | 'files'>

/** The parts of a form that may hold a file, each with the bytes that it may have. */
export function filePartsOf({ pictures, document }: ContentDefinition): Record<string, number> {
  const parts = Object.fromEntries(pictures.map(({ part }) => [part, MAX_PICTURE_BYTES]))
  return document ? { ...parts, [document.part]: document.maxBytes } : parts
}

/** The files that came with the form of an item, staged until the item is saved. */
export interface ItemUploads {
  staged: StagedUpload[]
  /** Adds their rows to the transaction of the item. */
  insert(transaction: Queries): Promise<Uploads>
}

/** Checks and stores the files of a form. Throws as the checks do, with nothing stored. */
export async function stageItemUploads(
  { pictures, files }: Stores,
  definition: ContentDefinition,
  form: Partial<Record<string, UploadedFile>> = {},
): Promise<ItemUploads> {
  const staged: StagedUpload[] = []
  const stagedPictures: [PictureColumn, StagedUpload][] = []
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
      stagedPictures.push([column, upload])
      staged.push(upload)
    }
  } catch (error) {
    for (const upload of staged) await upload.discard(error)
    throw error
  }
  return {
    staged,
    async insert(transaction) {
      const uploads: Uploads = { pictures: {}, fileId: await stagedDocument?.insert(transaction) }
      for (const [column, upload] of stagedPictures) uploads.pictures[column] = await upload.insert(transaction)
      return uploads
    },
  }
}

/** Removes the bytes of what is no longer shown, after the commit. */
export async function removeReplaced(stores: Stores, { pictures, files }: Replaced): Promise<void> {
  for (const id of pictures) await stores.pictures.remove(id)
  await stores.files.remove(files)
}
