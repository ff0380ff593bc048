import type { ContentImport, ImportArticle, ImportChoices } from '@tekskills/shared/contracts/http/imports'

/** For each name in the file the record that it stands for, or an empty text for none. */
export type NameChoices = Readonly<Record<string, string>>

/** The key for articles that name no author or category. */
export const UNNAMED = ''

interface NameInFile {
  name: string
  id: string | null
  /** How many articles have it. */
  count: number
}

/** The names of authors or categories in a file, each once, those of most articles first. */
export function namesIn({ articles }: ContentImport, field: 'author' | 'category'): NameInFile[] {
  const names = new Map<string, NameInFile>()
  for (const article of articles) {
    const { name, id } = article[field] ?? { name: UNNAMED, id: null }
    names.set(name, { name, id, count: (names.get(name)?.count ?? 0) + 1 })
  }
  return [...names.values()].toSorted((a, b) => b.count - a.count)
}

/** What an article is imported with. */
export interface Choices {
  authors: NameChoices
  categories: NameChoices
  withRedirects: boolean
}

/** The choices for one article. */
export const choicesFor = (article: ImportArticle, { authors, categories, withRedirects }: Choices): ImportChoices => ({
  authorId: authors[article.author?.name ?? UNNAMED] || null,
  categoryId: categories[article.category?.name ?? UNNAMED] || null,
  withRedirects,
  again: article.imported !== null,
})

export const isBlocked = ({ notes }: ImportArticle) => notes.some(({ kind }) => kind === 'BLOCKED')

/** The articles that are selected at first: those that can be imported and have not been. */
export const newArticles = ({ articles }: ContentImport) =>
  articles.filter((article) => !isBlocked(article) && !article.imported).map(({ position }) => position)
