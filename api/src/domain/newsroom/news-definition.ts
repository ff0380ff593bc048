import { newsInput, staffNews, type StaffNews } from '@tekskills/shared/contracts/http/newsroom'
import { z } from 'zod'
import { updateOf } from '../../platform/http/validation/record-version'
import { pictureAddress } from '../../platform/pictures/picture-address'
import { cleanIfGiven } from '../../platform/rich-text/rich-text'
import {
  itemChange,
  type PictureColumn,
  sharedFieldsOf,
  type StaffContentDefinition,
} from '../content/content-definition'
import { sorts } from '../content/item-lists'
import { staffItemOf } from '../content/item-rows'
import { pagePaths } from '../content/page-paths'

const withImages = {
  removeImage: z.boolean().optional(),
  removeTemplateImage: z.boolean().optional(),
  imageMedia: z.string().optional(),
  templateImageMedia: z.string().optional(),
}
const fieldNames = { name: 'title', picture_id: 'image', template_picture_id: 'templateImage' } as const
const update = updateOf(newsInput).extend(withImages)

/** The news date of an item; if it has none, its publication date. */
export const newsDateOf = ({ news_date, published_at }: { news_date: string | null; published_at: Date | null }) =>
  news_date ?? (published_at ?? new Date(0)).toISOString().slice(0, 10)

/** URL of the card picture; the main picture if the item has no separate one. */
export const templateAddress = (row: { id: string; picture_id: string | null; template_picture_id: string | null }) =>
  pictureAddress('newsRoom/template', row.id, row.template_picture_id) ??
  pictureAddress('newsRoom', row.id, row.picture_id)

/** Newsroom items (contract §3.5, NewsRoom). */
export const newsDefinition: StaffContentDefinition<StaffNews> = {
  name: 'NEWSROOM',
  entity: 'newsRoom',
  noun: 'newsroom item',
  tag: 'newsroom',
  area: 'newsRoom',
  pagePath: pagePaths.NEWSROOM,
  create: newsInput.extend(withImages),
  update,
  staff: staffNews,
  texts: ['content'],
  pictures: [
    { part: 'image', column: 'picture_id' },
    { part: 'templateImage', column: 'template_picture_id' },
  ],

  changeOf(body) {
    const news = update.parse(body)
    const change = itemChange(news, {
      name: news.title,
      content: cleanIfGiven(news.content, 'content'),
      image_alt: news.imageAlt,
      news_date: news.newsDate,
      source: news.source,
      external_link: news.externalLink,
    })
    const removedPictures: PictureColumn[] = []
    if (news.removeImage) removedPictures.push('picture_id')
    if (news.removeTemplateImage) removedPictures.push('template_picture_id')
    const chosenPictures = { picture_id: news.imageMedia, template_picture_id: news.templateImageMedia }
    return { ...change, removedPictures, chosenPictures }
  },

  staffOf: (row, now) => ({
    ...staffItemOf(row, fieldNames, now),
    title: row.name,
    content: row.content,
    url: pictureAddress('newsRoom', row.id, row.picture_id),
    imageMedia: row.picture_media,
    templateUrl: templateAddress(row),
    templateImageMedia: row.template_picture_media,
    imageAlt: row.image_alt,
    newsDate: newsDateOf({ ...row, published_at: row.published_at ?? row.created_at }),
    source: row.source,
    externalLink: row.external_link,
  }),

  fieldsOf: (row) => ({
    ...sharedFieldsOf(row),
    title: row.name,
    content: row.content,
    imageAlt: row.image_alt,
    newsDate: row.news_date,
    source: row.source,
    externalLink: row.external_link,
  }),

  sorts: { updatedAt: sorts.updatedAt, title: sorts.name, newsDate: sorts.newsDate, status: sorts.status },
  defaultSort: { column: 'updatedAt', direction: 'desc' },

  csv: {
    Title: ({ title }) => title,
    Address: ({ slug }) => slug && `${pagePaths.NEWSROOM}${slug}`,
    Status: ({ status }) => status,
    Date: ({ newsDate }) => newsDate,
    Published: ({ publishedAt, scheduledAt }) => publishedAt ?? scheduledAt,
    Category: ({ category }) => category?.categoryName,
    Source: ({ source }) => source,
    Link: ({ externalLink }) => externalLink,
    Summary: ({ description }) => description,
    'Last changed': ({ updatedAt }) => updatedAt,
    'Changed by': ({ updatedBy }) => updatedBy?.name,
  },
}
