import type { z } from 'zod'
import { newsInput } from '@tekskills/shared/contracts/http/newsroom'
import { contentFormFields, goesPublic, needsFutureSchedule, needsSummary } from '../../kit/content/content-form-schema'
import { always } from '../../kit/forms/cross-field-rule'
import { emptyAsNull, pictureFile, storedFile } from '../../kit/forms/form-schemas'

const field = newsInput.shape

const fields = newsInput.extend({
  ...contentFormFields,
  content: field.content.unwrap(),
  image: pictureFile(),
  storedImage: storedFile,
  templateImage: pictureFile(),
  storedTemplate: storedFile,
  imageAlt: field.imageAlt.unwrap(),
  categoryId: emptyAsNull(field.categoryId),
  newsDate: emptyAsNull(field.newsDate),
  source: emptyAsNull(field.source),
  externalLink: emptyAsNull(field.externalLink),
})

/** The newsroom form: the contract's schema plus the rules for publishing (contract §3.5). */
export const newsForm = fields
  .refine(...needsSummary)
  .refine((news) => !goesPublic(news) || !(news.image ?? news.storedImage) || Boolean(news.imageAlt), {
    path: ['imageAlt'],
    message: 'Describe the main picture. It is needed to publish.',
    when: always,
  })
  .refine(...needsFutureSchedule)

export type NewsFormValues = z.input<typeof newsForm>
export type ValidNews = z.output<typeof newsForm>
