import type { Dependencies } from '../../platform/dependencies'
import { checkDocument } from '../../platform/files/check-document'
import { MAX_PICTURE_BYTES } from '../../platform/pictures/check-picture'
import type { FormFile } from '../../platform/multipart/multipart-form'
import { withPicture } from '../../platform/files/staged-uploads'
import type { Queries } from '../../platform/database/database'
import type { ContentKind } from './content-definition'
import type { Replaced, Uploads } from './items.service'

type Parts = Pick<Dependencies, 'pictures' | 'files'>
type Files = Partial<Record<string, FormFile>>
type Insert = (transaction: Queries) => Promise<Uploads>
type Work<Result> = (insertUploads: Insert) => Promise<Result>

/** The parts of a kind's form that may hold a file, each with the bytes that it may have. */
export function filePartsOf({ pictures, document }: ContentKind): Record<string, number> {
  const parts = Object.fromEntries(pictures.map(({ part }) => [part, MAX_PICTURE_BYTES]))
  return document ? { ...parts, [document.part]: document.maxBytes } : parts
}

/**
 * Stores the files that came with a change, then runs the change; when that fails they are given up again, so that
 * the record and its files come together or not at all.
 */
export async function withUploads<Result>(
  parts: Parts,
  kind: ContentKind,
  files: Files,
  work: Work<Result>,
): Promise<Result> {
  const withPictures = kind.pictures.reduceRight<Work<Result>>(
    (inner, { part, column }) =>
      (insertBefore) =>
        withPicture(parts.pictures, files[part]?.content, (insertPicture) =>
          inner(async (transaction) => {
            const before = await insertBefore(transaction)
            const id = await insertPicture(transaction)
            return id ? { ...before, pictures: { ...before.pictures, [column]: id } } : before
          }),
        ),
    work,
  )
  const nothing: Insert = async () => ({ pictures: {} })
  const file = kind.document && files[kind.document.part]
  if (!kind.document || !file) return withPictures(nothing)
  const document = await checkDocument(kind.document.part, file, kind.document.kinds)
  return parts.files.withFile(document, (insertFile) =>
    withPictures(async (transaction) => ({ pictures: {}, fileId: await insertFile(transaction) })),
  )
}

/** Removes the bytes of what is no longer shown, after the commit. */
export async function removeReplaced(parts: Parts, { pictures, files }: Replaced): Promise<void> {
  for (const id of pictures) await parts.pictures.remove(id)
  await parts.files.remove(files)
}
