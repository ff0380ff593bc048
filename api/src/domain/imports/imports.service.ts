import { createHash } from 'node:crypto'
import type { ImportedArticle, importChoices, ImportNote } from '@tekskills/shared/contracts/http/imports'
import { scheduleProblem } from '@tekskills/shared/contracts/http/content'
import type { z } from 'zod'
import type { WriteContext } from '../../platform/database/write-context'
import type { Dependencies } from '../../platform/dependencies'
import { safeFileName } from '../../platform/files/file-name'
import type { StagedUpload } from '../../platform/files/staged-upload'
import { conflict, notFound, ProblemError } from '../../platform/http/problems/problem-error'
import { blogDefinition } from '../blogs/blog-definition'
import { createItem } from '../content/items.service'
import { choosePicture } from '../media/media-library'
import { readMedia } from '../media/media.repository'
import { addMedia } from '../media/media.service'
import { createRedirect } from '../redirects/redirects.service'
import { freeSlugs } from '../slugs/slugs'
import { nameOf } from './article-markup'
import { oldPathsOf, picturesOf, wantedSlug } from './import-report'
import {
  importedBefore,
  importedPictures,
  lockSource,
  rememberImported,
  rememberPicture,
  type StoredImport,
} from './imports.repository'
import { MARKED_PICTURE, pictureToAdd, type ReadArticle } from './read-article'
import { readPictures } from './read-upload'

/** A picture of the archive: staged for the library, in it from an earlier import, or unusable. */
type FoundPicture = { staged: StagedUpload; hash: string; name: string } | { mediaId: string } | { problem: string }

/** The pictures of an article, by their paths in the archive. */
export type FoundPictures = ReadonlyMap<string, FoundPicture>

/** The files that a transaction has to insert or discard. */
export const stagedIn = (pictures: FoundPictures): StagedUpload[] =>
  [...pictures.values()].flatMap((picture) => ('staged' in picture ? [picture.staged] : []))

/**
 * Reads the pictures of an article from its archive, and stages those that the library does not have yet. Throws 404 if
 * the archive is gone, and the errors of {@link readPictures}.
 */
export async function findPictures(
  { database, files, pictures }: Pick<Dependencies, 'database' | 'files' | 'pictures'>,
  { file_id }: StoredImport,
  article: ReadArticle,
): Promise<FoundPictures> {
  const entries = picturesOf(article)
  if (entries.length === 0) return new Map()
  const archive = file_id === null ? undefined : await files.read(file_id)
  if (!archive) throw notFound('The pictures of this file are no longer available. Upload it again.')
  const contents = await readPictures(archive, entries)
  const hashed = [...contents].map(([entry, bytes]) => {
    const content = Buffer.from(bytes)
    return { entry, content, hash: createHash('sha256').update(content).digest('hex') }
  })
  const known = await importedPictures(
    database.queries,
    hashed.map(({ hash }) => hash),
  )
  const found = new Map<string, FoundPicture>()
  try {
    for (const { entry, content, hash } of hashed) {
      const mediaId = known.get(hash)
      if (mediaId) found.set(entry, { mediaId })
      else found.set(entry, await stage(entry, content, hash))
    }
  } catch (error) {
    for (const staged of stagedIn(found)) await staged.discard(error)
    throw error
  }
  return found

  async function stage(entry: string, content: Buffer, hash: string): Promise<FoundPicture> {
    try {
      return { staged: await pictures.stage(content), hash, name: safeFileName(entry, 'picture', 'webp') }
    } catch (error) {
      // A full disk is a failure of the import; a damaged file is one of the picture.
      if (!(error instanceof ProblemError) || error.status >= 500) throw error
      return { problem: error.extras.errors?.[0]?.message ?? error.message }
    }
  }
}

interface ArticleImport {
  deps: Pick<Dependencies, 'config' | 'listing'>
  article: ReadArticle
  pictures: FoundPictures
  choices: z.output<typeof importChoices>
}

/**
 * Imports an article as a draft, with its pictures and the redirects from its old addresses, in one transaction. Throws
 * 409 `ALREADY_IMPORTED` with the blog if it has been imported before and the choices do not say so, and 422 for an
 * article that cannot be imported, and for an author or a category that does not exist.
 */
