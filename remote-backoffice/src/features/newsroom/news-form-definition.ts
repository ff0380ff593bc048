import type { z } from 'zod'
import { newsInput, staffNews, type StaffNews } from '@tekskills/shared/contracts/http/newsroom'
import {
  contentFieldNames,
  contentFormFields,
  contentPayload,
  contentValues,
  goesPublic,
  needsFutureSchedule,
  needsSummary,
  uncopiedContentValues,
  withoutFileFields,
} from '../../kit/content/content-form'
import { contentEndpointOf, contentSavedInPlace } from '../../kit/content/save-actions'
import { always, emptyAsNull, pictureFile, storedFile } from '../../kit/forms/form-schemas'
import { mediaAddressOf } from '../../kit/media/media-address'
import type { RecordFormDefinition } from '../../kit/record-form/record-form-definition'

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
    message: 'Describe the main picture. Required to publish.',
    when: always,
  })
  .refine(...needsFutureSchedule)

export type NewsFormValues = z.input<typeof newsForm>
export type ValidNews = z.output<typeof newsForm>

/** The card's own picture, or `null`: without one the service returns the main picture in its place. */
export const ownTemplate = (news: StaffNews | null) =>
  news?.templateUrl && news.templateUrl !== news.url ? news.templateUrl : null

const toValues = (news: StaffNews | null): NewsFormValues => ({
  ...contentValues(news),
  title: news?.title ?? '',
  content: news?.content ?? '',
  image: null,
  storedImage: news?.url ?? null,
  templateImage: null,
  storedTemplate: ownTemplate(news),
  imageAlt: news?.imageAlt ?? '',
  categoryId: news?.categoryId ?? '',
  newsDate: news?.newsDate ?? '',
  source: news?.source ?? '',
  externalLink: news?.externalLink ?? '',
})

/** The values of a copy, whose date is that of the day on which it is saved. */
const toCopy = (news: StaffNews): NewsFormValues => ({
  ...toValues(news),
  ...uncopiedContentValues,
  storedImage: mediaAddressOf(news.imageMedia),
  storedTemplate: mediaAddressOf(news.templateImageMedia),
  newsDate: '',
})

const toPayload = (valid: ValidNews, base: StaffNews | null) =>
  withoutFileFields(contentPayload(valid, base), [
    { part: 'image', stored: 'storedImage', before: base?.url },
    { part: 'templateImage', stored: 'storedTemplate', before: ownTemplate(base) },
  ])

/** The form that adds or edits a newsroom item. */
export const newsFormDefinition: RecordFormDefinition<StaffNews, NewsFormValues, ValidNews> = {
  key: 'news',
  label: 'Newsroom item',
  noun: 'newsroom item',
  path: '/newsRoom',
  stored: staffNews,
  schema: newsForm,
  toValues,
  toCopy,
  files: ['image', 'templateImage'],
  toPayload,
  fieldNames: {
    title: 'title',
    ...contentFieldNames,
    content: 'text',
    newsDate: 'date',
    source: 'source',
    externalLink: 'link to the coverage',
    categoryId: 'category',
    url: 'picture',
    templateUrl: 'card picture',
    imageAlt: 'description of the main picture',
  },
  tracksEditors: true,
  autosavesAs: 'title',
  savesInPlace: contentSavedInPlace,
  endpointOf: contentEndpointOf,
}
