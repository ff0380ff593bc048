import { z } from 'zod'

/** Limits of an import, for the service and the screen. */
export const importLimits = {
  /** Bytes of the uploaded file. */
  fileBytes: 20 * 1024 * 1024,
  /** Bytes of everything in an archive, unpacked. */
  unpackedBytes: 64 * 1024 * 1024,
  /** Files of an archive. */
  entries: 4_000,
  /** Articles of one file. */
  articles: 1_000,
  /** Bytes of one Markdown file. */
  markdownBytes: 1024 * 1024,
} as const

/** What happens to a part of an article, or what it lacks. */
export const importNote = z.object({
  /**
   * `BLOCKED`: the article cannot be imported. `MISSING`: it has to be added by hand. `LEFT_OUT`: it is not imported.
   * `CHANGED`: it is imported in another form.
   */
  kind: z.enum(['BLOCKED', 'MISSING', 'LEFT_OUT', 'CHANGED']),
  text: z.string(),
})
export type ImportNote = z.infer<typeof importNote>

/** A name in the file, and the record of the site with that name. */
const namedRecord = z.object({ name: z.string(), id: z.string().nullable() }).nullable()

/** One article of an uploaded file: what it becomes, and what does not come along. */
export const importArticle = z.object({
  position: z.number().int(),
  /** Where the article is in the file: a path, or its address on the old site. */
  origin: z.string(),
  title: z.string(),
  /** The address that the draft gets. */
  slug: z.string(),
  /** The address in the file, if another item has it. */
  takenSlug: z.string().nullable(),
  description: z.string(),
  /** When it was published on the old site, or is planned to be. */
  date: z.iso.datetime().nullable(),
  words: z.number().int(),
  tags: z.array(z.string()),
  author: namedRecord,
  category: namedRecord,
  /** Pictures in the file that come along. */
  pictures: z.number().int(),
  /** Pictures on other sites, which are never fetched. */
  remotePictures: z.array(z.string()),
  /** Old addresses; with a problem, a clause that says why, there will be no redirect from one. */
  oldPaths: z.array(z.object({ path: z.string(), problem: z.string().nullable() })),
  notes: z.array(importNote),
  /** The blog that this article became in an earlier import. */
  imported: z.object({ id: z.string(), name: z.string(), isInTrash: z.boolean() }).nullable(),
})
export type ImportArticle = z.infer<typeof importArticle>

/** An uploaded file and what would be imported from it; nothing is imported yet. */
export const contentImport = z.object({
  id: z.string(),
  /** Name of the file. */
  name: z.string(),
  format: z.enum(['MARKDOWN', 'ARCHIVE', 'WORDPRESS']),
  /** When the service forgets the file. */
  expiresAt: z.iso.datetime(),
  /** What in the file is no article: “12 pages”, “a picture that no article shows”. */
  leftOut: z.array(z.string()),
  articles: z.array(importArticle),
})
export type ContentImport = z.infer<typeof contentImport>

/** The choices for one article. */
export const importChoices = z.object({
  authorId: z.string().nullish(),
  categoryId: z.string().nullish(),
  /** Adds redirects from its old addresses. */
  withRedirects: z.boolean().default(true),
  /** Imports it although it has been imported before. */
  again: z.boolean().default(false),
})
export type ImportChoices = z.input<typeof importChoices>

/** An imported article: the draft, and what did not come along after all. */
export const importedArticle = z.object({
  id: z.string(),
  name: z.string(),
  slug: z.string(),
  redirects: z.number().int(),
  notes: z.array(importNote),
})
export type ImportedArticle = z.infer<typeof importedArticle>
