import type { ContentImport, ImportArticle } from '@tekskills/shared/contracts/http/imports'
import { slugPattern } from '@tekskills/shared/contracts/http/content'
import { redirectInput } from '@tekskills/shared/contracts/http/redirects'
import type { FixedPage } from '@tekskills/shared/contracts/remote-listing'
import type { Queries } from '../../platform/database/database'
import { ProblemError } from '../../platform/http/problems/problem-error'
import { blogDefinition } from '../blogs/blog-definition'
import { checkSource } from '../redirects/redirect-check'
import { freeSlugs, slugOf } from '../slugs/slugs'
import { importedBefore, KEPT_MS, readArticles, readNames, type StoredImport } from './imports.repository'
import type { ReadArticle } from './read-article'

interface ReportContext {
  queries: Queries
  /** The fixed pages of the live releases. */
  pages: readonly FixedPage[]
  now: Date
}

/** What an uploaded file would become, compared with the site as it is now. Writes nothing. */
export async function reportOf(context: ReportContext, stored: StoredImport): Promise<ContentImport> {
  const { queries } = context
  const articles = await readArticles(queries, stored.id)
  const names = await readNames(queries)
  const before = await importedBefore(
    queries,
    articles.map(({ sourceId }) => sourceId),
  )
  const wanted = articles.map(wantedSlug)
  const slugs = await freeSlugs(queries, 'BLOG', wanted)
  const redirected = await redirectedPaths(
    queries,
    articles.flatMap(({ oldPaths }) => oldPaths),
  )
  const reported: ImportArticle[] = []
  for (const [position, article] of articles.entries()) {
    const slug = slugs[position] ?? ''
    const oldPaths = []
    for (const path of oldPathsOf(article, slug)) {
      const problem = redirected.has(path) ? 'there is already a redirect from it' : await pathProblem(context, path)
      oldPaths.push({ path, problem })
    }
    const [category = null] = article.categories
    const known = article.categories.find((name) => idOf(names.categories, name))
    reported.push({
      position,
      origin: article.origin,
      title: article.title,
      slug,
      takenSlug: wanted[position] === slug ? null : (wanted[position] ?? null),
      description: article.description,
      date: article.date,
      words: article.words,
      tags: article.tags,
      author: article.author ? { name: article.author, id: idOf(names.authors, article.author) } : null,
      category:
        category === null ? null : { name: known ?? category, id: known ? idOf(names.categories, known) : null },
      pictures: picturesOf(article).length,
      remotePictures: article.remotePictures,
      oldPaths,
      notes: article.notes,
      imported: before.get(article.sourceId) ?? null,
    })
  }
  const { id, name, format, left_out: leftOut, created_at } = stored
  const expiresAt = new Date(created_at.getTime() + KEPT_MS).toISOString()
  return { id, name, format, expiresAt, leftOut, articles: reported }
}

/** The address that an article asks for: that of its old page, otherwise its title in words. */
export function wantedSlug({ slug, title }: ReadArticle): string {
  return slug && slugPattern.test(slug) && slug.length <= 115 ? slug : slugOf(slug ?? title, 'blog')
}

/** The old addresses of an article from which redirects make sense. */
export const oldPathsOf = ({ oldPaths }: ReadArticle, slug: string) =>
  oldPaths.filter(
    (path) => path !== `${blogDefinition.pagePath}${slug}` && redirectInput.safeParse({ from: path }).success,
  )

/** The files of an archive that an article shows, each once. */
export const picturesOf = ({ pictures, cover }: ReadArticle) => [
  ...new Set([...(cover ? [cover] : []), ...pictures].map(({ entry }) => entry)),
]

const keyOf = (name: string) => name.trim().toLowerCase()

/** The record that a name in a file stands for: by its name or its address. */
function idOf(rows: readonly { id: string; name: string; slug: string }[], name: string): string | null {
  const key = keyOf(name)
  return rows.find((row) => keyOf(row.name) === key || row.slug === key)?.id ?? null
}

async function redirectedPaths(queries: Queries, paths: readonly string[]): Promise<Set<string>> {
  if (paths.length === 0) return new Set()
  const rows = await queries.selectFrom('redirect').select('from_path').where('from_path', 'in', paths).execute()
  return new Set(rows.map(({ from_path }) => from_path))
}

async function pathProblem({ queries, pages, now }: ReportContext, from: string): Promise<string | null> {
  try {
    await checkSource(queries, { from, pages, now })
    return null
  } catch (error) {
    if (error instanceof ProblemError) return 'there is a page at this address'
    throw error
  }
}
