import { z } from 'zod'
import { blogInput } from '@tekskills/shared/contracts/http/blogs'
import { fromLocalField } from '../time/local-time'

const MINUTE = 60_000

/** Pictures the service takes (contract §3.5): kinds by name, and the largest size in bytes. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif']
const LARGEST_PICTURE = 5 * 1024 * 1024

const field = blogInput.shape

type OptionalText = z.ZodType<string | null | undefined, string | null | undefined>

/** A text field whose empty text means nothing. */
const orNothing = (schema: OptionalText) =>
  z
    .string()
    .transform((text): string | null | undefined => text.trim() || null)
    .pipe(schema)

/** A `datetime-local` field. */
const localTime = (schema: OptionalText) =>
  z
    .string()
    .transform((text): string | null | undefined => fromLocalField(text))
    .pipe(schema)

const picture = z
  .custom<File | null>()
  .refine((file) => !file || PICTURE_TYPES.includes(file.type), 'Choose a JPEG, PNG, WebP or AVIF picture.')
  .refine((file) => !file || file.size <= LARGEST_PICTURE, 'Choose a picture of at most 5 MB.')
  .refine((file) => !file || file.size > 0, 'This file is empty. Choose another one.')

const fields = blogInput.extend({
  slug: orNothing(field.slug),
  description: field.description.unwrap(),
  content: field.content.unwrap(),
  image: picture,
  /** Address of the stored picture that stays; `null` once it is removed. */
  storedImage: z.string().nullable(),
  imageAlt: field.imageAlt.unwrap(),
  imageDecorative: field.imageDecorative.unwrap(),
  categoryId: orNothing(field.categoryId),
  authorId: orNothing(field.authorId),
  tags: field.tags.unwrap(),
  featured: field.featured.unwrap(),
  status: field.status.unwrap(),
  scheduledAt: localTime(field.scheduledAt),
  publishedAt: localTime(field.publishedAt),
  metaTitle: orNothing(field.metaTitle),
  metaDescription: orNothing(field.metaDescription),
  keywords: orNothing(field.keywords),
  canonicalLink: orNothing(field.canonicalLink),
  noindex: z.boolean(),
})

type Fields = z.output<typeof fields>

const goesPublic = ({ status }: Fields) => status === 'PUBLISHED' || status === 'SCHEDULED'
const hasPicture = ({ image, storedImage }: Fields) => Boolean(image ?? storedImage)
const isSoonest = (instant: unknown) => typeof instant === 'string' && Date.parse(instant) >= Date.now() + MINUTE

/** Rules across fields are told together with those of the fields themselves, not after them. */
const always = { when: () => true }

/** The blog form: the contract's schema, and what publishing asks beyond it (contract §3.5). */
export const blogForm = fields
  .refine((blog) => !goesPublic(blog) || Boolean(blog.description?.trim()), {
    path: ['description'],
    message: 'Enter a summary. It is needed to publish.',
    ...always,
  })
  .refine((blog) => !goesPublic(blog) || !hasPicture(blog) || Boolean(blog.imageAlt?.trim()) || blog.imageDecorative, {
    path: ['imageAlt'],
    message: 'Describe the picture, or mark it as decorative.',
    ...always,
  })
  .refine(({ status, scheduledAt }) => status !== 'SCHEDULED' || isSoonest(scheduledAt), {
    path: ['scheduledAt'],
    message: 'Choose a day and time in the future.',
    ...always,
  })

/** What the fields of the form hold. */
export type BlogFormValues = z.input<typeof blogForm>

/** What a valid form means. */
export type ValidBlog = z.output<typeof blogForm>
