import type { z } from 'zod'
import { authorInput, staffAuthor, type StaffAuthor } from '@tekskills/shared/contracts/http/taxonomy'
import { withoutFileFields } from '../../kit/content/content-form'
import { always, emptyAsNull, pictureFile, storedFile } from '../../kit/forms/form-schemas'
import { type RecordFormDefinition, SAVE } from '../../kit/record-form/record-form-definition'

const field = authorInput.shape

const schema = authorInput
  .extend({
    slug: emptyAsNull(field.slug),
    designation: emptyAsNull(field.designation),
    description: emptyAsNull(field.description),
    email: emptyAsNull(field.email),
    linkedinUrl: emptyAsNull(field.linkedinUrl),
    twitterUrl: emptyAsNull(field.twitterUrl),
    image: pictureFile(),
    storedImage: storedFile,
    imageAlt: field.imageAlt.unwrap(),
    status: field.status.unwrap(),
  })
  .refine(({ image, storedImage, imageAlt }) => !(image ?? storedImage) || Boolean(imageAlt), {
    path: ['imageAlt'],
    message: 'Describe the picture in a few words.',
    when: always,
  })

export type AuthorFormValues = z.input<typeof schema>
type ValidAuthor = z.output<typeof schema>

const toValues = (author: StaffAuthor | null): AuthorFormValues => ({
  authorName: author?.authorName ?? '',
  slug: author?.slug ?? '',
  designation: author?.designation ?? '',
  description: author?.description ?? '',
  email: author?.email ?? '',
  linkedinUrl: author?.linkedinUrl ?? '',
  twitterUrl: author?.twitterUrl ?? '',
  image: null,
  storedImage: author?.url ?? null,
  imageAlt: author?.imageAlt ?? '',
  status: author?.status ?? 'ACTIVE',
})

/** The form that adds or edits an author. */
export const authorFormDefinition: RecordFormDefinition<StaffAuthor, AuthorFormValues, ValidAuthor> = {
  key: 'author',
  label: 'Author',
  noun: 'author',
  path: '/author',
  stored: staffAuthor,
  schema,
  toValues,
  files: ['image'],
  toPayload: ({ slug, ...valid }, base) =>
    withoutFileFields({ ...valid, ...(slug && { slug }) }, [
      { part: 'image', stored: 'storedImage', before: base?.url },
    ]),
  fieldNames: {
    authorName: 'name',
    slug: 'address',
    designation: 'job title',
    description: 'biography',
    email: 'email',
    linkedinUrl: 'LinkedIn',
    twitterUrl: 'X',
    url: 'picture',
    imageAlt: 'description of the picture',
    status: 'status',
  },
  actionsFor: () => [SAVE],
}
