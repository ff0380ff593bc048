import { availableParallelism } from 'node:os'
import { addPictureOfForm } from '../domain/media/media-library'
import type { Queries } from '../platform/database/database'
import { newId } from '../platform/database/ids'
import type { FileStore } from '../platform/files/file-store'
import type { StagedUpload } from '../platform/files/staged-upload'
import type { PictureStore } from '../platform/pictures/picture-store'
import { caseStudyPdf } from './case-study-pdf'
import { seedAuthors, seedBlogs, seedCaseStudies, seedCategories, seedNews } from './content/index'
import { seedCovers } from './covers'
import { drawCover } from './draw-picture'
import { coverAltOf, seedItems } from './seed-items'

const DAY_MS = 86_400_000

type Staged = ReadonlyMap<string, StagedUpload>

/** The number of pictures rendered concurrently; each uses one core. */
const CONCURRENCY = availableParallelism()

/** Renders and stages the pictures of the sample content, before the rows that reference them. */
export async function stageSeedPictures(pictures: PictureStore): Promise<Staged> {
  const rendered = new Map<string, StagedUpload>()
  const queue = [
    ...[...seedBlogs, ...seedCaseStudies, ...seedNews].flatMap(({ slug, pictureSeed }) => {
      const shown = seedCovers.get(slug)
      return shown ? [{ slug, draw: () => drawCover(pictureSeed, shown.cover, shown.ground) }] : []
    }),
  ].values()
  const renderNext = async () => {
    for (const { slug, draw } of queue) rendered.set(slug, await pictures.stage(await draw()))
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, renderNext))
  return rendered
}

/** Stages the documents of the sample case studies, before the rows that reference them; one of them has none. */
export async function stageSeedDocuments(files: FileStore): Promise<Staged> {
  const documents = new Map<string, StagedUpload>()
  for (const study of seedCaseStudies.slice(0, -1)) {
    const document = { name: `${study.slug}.pdf`, type: 'application/pdf', content: caseStudyPdf(study) }
    documents.set(study.slug, await files.stage(document))
  }
  return documents
}

interface SeedFiles {
  pictures: Staged
  documents: Staged
}

/** Adds the sample authors, categories and items; their times are relative to `now`. */
export async function insertSeedContent(transaction: Queries, { pictures, documents }: SeedFiles, now: Date) {
  const by = { created_at: now, created_by: null, updated_at: now, updated_by: null }
  const ids = new Map<string, string>()
  const idOf = (slug: string) => {
    const id = newId(now.getTime())
    ids.set(slug, id)
    return id
  }
  for (const [slug, picture] of pictures) {
    const pictureId = await picture.insert(transaction)
    await addPictureOfForm(transaction, { pictureId, name: `${slug}.webp`, imageAlt: coverAltOf(slug) }, now)
  }
  for (const document of documents.values()) await document.insert(transaction)
  for (const { authorName, designation, description, slug } of seedAuthors) {
    const values = { id: idOf(slug), author_name: authorName, designation, description, slug, ...by }
    await transaction.insertInto('author').values(values).execute()
  }
  for (const { categoryName, slug, description, type, sortOrder } of seedCategories) {
    const values = {
      id: idOf(slug),
      category_name: categoryName,
      slug,
      description,
      type,
      sort_order: sortOrder,
      ...by,
    }
    await transaction.insertInto('category').values(values).execute()
  }
  for (const item of seedItems(ids)) {
    const at = new Date(now.getTime() - item.publishedDaysAgo * DAY_MS)
    const values = {
      ...item.values,
      picture_id: pictures.get(item.pictureKey)?.id ?? null,
      file_id: documents.get(item.pictureKey)?.id ?? null,
      published_at: at,
    }
    const row = {
      ...values,
      id: newId(at.getTime()),
      status: 'PUBLISHED' as const,
      ...by,
      content_by: null,
      created_at: at,
      updated_at: at,
    }
    await transaction.insertInto('content_item').values(row).execute()
  }
}
