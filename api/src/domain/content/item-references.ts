import type { Queries } from '../../platform/database/database'
import { invalidFields } from '../../platform/http/problems/problem-error'
import type { ContentDefinition, ItemValues } from './content-definition'
import { isId } from '../../platform/http/validation/record-id'

/** Throws 422 when the author or a related item does not exist, or the category, or it is for other kinds of content. */
export async function checkReferences(
  queries: Queries,
  definition: ContentDefinition,
  values: ItemValues,
): Promise<void> {
  const unknown: string[] = []
  const { name } = definition
  const { category_id: category, author_id: author, related_ids: related } = values
  if (isNamed(category) && !(await suits(queries, name, category))) unknown.push(categoryField(definition))
  if (isNamed(author) && !(await exists(queries, author))) unknown.push('authorId')
  if (related?.length && !(await allExist(queries, definition, related))) unknown.push('relatedIds')
  if (unknown.length === 0) return
  throw invalidFields(unknown.map((field) => ({ field, code: 'ENUM', message: 'Choose one that exists.' })))
}

const isNamed = (id: string | null | undefined) => id !== null && id !== undefined

const categoryField = ({ name }: ContentDefinition) => (name === 'CASESTUDY' ? 'primaryCategoryId' : 'categoryId')

async function exists(queries: Queries, author: string): Promise<boolean> {
  if (!isId(author)) return false
  return (await queries.selectFrom('author').select('id').where('id', '=', author).executeTakeFirst()) !== undefined
}

async function suits(queries: Queries, definition: ContentDefinition['name'], category: string): Promise<boolean> {
  if (!isId(category)) return false
  const found = queries
    .selectFrom('category')
    .select('id')
    .where('id', '=', category)
    .where('type', 'in', ['ALL', definition])
  return (await found.executeTakeFirst()) !== undefined
}

async function allExist(queries: Queries, definition: ContentDefinition, ids: readonly string[]): Promise<boolean> {
  if (!ids.every(isId)) return false
  const query = queries
    .selectFrom('content_item')
    .select('id')
    .where('kind', '=', definition.name)
    .where('id', 'in', ids)
  return (await query.where('deleted_at', 'is', null).execute()).length === new Set(ids).size
}
