import { z } from 'zod'
import { categoryInput, staffCategory, type StaffCategory } from '@tekskills/shared/contracts/http/taxonomy'
import { emptyAsNull } from '../../kit/forms/form-schemas'
import { type RecordFormDefinition, SAVE } from '../../kit/record-form/record-form-definition'

const field = categoryInput.shape

const schema = categoryInput.extend({
  slug: emptyAsNull(field.slug),
  description: emptyAsNull(field.description),
  type: field.type.unwrap(),
  sortOrder: z
    .string()
    .trim()
    .regex(/^\d{0,4}$/, 'Enter a whole number from 0 to 9999.')
    .transform((text) => (text === '' ? undefined : Number(text))),
  status: field.status.unwrap(),
})

export type CategoryFormValues = z.input<typeof schema>
type ValidCategory = z.output<typeof schema>

const toValues = (category: StaffCategory | null): CategoryFormValues => ({
  categoryName: category?.categoryName ?? '',
  slug: category?.slug ?? '',
  description: category?.description ?? '',
  type: category?.type ?? 'ALL',
  sortOrder: String(category?.sortOrder ?? ''),
  status: category?.status ?? 'ACTIVE',
})

/** The form that adds or edits a category. */
export const categoryFormDefinition: RecordFormDefinition<StaffCategory, CategoryFormValues, ValidCategory> = {
  key: 'category',
  label: 'Category',
  noun: 'category',
  path: '/category',
  stored: staffCategory,
  schema,
  toValues,
  files: [],
  errorFields: { NAME_TAKEN: 'categoryName' },
  toPayload: ({ slug, ...valid }) => ({ ...valid, ...(slug && { slug }) }),
  fieldNames: {
    categoryName: 'name',
    slug: 'address',
    description: 'description',
    type: 'type',
    sortOrder: 'order',
    status: 'status',
  },
  actionsFor: () => [SAVE],
}
