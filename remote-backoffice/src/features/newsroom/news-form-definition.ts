import { staffNews, type StaffNews } from '@tekskills/shared/contracts/http/newsroom'
import {
  contentFieldNames,
  contentPayload,
  contentValues,
  withoutFileFields,
} from '../../kit/content/content-form-values'
import { contentSaveActions } from '../../kit/content/save-actions'
import type { RecordFormDefinition } from '../../kit/record-form/record-form-definition'
import { newsForm, type NewsFormValues, type ValidNews } from './news-form-schema'

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
    templateUrl: 'picture of the card',
    imageAlt: 'description of the main picture',
  },
  tracksEditors: true,
  actionsFor: contentSaveActions,
}
