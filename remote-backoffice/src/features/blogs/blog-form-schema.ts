import type { z } from 'zod'
import { blogInput } from '@tekskills/shared/contracts/http/blogs'
import { contentFormFields, goesPublic, needsFutureSchedule, needsSummary } from '../../kit/content/content-form-schema'
import { always } from '../../kit/forms/cross-field-rule'
import { emptyAsNull, pictureFile, storedFile } from '../../kit/forms/form-schemas'

const field = blogInput.shape

const fields = blogInput.extend({
  ...contentFormFields,
  content: field.content.unwrap(),
  image: pictureFile(),
  storedImage: storedFile,
  imageAlt: field.imageAlt.unwrap(),
  imageDecorative: field.imageDecorative.unwrap(),
  categoryId: emptyAsNull(field.categoryId),
  authorId: emptyAsNull(field.authorId),
  tags: field.tags.unwrap(),
  featured: field.featured.unwrap(),
})

type Fields = z.output<typeof fields>

const hasPicture = ({ image, storedImage }: Fields) => Boolean(image ?? storedImage)
const isDescribed = ({ imageAlt, imageDecorative }: Fields) => Boolean(imageAlt?.trim()) || imageDecorative

/** The blog form: the contract's schema plus the rules for publishing (contract §3.5). */
export const blogForm = fields
  .refine(...needsSummary)
  .refine((blog) => !goesPublic(blog) || !hasPicture(blog) || isDescribed(blog), {
    path: ['imageAlt'],
    message: 'Describe the picture, or mark it as decorative.',
    when: always,
  })
  .refine(...needsFutureSchedule)

/** The values of the form's fields. */
export type BlogFormValues = z.input<typeof blogForm>

/** The parsed values of a valid form. */
export type ValidBlog = z.output<typeof blogForm>
