import { categoryInput, MAX_SORT_ORDER, type StaffCategory } from '@tekskills/shared/contracts/http/taxonomy'
import type { z } from 'zod'
import { auditRecord } from '../../platform/audit/audit-log'
import type { Queries } from '../../platform/database/database'
import { definedOnly } from '../../platform/database/defined-only'
import { newId } from '../../platform/database/ids'
import type { WriteContext } from '../../platform/database/write-context'
import { conflict, notFound } from '../../platform/http/problems/problem-error'
import { inUse, nextVersion, updateOf } from '../../platform/http/validation/record-version'
import { chooseSlug } from '../slugs/slugs'
import { readCategory } from './categories.repository'

export const categoryCreate = categoryInput
export const categoryUpdate = updateOf(categoryInput)
export type CategoryChange = z.infer<typeof categoryUpdate>

const entity = 'category'

/** Adds a category. Throws 409 `NAME_TAKEN` or `SLUG_TAKEN`. */
export async function createCategory(
  context: WriteContext,
  input: z.infer<typeof categoryCreate>,
): Promise<StaffCategory> {
  const { transaction, actor, now } = context
  const id = newId(now.getTime())
  const slug = await chooseSlug(transaction, entity, { typed: input.slug, name: input.categoryName })
  await assertNameIsFree(transaction, input.categoryName)
  const by = { created_at: now, created_by: actor.accountId, updated_at: now, updated_by: actor.accountId }
  const { categoryName: category_name, description, type, status } = input
  const sort_order = input.sortOrder ?? (await nextSortOrder(transaction))
  await transaction
    .insertInto('category')
    .values({ id, category_name, slug, description: description ?? null, type, sort_order, status, ...by })
    .execute()
  await auditRecord(context, { action: 'create', entity, entityId: id }, category_name)
  return readCategory(transaction, id)
}

/** The sort order that places a new category last. */
async function nextSortOrder(transaction: Queries): Promise<number> {
  const query = transaction.selectFrom('category').select(({ fn }) => fn.max('sort_order').as('last'))
  const { last } = await query.executeTakeFirstOrThrow()
  return Math.min((last ?? -1) + 1, MAX_SORT_ORDER)
}

/** Updates the given fields. Throws 404, 409 or 428. */
export async function changeCategory(context: WriteContext, id: string, input: CategoryChange): Promise<StaffCategory> {
  const { transaction, actor, now } = context
  const before = await lockCategory(transaction, id)
  const version = nextVersion(await readCategory(transaction, id), input.version)
  const slug = input.slug ? await chooseSlug(transaction, entity, { typed: input.slug, name: '', id }) : undefined
  if (input.categoryName) await assertNameIsFree(transaction, input.categoryName, id)
  const values = definedOnly({
    slug,
    category_name: input.categoryName,
    description: input.description,
    type: input.type,
    sort_order: input.sortOrder,
    status: input.status,
  })
  const row = { ...values, version, updated_at: now, updated_by: actor.accountId }
  await transaction.updateTable('category').set(row).where('id', '=', id).execute()
  await auditRecord(context, { action: 'update', entity, entityId: id }, input.categoryName ?? before.category_name)
  return readCategory(transaction, id)
}

/** Deletes a category that no item uses; items in the trash lose their category. Throws 404, or 409 `IN_USE`. */
export async function deleteCategory(context: WriteContext, id: string): Promise<void> {
  const { transaction } = context
  const { category_name: name } = await lockCategory(transaction, id)
  const items = transaction.selectFrom('content_item').select('name').where('category_id', '=', id)
  const usedBy = await items.where('deleted_at', 'is', null).execute()
  if (usedBy.length > 0) throw inUse(usedBy.map((item) => item.name))
  await transaction.updateTable('content_item').set({ category_id: null }).where('category_id', '=', id).execute()
  await transaction.deleteFrom('category').where('id', '=', id).execute()
  await auditRecord(context, { action: 'delete', entity, entityId: id }, name)
}

async function lockCategory(transaction: Queries, id: string) {
  const query = transaction.selectFrom('category').select('category_name').where('id', '=', id)
  const row = await query.forUpdate().executeTakeFirst()
  if (!row) throw notFound('This category could not be found.')
  return row
}

/** Throws 409 if the name is taken, ignoring case. Call it after {@link chooseSlug}, whose lock prevents races. */
async function assertNameIsFree(transaction: Queries, name: string, exceptId?: string): Promise<void> {
  const rows = await transaction.selectFrom('category').select(['id', 'category_name']).execute()
  const isTaken = rows.some(
    ({ id, category_name }) => id !== exceptId && category_name.toLowerCase() === name.toLowerCase(),
  )
  if (isTaken) throw conflict('NAME_TAKEN', 'A category with this name already exists.')
}
