import type { ContentKindName } from '@tekskills/shared/contracts/http/content'
import type { Page } from '@tekskills/shared/contracts/http/lists'
import type { StaffAuthor, StaffCategory } from '@tekskills/shared/contracts/http/taxonomy'
import { http } from '@tekskills/shared/http/client'
import type { SelectOption } from '@tekskills/shared/ui/Field/SelectField'

/** The largest page that a list returns (contract §3.3). */
const LARGEST_PAGE = 100

/** The categories available to a content type: active, and assigned to that type or to all types. */
export async function listCategoryOptions(kind: ContentKindName, signal: AbortSignal): Promise<SelectOption[]> {
  const categories = await listAll<StaffCategory>('/category/get-allCategory', signal)
  return categories
    .filter(({ status, type }) => status === 'ACTIVE' && (type === 'ALL' || type === kind))
    .map(({ id, categoryName }) => ({ value: id, label: categoryName }))
}

/** The authors available to a blog; INACTIVE ones are hidden from the select (contract §3.5). */
export async function listAuthorOptions(signal: AbortSignal): Promise<SelectOption[]> {
  const authors = await listAll<StaffAuthor>('/author/get-allAuthors', signal)
  return authors
    .filter(({ status }) => status === 'ACTIVE')
    .map(({ id, authorName }) => ({ value: id, label: authorName }))
}

/** Fetches all pages of a list, in the list's default order. */
async function listAll<T>(url: string, signal: AbortSignal): Promise<T[]> {
  const all: T[] = []
  for (let page = 0; ; page++) {
    const { data } = await http.get<Page<T>>(url, { params: { page, size: LARGEST_PAGE }, signal })
    all.push(...data.content)
    if (data.last || data.empty) return all
  }
}

/** The options plus the record's current one, which may no longer be offered to new records. */
export const withCurrent = (options: SelectOption[], current: SelectOption | null | undefined): SelectOption[] =>
  !current || options.some(({ value }) => value === current.value) ? options : [...options, current]

/** The option that leaves a field empty. */
export const emptyOption = (label: string): SelectOption => ({ value: '', label })