export async function importArticle(
  context: WriteContext,
  { deps, article, pictures, choices }: ArticleImport,
): Promise<ImportedArticle> {
  const { transaction, now } = context
  const { sourceId } = article
  const blocked = article.notes.find(({ kind }) => kind === 'BLOCKED')
  if (blocked) throw new ProblemError(422, 'NOT_IMPORTABLE', blocked.text)
  await lockSource(transaction, sourceId)
  const before = (await importedBefore(transaction, [sourceId])).get(sourceId)
  if (before && !choices.again) {
    throw conflict('ALREADY_IMPORTED', `This article has been imported as “${before.name}”.`, { current: before })
  }
  const notes: ImportNote[] = []
  const library = await addPictures(context, { article, pictures, notes })
  const cover = article.cover && library.get(article.cover.entry)
  const [slug = ''] = await freeSlugs(transaction, 'BLOG', [wantedSlug(article)])
  const body = blogDefinition.create.parse({
    blogName: article.title,
    slug,
    description: article.description,
    content: withPictures(article, library),
    tags: article.tags,
    featured: article.featured,
    metaTitle: article.metaTitle,
    metaDescription: article.metaDescription,
    imageAlt: cover ? (article.cover?.alt ?? '') : '',
    authorId: choices.authorId ?? null,
    categoryId: choices.categoryId ?? null,
    status: 'DRAFT',
    ...datesOf(article, now, notes),
  })
  const picture = cover ? { picture_id: await choosePicture(transaction, cover.id, 'image') } : {}
  const item = await createItem({
    ...context,
    definition: blogDefinition,
    change: blogDefinition.changeOf(body, now),
    uploads: { pictures: picture },
    requiresApproval: deps.config.approvalKinds.includes('BLOG'),
  })
  await rememberImported(transaction, { sourceId, itemId: item.id }, now)
  const redirects = choices.withRedirects ? await addRedirects(context, deps, { article, slug, notes }) : 0
  return { id: item.id, name: article.title, slug, redirects, notes }
}

/** A picture of the library in the text of an article. */
interface LibraryPicture {
  id: string
  url: string
}

interface PicturesOfArticle {
  article: ReadArticle
  pictures: FoundPictures
  notes: ImportNote[]
}

/** Adds the staged pictures to the library. Returns those that the article can show, by their paths in the archive. */
async function addPictures(
  context: WriteContext,
  { article, pictures, notes }: PicturesOfArticle,
): Promise<Map<string, LibraryPicture>> {
  const { transaction } = context
  const described = [...(article.cover ? [article.cover] : []), ...article.pictures]
  const library = new Map<string, LibraryPicture>()
  for (const [entry, picture] of pictures) {
    if ('problem' in picture) {
      notes.push({ kind: 'MISSING', text: `The picture “${nameOf(entry)}” could not be used. ${picture.problem}` })
    } else if ('mediaId' in picture) {
      const { id, url } = await readMedia(transaction, picture.mediaId)
      library.set(entry, { id, url })
    } else {
      const imageAlt = described.find((shown) => shown.entry === entry && shown.alt)?.alt ?? ''
      const { id, url } = await addMedia(context, picture.staged, { name: picture.name, imageAlt })
      await rememberPicture(transaction, picture.hash, id)
      library.set(entry, { id, url })
    }
  }
  return library
}

/** The text with the addresses of its pictures in the library; one that could not be used is named instead. */
const withPictures = ({ content, pictures }: ReadArticle, library: ReadonlyMap<string, LibraryPicture>) =>
  content.replaceAll(MARKED_PICTURE, (image, index: string) => {
    const picture = pictures[Number(index)]
    const shown = picture && library.get(picture.entry)
    if (shown) return image.replace(/src="[^"]*"/, () => `src="${shown.url}"`)
    return picture ? pictureToAdd({ name: nameOf(picture.entry), alt: picture.alt }) : ''
  })

/** A past date is kept for the publication; one ahead becomes the planned date. */
function datesOf({ date }: ReadArticle, now: Date, notes: ImportNote[]) {
  if (!date) return {}
  const at = new Date(date)
  if (at <= now) return { publishedAt: date }
  if (!scheduleProblem(at, now)) return { scheduledAt: date }
  notes.push({ kind: 'LEFT_OUT', text: 'Its date is too far in the future.' })
  return {}
}

interface Redirected {
  article: ReadArticle
  slug: string
  notes: ImportNote[]
}

/** Adds redirects from the old addresses; one that cannot be added becomes a note. Returns their number. */
async function addRedirects(
  context: WriteContext,
  { listing }: Pick<Dependencies, 'listing'>,
  { article, slug, notes }: Redirected,
): Promise<number> {
  let added = 0
  for (const from of oldPathsOf(article, slug)) {
    try {
      const to = `${blogDefinition.pagePath}${slug}`
      await createRedirect(context, { from, to, code: 301 }, listing.current().pages)
      added += 1
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error
      const why = error.extras.errors?.[0]?.message ?? error.message
      notes.push({ kind: 'LEFT_OUT', text: `No redirect from ${from}. ${why}` })
    }
  }
  return added
}
